import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, type Home } from './home';

/** A digest of the engine's code: of every file that could change how a game goes. */
export const engineDigest = (home: Home): string => filesDigest(codeIn(home, ['engine', 'port']));

/** A digest of the steps' code: of every file that could change what a sentence does. */
export const vocabularyDigest = (home: Home): string => filesDigest(codeIn(home, ['steps']));

/** The same in short, of all code that could change how a scenario ends. */
export const codeDigest = (home: Home): string =>
  createHash('sha256').update(engineDigest(home)).update(vocabularyDigest(home)).digest('hex').slice(0, 8);

function codeIn({ root, checkout }: Home, folders: readonly string[]): readonly string[] {
  const top = checkout ? root : path.join(root, 'dist');
  return folders
    .flatMap((each) => ['.ts', '.js', '.ohm'].flatMap((ending) => filesBelow(path.join(top, each), ending)))
    .filter((file) => !/\.(?:test|d)\.ts$/.test(file))
    .sort();
}

/** A digest of what stands in some files, given relative to the current folder. */
export function filesDigest(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  return hash.digest('hex').slice(0, 16);
}
