import { closeSync, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { NotARulebook, readRulebook, TooManyRules } from '../rulebooks/read';
import type { Source } from '../rulebooks/source';
import { Problem } from './problem';

/** What Windows-1252 has from 0x80 on. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** The largest rulebooks have one megabyte. */
const mostBytes = 4_000_000;

/** A user's file, read once: a pipe can't be read again. */
interface RulebookFile {
  readonly source: Source;
  /** All of it, decoded. */
  readonly text: string;
}

/**
 * Reads a rulebook from a user's file. Throws a Problem with one sentence where there is no such file, where it can't
 * be read, and where it is no text, too long, or no rulebook.
 */
export function readRulebookFile(file: string): RulebookFile {
  const text = readText(file);
  try {
    return { source: readRulebook(text), text };
  } catch (error) {
    if (error instanceof TooManyRules) {
      throw new Problem([`"${file}" is not a rulebook. ${error.message}: give only the rulebook's text.`]);
    }
    if (!(error instanceof NotARulebook)) throw error;
    throw new Problem([
      `"${file}" is not a rulebook: no line or row of it begins with a rule's number such as 704.5c, 103.1.b or A.4.3; give the publisher's text, Markdown or HTML.`,
    ]);
  }
}

function readText(file: string): string {
  const bytes = readBytes(file);
  if (bytes.length === 0) throw new Problem([`"${file}" is empty: give the file with the rulebook's text.`]);
  const text = decode(bytes);
  if (text === undefined) {
    throw new Problem([
      `"${file}" is not text in UTF-8, UTF-16 or Windows-1252: save the rulebook as plain text, Markdown or HTML first.`,
    ]);
  }
  if (text.trim() === '')
    throw new Problem([`"${file}" holds only spaces: give the file with the rulebook's text.`]);
  return text;
}

function readBytes(file: string): Buffer {
  let handle: number | undefined;
  try {
    // To open a named pipe waits for a writer, perhaps for ever; what a shell pipes in is a link to one that has a writer.
    if (lstatSync(file).isFIFO()) {
      throw new Problem([`"${file}" is a named pipe: give the file with the rulebook's text.`]);
    }
    handle = openSync(file, 'r');
    if (fstatSync(handle).isDirectory()) {
      throw new Problem([`"${file}" is a folder: give the file with the rulebook's text.`]);
    }
    // A pipe has no size: the limit is on what is read.
    const bytes = Buffer.alloc(mostBytes + 1);
    let length = 0;
    let read = -1;
    while (read !== 0 && length < bytes.length) {
      read = readSync(handle, bytes, length, bytes.length - length, null);
      length += read;
    }
    if (length > mostBytes) {
      throw new Problem([
        `"${file}" has more than ${mostBytes / 1_000_000} MB, which no rulebook has: give only the rulebook's text.`,
      ]);
    }
    return bytes.subarray(0, length);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem([
      `"${file}" can't be read (${reasonOf(error)}): give the file with the rulebook's text.`,
    ]);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Publishers' files are UTF-8, or what Windows writes. Columns count from after a byte-order mark. */
function decode(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return tryDecode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return tryDecode('utf-16be', bytes);
  if (bytes.includes(0)) return undefined;
  const text = tryDecode('utf-8', bytes) ?? fromWindows(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a binary file.
  return text === undefined || /[\x01-\x08\x0E-\x1A\x1C-\x1F]/.test(text) ? undefined : text;
}

function tryDecode(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Node decodes Windows-1252 as Latin-1, in which what Windows uses for dashes and quotes are control characters. */
function fromWindows(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (each) => windows[each.charCodeAt(0) - 0x80] ?? each);
}

function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'you may not read it';
  return error instanceof Error ? error.message : String(error);
}
