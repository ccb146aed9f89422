import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { rulebookIds } from '../rulebooks/library';
import type { ConfirmedLinks } from '../rulebooks/link-states';
import { BadConfirmedLinks, confirmedLinksFile, parseConfirmedLinks } from '../rulebooks/links-file';
import { type FeatureLinks, readFeatureLinks } from './feature-links';
import { filesBelow, type Home } from './home';
import { Problem } from './problem';

/** Where the features of a rulebook are. */
export interface FeaturesPlace {
  /** The folder with the rulebook's features and the file of confirmed links. */
  readonly folder: string;
  /** The folder beside which `rulebooks/` stands, with the rulings that go with these features. */
  readonly root: string;
  /** False for those of an installed package, which are not the user's to change. */
  readonly writable: boolean;
}

const written = /(?:Rule:\s*|@also:)(?<number>(?:\d|[A-Z]\.\d)[\w.~]*)/g;

/**
 * Where the features of a rulebook are: in the folder given, or in a folder of it with the rulebook's name; left out,
 * in `features/` here, else in the package. Throws a Problem for a folder that there isn't; undefined if none was given
 * and there are none.
 *
 * @param only whether a `features/` without folders for rulebooks is this rulebook's
 */
export function findFeatures(
  given: string | undefined,
  id: string,
  home: Home,
  only = true,
): FeaturesPlace | undefined {
  if (given !== undefined && !(existsSync(given) && statSync(given).isDirectory())) {
    throw new Problem([`There is no folder "${given}": give --features the folder with the feature files.`]);
  }
  const tops = given === undefined ? ['features', path.join(home.root, 'features')] : [given];
  for (const [index, top] of tops.entries()) {
    const isWhole = given === undefined ? only && index === 0 && isOfOneRulebook(top) : true;
    const folder = [path.join(top, id), ...(isWhole ? [top] : [])].find((each) => existsSync(each));
    if (folder === undefined) continue;
    return { folder, root: path.dirname(path.resolve(top)), writable: index === 0 || home.checkout };
  }
  return undefined;
}

/** The feature files of a rulebook that a run without paths is about: the user's own, else the package's. */
export function featureFilesOf(id: string, home: Home, only: boolean): string[] {
  const place = findFeatures(undefined, id, home, only);
  return place === undefined ? [] : filesBelow(path.resolve(place.folder), '.feature');
}

/** Says in a few words whose features those of the rulebooks are: `features/pebbles`, or the package's own. */
export function whoseFeatures(ids: readonly string[], home: Home, only: boolean): string {
  const owners = ids
    .filter((id) => featureFilesOf(id, home, only).length > 0)
    .map((id) => {
      const folder = path.resolve(findFeatures(undefined, id, home, only)?.folder ?? '');
      const isOwn = !folder.startsWith(path.join(home.root, 'features'));
      return isOwn ? path.relative(process.cwd(), folder) : "the package's own";
    });
  return [...new Set(owners)].join(' and ');
}

function isOfOneRulebook(folder: string): boolean {
  const isOther = rulebookIds().some((id) => existsSync(path.join(folder, id)));
  return !isOther && filesBelow(folder, '.feature').length > 0;
}

/**
 * Reads the feature files of a folder in which one of the numbers is linked to, or whose name is wanted. Only these
 * are parsed, so that a comparison answers at once. Throws a Problem for a file that is no Gherkin.
 */
export function readFeatures(
  folder: string,
  isLinked: (number: string) => boolean,
  isWanted: (file: string) => boolean = () => false,
): FeatureLinks[] {
  return filesBelow(folder, '.feature')
    .filter((file) => {
      if (isWanted(file)) return true;
      const numbers = readFileSync(file, 'utf8').matchAll(written);
      return [...numbers].some(({ groups }) => isLinked(groups?.number?.replace(/\.$/, '') ?? ''));
    })
    .map(readFeatureLinks);
}

/** The confirmed links of a folder with features; undefined where there are none. Throws a Problem for a bad file. */
export function readConfirmedLinks(folder: string): ConfirmedLinks | undefined {
  const file = path.join(folder, confirmedLinksFile);
  if (!existsSync(file)) return undefined;
  const name = path.relative(process.cwd(), file) || file;
  try {
    return parseConfirmedLinks(readFileSync(file, 'utf8'), name);
  } catch (error) {
    if (error instanceof BadConfirmedLinks) throw new Problem([error.message]);
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`${name} can't be read (${why}): make it readable, or restore it.`]);
  }
}
