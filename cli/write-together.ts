import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './make-folder';
import { Problem } from './problem';
import { removeDraft } from './write-file';

/**
 * Writes files together or not at all: all of them are written under other names first, and then renamed. Afterwards
 * the files that have gone elsewhere are removed.
 *
 * @param texts from a file's path to what it shall hold
 * @param gone files to remove, unless they are among those written
 * @throws Problem where something can't be written; then nothing has changed
 */
export function writeTogether(texts: ReadonlyMap<string, string>, gone: readonly string[] = []): void {
  try {
    writeAllOrNone(texts, gone);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`The files can't be written (${why}): make them writable and run this again.`]);
  }
}

/** The same; throws what the file system throws. */
export function writeAllOrNone(texts: ReadonlyMap<string, string>, gone: readonly string[] = []): void {
  const unfinished = new Map<string, string>();
  try {
    for (const [file, text] of texts) {
      makeFolder(path.dirname(file));
      const other = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
      unfinished.set(file, other);
      writeFileSync(other, text);
    }
    for (const [file, other] of unfinished) renameSync(other, file);
    for (const file of gone) if (!texts.has(file)) rmSync(file);
  } catch (error) {
    for (const other of unfinished.values()) removeDraft(other);
    throw error;
  }
}
