import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { readJson } from '../read-json';
import { type Entry, entrySchema, nameOfEntry, writeEntry } from './entry';

const check = TypeCompiler.Compile(entrySchema);
const ENDING = '.json';

/** A folder can't be used as a corpus: why. */
export class CorpusProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CorpusProblem';
  }
}

/** What is in a corpus. */
export interface LoadedCorpus {
  /** The entries of one rulebook, shorter games first: of two that reach the same the shorter one is kept. */
  readonly entries: readonly Entry[];
  /** For each file that can't be used a sentence that says why. */
  readonly skipped: readonly string[];
}

/** A folder with one file for each entry, named by a digest of it: the same entry is never there twice. */
export class CorpusFolder {
  private constructor(private readonly folder: string) {}

  /** Makes the folder if there is none. Throws CorpusProblem where that can't be, or it can't be written to. */
  static at(folder: string): CorpusFolder {
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new CorpusProblem(`"${folder}" is a file: a corpus is a folder with a file for each entry.`);
    const corpus = new CorpusFolder(folder);
    try {
      if (!existsSync(folder)) mkdirSync(folder);
      corpus.write('.writable', '');
      rmSync(path.join(folder, '.writable'));
    } catch (error) {
      throw new CorpusProblem(
        `"${folder}" can't be written to (${reasonOf(error)}): give a folder that can.`,
      );
    }
    return corpus;
  }

  /** Reads what is there about one rulebook. Files that are damaged are skipped, and said. */
  load(rulebook: string): LoadedCorpus {
    const entries = new Map<string, Entry>();
    const skipped: string[] = [];
    for (const name of readdirSync(this.folder).sort()) {
      if (!name.endsWith(ENDING)) continue;
      const read = this.read(name);
      if (typeof read === 'string')
        skipped.push(
          `"${path.join(this.folder, name)}" is skipped, for it is no entry of a corpus: ${read}.`,
        );
      else if (read.rulebook === rulebook) entries.set(nameOfEntry(read), read);
    }
    const inOrder = [...entries].sort(
      ([one, { decisions: some }], [other, { decisions: more }]) =>
        some.length - more.length || (one < other ? -1 : 1),
    );
    return { entries: inOrder.map(([, entry]) => entry), skipped };
  }

  /** Adds what isn't there yet. Throws CorpusProblem where it can't be written. */
  keep(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const name = `${nameOfEntry(entry)}${ENDING}`;
      try {
        if (!existsSync(path.join(this.folder, name))) this.write(name, `${writeEntry(entry)}\n`);
      } catch (error) {
        throw new CorpusProblem(`"${path.join(this.folder, name)}" can't be written (${reasonOf(error)}).`);
      }
    }
  }

  /** Removes entries that reach nothing which others don't. */
  drop(entries: readonly Entry[]): void {
    for (const entry of entries)
      rmSync(path.join(this.folder, `${nameOfEntry(entry)}${ENDING}`), { force: true });
  }

  private read(name: string): Entry | string {
    let text: string;
    try {
      text = readFileSync(path.join(this.folder, name), 'utf8');
    } catch (error) {
      return reasonOf(error);
    }
    const read = readJson(text, check);
    if (!read.fine) return read.wrong;
    const digest = nameOfEntry(read.value);
    return name === `${digest}${ENDING}`
      ? read.value
      : `what it says has the digest ${digest}, not that of its name`;
  }

  /** As a whole or not at all. */
  private write(name: string, text: string): void {
    const unfinished = path.join(this.folder, `.${name}.${process.pid}`);
    writeFileSync(unfinished, text);
    renameSync(unfinished, path.join(this.folder, name));
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
