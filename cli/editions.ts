import colours from 'picocolors';
import {
  type ChoiceInEdition,
  type GameEditions,
  gameEditions,
  gameNamed,
  type MeaningInEditions,
  type OrderInEditions,
  type RuleInEdition,
} from './game-editions';
import { exitCodes } from './problem';

/** Prints in what the editions of a game differ. Returns the exit code; throws a Problem for a game that there isn't. */
export function editions(game: string, { json = false }: { readonly json?: boolean } = {}): number {
  const found = gameEditions(gameNamed(game));
  console.log(json ? JSON.stringify(found, null, 1) : describe(found));
  return exitCodes.passed;
}

/** How a meaning differs between editions. */
type Difference = 'meaning' | 'number' | 'missing';

function differenceOf({ editions }: MeaningInEditions, all: number): Difference | undefined {
  const rules = Object.values(editions);
  if (new Set(rules.map(({ title, form }) => `${form}: ${title}`)).size > 1) return 'meaning';
  if (rules.length < all) return 'missing';
  return new Set(rules.map(numbersOf)).size > 1 ? 'number' : undefined;
}

const numbersOf = ({ number, restates }: RuleInEdition): string => [number, ...restates].join(' and ');

const numbered = (rule: RuleInEdition): string =>
  rule.assumedFrom
    ? `${numbersOf(rule)} (assumed from ${rule.assumedFrom.edition} ${rule.assumedFrom.number})`
    : numbersOf(rule);

const inOneLine = ({ editions }: MeaningInEditions): string =>
  Object.entries(editions)
    .map(([edition, rule]) => `${edition} ${numbered(rule)}`)
    .join(', ');

/** What an edition's rules are called in their own numbers: the same of all that belongs to one difference of the books. */
const inEdition = ({ editions }: MeaningInEditions): readonly string[] =>
  Object.entries(editions).map(([edition, { number }]) => `${edition} ${number}`);

/**
 * Of what not every edition has, each difference of the books once: what an engine does in several steps under the same numbers is
 * one of them, and what it does under the numbers of another meaning belongs to that.
 */
function onceEach(
  missing: readonly MeaningInEditions[],
  otherMeanings: readonly MeaningInEditions[],
): readonly MeaningInEditions[] {
  const told = new Set(otherMeanings.flatMap(inEdition));
  const seen = new Set<string>();
  return missing.filter((each) => {
    const numbers = inEdition(each);
    const key = numbers.join(', ');
    if (seen.has(key) || numbers.every((number) => told.has(number))) return false;
    seen.add(key);
    return true;
  });
}

function describe(found: GameEditions): string {
  const { game, editions: all, meanings, orders, choices } = found;
  const width = Math.max(...all.map(({ name }) => name.length));
  const books = all.map(({ name, rulebook, edition }) => `  ${name.padEnd(width)}  ${rulebook} ${edition}`);
  const head = `${colours.bold(game)} has ${all.length === 1 ? 'one edition' : `${all.length} editions`}:\n${books.join('\n')}`;
  const differing = (difference: Difference): readonly MeaningInEditions[] =>
    meanings.filter((each) => differenceOf(each, all.length) === difference);
  const parts = [
    part(
      'Another meaning',
      differing('meaning').map((each) =>
        inLines(
          each,
          all.map(({ name }) => name),
          width,
        ),
      ),
    ),
    part(
      'Not in every edition',
      onceEach(differing('missing'), differing('meaning')).map(
        (each) => `  ${each.meaning}: only ${inOneLine(each)}`,
      ),
    ),
    part(
      'Another number',
      differing('number').map((each) => `  ${each.meaning}: ${inOneLine(each)}`),
    ),
    part(
      'Another order',
      orders.map((each) => inOrder(each, width)),
    ),
    part('Read otherwise', choices.map(describeChoice)),
  ];
  return [head, ...parts.filter((each) => each !== undefined)].join('\n\n');
}

const part = (title: string, lines: readonly string[]): string | undefined =>
  lines.length === 0 ? undefined : `${colours.bold(`${title} (${lines.length})`)}\n${lines.join('\n')}`;

/** A meaning with what each edition says, a line an edition. */
function inLines({ meaning, editions }: MeaningInEditions, names: readonly string[], width: number): string {
  const lines = names.map((name) => {
    const rule = editions[name];
    return `    ${name.padEnd(width)}  ${rule ? `${numbered(rule)}: ${rule.title} (${rule.form})` : 'nothing'}`;
  });
  return [`  ${meaning}`, ...lines].join('\n');
}

/** A procedure with its steps in the order of each edition, a line an edition. */
const inOrder = ({ procedure, editions }: OrderInEditions, width: number): string =>
  [
    `  ${procedure}`,
    ...Object.entries(editions).map(
      ([name, steps]) =>
        `    ${name.padEnd(width)}  ${steps.length === 0 ? 'nothing' : steps.map(({ number, title }) => `${number} ${title}`).join('; ')}`,
    ),
  ].join('\n');

const describeChoice = ({ edition, title, change, words }: ChoiceInEdition): string =>
  `  ${edition}: ${title}: ${words} (${change})`;
