import { distance } from 'fastest-levenshtein';
import { parameterForms } from '../steps/parameter-forms';
import { games, gamesPlayedIn, type Terms } from '../steps/terms';
import { vocabulary } from '../steps/vocabulary';

const quoted = /"[^"]*"|'[^']*'(?!\w)/g;
const wordIn = /[A-Za-z][a-z]+/g;
const SHORTEST = 3;
const MOST_WRONG = 0.4;
const MOST_LIKELY = 4;
const MOST_WAYS = 64;

/** The words that steps are made of, in what stands between their gaps and in the gaps. */
const known: ReadonlySet<string> = new Set(
  [
    ...vocabulary.flatMap(({ expression, example }) => [expression, example]),
    ...Object.values(parameterForms).flat(),
  ]
    .join('\n')
    .replaceAll(/\{[a-z]+\}/g, ' ')
    .replaceAll(/\(s\)/g, 's')
    .replaceAll(quoted, ' ')
    .match(wordIn),
);

/** A word of a text that reads like one of the vocabulary's, and that one. */
export interface Misspelling {
  readonly word: string;
  readonly meant: string;
}

/**
 * The words of a step that are none of the vocabulary's, but read like some, with each that may be meant, the likeliest
 * first; names and what stands in quotes are left alone.
 */
export function misspellingsIn(text: string): (readonly Misspelling[])[] {
  const written = text.replaceAll(quoted, ' ').match(wordIn) ?? [];
  return [...new Set(written)].map(likelyFor).filter((likely) => likely.length > 0);
}

function likelyFor(word: string): readonly Misspelling[] {
  if (known.has(word) || word.length < SHORTEST || /^[A-Z]/.test(word)) return [];
  return [...known]
    .map((meant) => ({ word, meant, far: distance(meant, word) / Math.max(meant.length, word.length) }))
    .filter(({ far }) => far < MOST_WRONG)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_LIKELY);
}

/** The misspellings in a text that, set right, leave a step; undefined where none do. */
export function setRight(
  text: string,
  isStep: (text: string) => boolean,
): readonly Misspelling[] | undefined {
  let ways: (readonly Misspelling[])[] = [[]];
  for (const likely of misspellingsIn(text))
    ways = ways.flatMap((way) => likely.map((each) => [...way, each])).slice(0, MOST_WAYS);
  return ways.find((way) => way.length > 0 && isStep(corrected(text, way)));
}

const corrected = (text: string, misspellings: readonly Misspelling[]): string =>
  misspellings.reduce(
    (better, { word, meant }) =>
      better.replaceAll(new RegExp(`(?<![\\p{L}"'])${word}(?!\\p{L})`, 'gu'), meant),
    text,
  );

const zonesOf = ({ sharedZones, piles }: Terms): string[] => [
  ...Object.keys(sharedZones).map((zone) => `"${zone}"`),
  ...piles.map((pile) => `"in … ${pile}"`),
];

const closed: Readonly<
  Record<string, { readonly what: string; readonly of: (terms: Terms) => readonly string[] }>
> = {
  cards: { what: 'types of cards', of: ({ cardTypes }) => cardTypes },
  qualities: {
    what: 'characteristics',
    of: ({ characteristics }) => characteristics.flatMap(({ shown }) => shown ?? []),
  },
  state: { what: 'zones', of: zonesOf },
  place: { what: 'zones', of: zonesOf },
  pile: { what: 'piles', of: ({ piles }) => piles },
  part: { what: 'steps and phases', of: ({ parts }) => parts },
  resource: { what: 'kinds of resource', of: ({ resources }) => Object.keys(resources) },
  turnstate: { what: 'states of a turn', of: ({ turnStates }) => turnStates },
  stack: { what: 'zones where things wait to resolve', of: ({ stackCalled }) => stackCalled },
  roll: { what: 'rolls', of: ({ rolls }) => Object.keys(rolls) },
};

/** Says which words may stand in a gap, in the games that a text speaks of; undefined for gaps that are open. */
export function wordsOfGap(gap: string, file: string): string | undefined {
  const list = closed[gap];
  if (list === undefined) return undefined;
  const played = gamesPlayedIn(file);
  const told = (played.length > 0 ? played : games).map(
    (terms) => `the ${list.what} of ${terms.game} are ${list.of(terms).join(', ')}`,
  );
  return told.join('; ');
}
