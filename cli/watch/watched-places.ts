import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { rulebookIds } from '../../rulebooks/library';
import type { Home } from '../home';
import { lineSuffix } from '../line-suffix';
import { Problem } from '../problem';
import { findFeatures } from '../rulebook-features';
import type { Watched } from './saved-files';

/** Folders of a checkout whose code and data decide how scenarios are played. */
const sourceFolders = ['cli', 'engine', 'fuzz', 'port', 'reports', 'rulebooks', 'steps'];

/**
 * What is watched for a run: the feature files that it is about, in a checkout all that plays them; the rulebooks
 * here; and the files that an engine's command names. Throws a Problem for a path that there isn't.
 */
export function watchedPlaces(
  paths: readonly string[],
  {
    rulebook,
    engines,
    amend,
  }: { readonly rulebook?: string; readonly engines: readonly string[]; readonly amend?: string },
  home: Home,
): Watched {
  const features = paths.length > 0 ? paths.map(placeAt) : featuresOf(rulebook, home);
  const own = path.resolve('rulebooks');
  const sources = [
    ...(home.checkout ? sourceFolders.map((folder) => path.join(home.root, folder)) : []),
    ...(existsSync(own) ? [own] : []),
  ];
  const ofEngines = engines.flatMap((command) =>
    command
      .split(/[\s'"]+/)
      .filter((word) => word !== '' && existsSync(word) && statSync(word).isFile())
      .map((file) => path.resolve(file)),
  );
  // With it, whatever rules of a designer's own lie beside it.
  const ofAmendment = amend !== undefined && existsSync(amend) ? [path.dirname(path.resolve(amend))] : [];
  return { features, sources: [...sources, ...ofEngines, ...ofAmendment] };
}

function placeAt(given: string): string {
  const place = path.resolve(given.replace(lineSuffix, ''));
  if (existsSync(place)) return place;
  throw new Problem([`There is no file or folder "${given}": name a feature file or a folder of them.`]);
}

function featuresOf(rulebook: string | undefined, home: Home): string[] {
  const ids = rulebook === undefined ? rulebookIds() : [rulebook];
  return ids.flatMap((id) => {
    const folder = findFeatures(undefined, id, home, ids.length === 1)?.folder;
    return folder === undefined ? [] : [path.resolve(folder)];
  });
}
