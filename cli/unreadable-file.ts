import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault';

/** Why a feature file can't be read as text; undefined where it can. Gherkin itself would read on with strange letters. */
export function unreadableFile(uri: string): Fault | undefined {
  const fault = (line: number, what: string): Fault => ({
    uri,
    line,
    sentence: `${uri}:${line}: ${what}`,
    scenarios: [],
    name: path.basename(uri),
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(uri);
  } catch (error) {
    return fault(1, `the file can't be read (${error instanceof Error ? error.message : String(error)}).`);
  }
  if (bytes.includes(0)) return fault(1, 'the file is no text in UTF-8 (UTF-16, perhaps): save it as UTF-8.');
  const line = firstLineNotUtf8(bytes);
  if (line === undefined) return undefined;
  return fault(
    line,
    'a letter here is not in UTF-8 (the file is in Latin-1 or Windows-1252, perhaps): save it as UTF-8.',
  );
}

function firstLineNotUtf8(bytes: Buffer): number | undefined {
  if (isUtf8(bytes)) return undefined;
  const lineEnd = '\n'.charCodeAt(0);
  let from = 0;
  for (let line = 1; from < bytes.length; line += 1) {
    const end = bytes.indexOf(lineEnd, from);
    const until = end < 0 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(from, until))) return line;
    from = until;
  }
  return 1;
}
