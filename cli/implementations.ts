import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, type Home } from './home';

/** From a rule's number to the places, `file:line`, where an engine implements it. */
export type Implementations = Readonly<Record<string, readonly string[]>>;

const quotedNumber = /'(\d{3}(?:\.\d+(?:[a-z]|(?:\.(?:\d+|[a-z]))+)?)?(?:~\d+)?)'/g;

/** The file, beside this one once published, that scripts/build.mjs keeps the places in. */
const placesFile = 'implementations.json';

/** Where the reference engine implements the rules of a rulebook. */
export function implementationsOf(rulebook: string, home: Home): Implementations {
  if (home.checkout) return findImplementations(home.root, rulebook);
  const file = path.join(__dirname, placesFile);
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return isPlaces(value) ? (value[rulebook] ?? {}) : {};
}

/**
 * Finds the numbers that stand, quoted, in the sources of a game: each is where a rule is implemented.
 *
 * @param compiled the folder of what was compiled from the sources, whose files a package holds in their place
 */
export function findImplementations(root: string, rulebook: string, compiled?: string): Implementations {
  const places: Record<string, string[]> = {};
  const ending = compiled === undefined ? '.ts' : '.js';
  for (const file of filesBelow(path.join(root, compiled ?? '', 'engine', rulebook), ending)) {
    if (file.endsWith(`.test${ending}`)) continue;
    const name = path.relative(root, file).split(path.sep).join('/');
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, index) => {
        for (const number of numbersIn(text))
          places[number] = [...(places[number] ?? []), `${name}:${index + 1}`];
      });
  }
  return places;
}

/** The numbers of rules that stand, quoted, in a text. */
export const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(quotedNumber)].map(([, number = '']) => number);

function isPlaces(value: unknown): value is Readonly<Record<string, Implementations>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isImplementations);
}

function isImplementations(value: unknown): value is Implementations {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
