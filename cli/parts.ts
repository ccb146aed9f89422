import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lineSuffix } from './line-suffix';
import type { WrittenScenario } from './plan';
import { rulebookOfFile } from './selection';

/** A scenario of random games takes about as long as so many others. */
const PROPERTY = 40;

/** Files that are played in one process, in their order, and what they weigh. */
interface Load {
  readonly files: string[];
  weight: number;
}

/**
 * Divides feature files among processes that play them at once, so that all have about as much to do. Files stay whole, so that
 * each is read once; those of random games of one rulebook stay together, for one process plays each game once, whatever is asked
 * about it.
 *
 * @param files as Cucumber is told of them, perhaps with lines
 * @param scenarios those of them that are to be played
 * @returns the files of each process, none of them without any: fewer than `count` where there are fewer files
 */
export function filesInParts(
  files: readonly string[],
  scenarios: readonly WrittenScenario[],
  rulebooks: readonly string[],
  count: number,
): readonly (readonly string[])[] {
  const many = new Map<string, number>();
  for (const { uri } of scenarios) many.set(uri, (many.get(uri) ?? 0) + 1);
  const together = new Map<string, Load>();
  for (const file of files) {
    const place = file.replace(lineSuffix, '');
    const isOfProperties = readFileSync(place, 'utf8').includes('@property');
    const key = isOfProperties ? `random games of ${rulebookOfFile(place, rulebooks)}` : file;
    const load = together.get(key) ?? { files: [], weight: 0 };
    load.files.push(file);
    const own = many.get(path.relative(process.cwd(), place)) ?? 0;
    load.weight += own * (isOfProperties ? PROPERTY : 1);
    together.set(key, load);
  }
  const parts: Load[] = Array.from({ length: count }, () => ({ files: [], weight: 0 }));
  // The heaviest first, each to whoever has least.
  for (const load of [...together.values()].sort((one, other) => other.weight - one.weight)) {
    const lightest = parts.reduce((least, part) => (part.weight < least.weight ? part : least));
    lightest.files.push(...load.files);
    lightest.weight += load.weight;
  }
  const order = new Map(files.map((file, place) => [file, place]));
  return parts
    .filter((part) => part.files.length > 0)
    .map((part) => part.files.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)));
}
