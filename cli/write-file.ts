import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file as a whole or not at all: into another file first, which is then renamed. Makes the folder if there
 * is none. Throws what the file system throws.
 */
export function writeWhole(file: string, text: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const unfinished = path.join(folder, `.${path.basename(file)}.${process.pid}`);
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
