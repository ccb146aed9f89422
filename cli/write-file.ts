import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './make-folder';

/**
 * Writes a file as a whole or not at all: into another file first, which is then renamed. Makes the folder if there
 * is none. Throws what the file system throws.
 */
export function writeWhole(file: string, text: string): void {
  const folder = path.dirname(file);
  makeFolder(folder);
  const unfinished = path.join(folder, `.${path.basename(file)}.${process.pid}`);
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    removeDraft(unfinished);
    throw error;
  }
}

/** Removes what was not written whole, where there is anything: why it could not be written is what is told. */
export function removeDraft(draft: string): void {
  try {
    rmSync(draft, { recursive: true, force: true });
  } catch {
    // A file stands where its folder should be, or the folder can't be written: then there is no draft.
  }
}
