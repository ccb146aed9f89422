import { distance } from 'fastest-levenshtein';
import { parameterForms } from '../steps/parameter-forms';
import { games, type Terms, words } from '../steps/terms';
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
  const played = games.filter(({ game }) => file.includes(`${game} game`));
  const told = (played.length > 0 ? played : games).map(
    (terms) => `the ${list.what} of ${terms.game} are ${list.of(terms).join(', ')}`,
  );
  return told.join('; ');
}

const ANY_OBJECT = '(?:[A-Z][^\\s"]*\'s )?"[^"]+"(?: \\(\\d+\\))?';
const OBJECT = `(?<object>${ANY_OBJECT})`;

/** What people say, and how the vocabulary says it. */
const otherWordings: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern: new RegExp(`^(?<player>[^\\s"]+) controls ${OBJECT}$`),
    instead: '$<object> is controlled by $<player>',
  },
  {
    pattern: /^(?<player>[^\s"]+) controls (?<many>\d+) (?<name>"[^"]+")$/,
    instead: '$<many> $<name> are controlled by $<player>',
  },
  {
    pattern: new RegExp(`^${OBJECT} (?<has>has|doesn't have) (?<ability>[a-z]+(?: [a-z]+)*)$`),
    instead: '$<object> $<has> the ability "$<ability>"',
  },
  { pattern: new RegExp(`^(?<player>[^\\s"]+) owns ${OBJECT}$`), instead: '$<object> is owned by $<player>' },
  {
    pattern: new RegExp(`^${OBJECT} (?:dies|died|(?:is|was) (?:dead|destroyed|killed))$`),
    instead: words(({ dead }) => (dead === undefined ? [] : [dead]))
      .map((pile) => `$<object> is in Alice's ${pile}`)
      .join('" or "'),
  },
  {
    pattern:
      /^it (?:is|was) refused,? (?:because of|citing|as|for|under|due to|with)(?: rule)? (?<rule>[\w.]*\d\w*)$/,
    instead: 'it is refused by rule $<rule>',
  },
  {
    pattern: new RegExp(
      `^(?<player>[^\\s"]+) (?:sacrifices|discards|exiles|destroys|reveals|returns|keeps) (?<objects>${ANY_OBJECT}(?:(?:,| and|, and) ${ANY_OBJECT})*)$`,
    ),
    instead: '$<player> chooses $<objects>',
  },
];

/** Small things that are often wrong in a step, how they are set right, and what is said then. */
const repairs: readonly { readonly repair: (text: string) => string; readonly says: string }[] = [
  {
    repair: (text) => text.replaceAll(/(?<![\w"])'([^'"]*)'(?!\w)/g, '"$1"'),
    says: 'names stand in double quotes',
  },
  { repair: (text) => text.replace(/\s*[.,;!]+$/, ''), says: 'leave out what stands at its end' },
  {
    repair: (text) => text.replace(/ *[:;]? *("[^"]*"|'[^']*')$/, ': $1'),
    says: "a colon and a blank stand before a card's text",
  },
  { repair: (text) => text.replaceAll(/\s+/g, ' '), says: 'words have one blank between them' },
  {
    repair: (text) => text.replace(/ with X(?: ?=? ?| is | being )(\d+)/, ' with X = $1'),
    says: 'the value of X has an equals sign before it',
  },
  {
    repair: (text) => text.replace(/( assigns? \d+ damage) (?:from|by|with) /, '$1 of '),
    says: 'damage is that of who deals it',
  },
];

/** What small thing is wrong in a text that is a step but for it, and the step; undefined where there is none. */
export function repaired(text: string, isStep: (text: string) => boolean): string | undefined {
  for (const { repair, says } of repairs) {
    const better = repair(text);
    if (better !== text && isStep(better)) return `${says}: write "${better}"`;
  }
  return undefined;
}

/** How the vocabulary says a text that it has other words for; undefined where none is known. */
export function otherWording(text: string): string | undefined {
  const found = otherWordings.find(({ pattern }) => pattern.test(text));
  return found && text.replace(found.pattern, found.instead);
}
