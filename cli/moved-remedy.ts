import path from 'node:path';
import { editionsOf } from '../rulebooks/library';
import { confirmedLinksFile } from '../rulebooks/links-file';
import type { Rulebook } from '../rulebooks/model';
import { fileAbove, type Home } from './home';
import { findFeatures } from './rulebook-features';

/** What to do where a feature file has the number that a rule had before: a clause that names a command. */
export function movedRemedy(
  { id, edition }: Pick<Rulebook, 'id' | 'edition'>,
  uri: string,
  home: Home,
): string {
  const file = path.resolve(uri);
  const command = applyCommand(id);
  const own = path.join(home.root, 'features', id);
  if (isBelow(file, own) && !home.checkout) {
    return `this scenario is the package's own: copy ${own} to ${path.join('features', id)} and run "${command}", or take rulebooks/${id}/${edition}.json away`;
  }
  const place = findFeatures(undefined, id, home);
  if (place !== undefined && isBelow(file, path.resolve(place.folder))) return `run "${command}"`;
  const folder = fileAbove(file, confirmedLinksFile) ?? path.dirname(file);
  return `run "${command} --features ${path.relative(process.cwd(), folder) || '.'}"`;
}

/** The command that gives links the numbers of the newest edition; `OLDER` is the file of one that is not stored. */
export function applyCommand(rulebook: string): string {
  const former = editionsOf(rulebook).at(-2);
  return `rulewright rulebook diff ${former === undefined ? 'OLDER' : `${rulebook}@${former}`} ${rulebook} --apply`;
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep);
}
