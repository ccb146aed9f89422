import { games } from '../terms';
import { OBJECT, type ObjectReference, PLAYER, readReference, WHOLE_PLAYER } from './references';
import { listOf, readList, Scanner } from './scanner';

/** An object or a player. */
export type Reference = { readonly object: ObjectReference } | { readonly player: string };

/** What a player announces while playing a card or activating an ability. */
export interface Choices {
  readonly targets: readonly Reference[];
  /** Said in so many words: no targets where none are needed. */
  readonly noTargets: boolean;
  readonly x?: number;
  readonly modes: readonly number[];
  readonly division: readonly number[];
  /** What costs are paid with, by the cost. */
  readonly payments: readonly { readonly cost: string; readonly with: readonly ObjectReference[] }[];
  readonly alternativeCost: boolean;
  readonly additionalCost: boolean;
  /** Which of several optional additional costs are paid, by their words; empty: as many as can be. */
  readonly additionalCosts: readonly string[];
}

/** An object or a player, as a pattern. */
export const REFERENCE = `(?:${OBJECT}|${WHOLE_PLAYER})`;
/** Objects and players, as a pattern. */
export const REFERENCES = listOf(REFERENCE);
/** Objects, as a pattern. */
export const OBJECTS = listOf(OBJECT);

const NUMBERS = listOf('\\d+');
const COSTS: Readonly<Record<string, string>> = Object.assign({}, ...games.map(({ costs }) => costs));
const COST = Object.keys(COSTS).join('|');
const PART = [
  'targeting nothing',
  `targeting ${REFERENCES}`,
  `(?:in|at|to) ${OBJECT}`,
  'with X = \\d+',
  `choosing modes? ${NUMBERS}`,
  `dividing it ${NUMBERS}`,
  `(?:${COST}) ${OBJECTS}`,
  'for its alternative cost',
  `with the additional costs?(?: ${listOf('"[^"]+"')})?`,
].join('|');

/** What is announced, as a pattern; it may be nothing. */
export const CHOICES = `(?:(?:,| and|, and)? (?:${PART}))*`;

/** Reads an object or a player. */
export function readOne(text: string): Reference {
  return new RegExp(`^${PLAYER}$`).test(text) ? { player: text } : { object: readReference(text) };
}

const unquoted = (text: string): string => text.slice(1, -1);

const numbersIn = (text: string): readonly number[] => readList(text, '\\d+', Number);

/** Nothing is announced. */
export const NO_CHOICES: Choices = {
  targets: [],
  noTargets: false,
  modes: [],
  division: [],
  payments: [],
  alternativeCost: false,
  additionalCost: false,
  additionalCosts: [],
};

/** Reads what is announced. */
export function readChoices(text: string): Choices {
  const scanner = new Scanner(text);
  let choices = NO_CHOICES;
  while (!scanner.done) {
    scanner.take('(?:, and|,| and)? ') ?? scanner.lost();
    choices = { ...choices, ...onePart(scanner, choices) };
  }
  return choices;
}

function onePart(scanner: Scanner, so: Choices): Partial<Choices> {
  if (scanner.take('targeting nothing')) return { noTargets: true };
  const targets = scanner.take(`(?:targeting|in|at|to) (${REFERENCES})`)?.[1];
  if (targets !== undefined) return { targets: [...so.targets, ...readList(targets, REFERENCE, readOne)] };
  const x = scanner.take('with X = (\\d+)')?.[1];
  if (x !== undefined) return { x: Number(x) };
  const modes = scanner.take(`choosing modes? (${NUMBERS})`)?.[1];
  if (modes !== undefined) return { modes: numbersIn(modes) };
  const division = scanner.take(`dividing it (${NUMBERS})`)?.[1];
  if (division !== undefined) return { division: numbersIn(division) };
  if (scanner.take('for its alternative cost')) return { alternativeCost: true };
  const additional = scanner.take(`with the additional costs?(?: (${listOf('"[^"]+"')}))?`);
  if (additional)
    return {
      additionalCost: true,
      additionalCosts: additional[1] === undefined ? [] : readList(additional[1], '"[^"]+"', unquoted),
    };
  const [, verb = '', paidWith = ''] = scanner.take(`(${COST}) (${OBJECTS})`) ?? scanner.lost();
  return {
    payments: [
      ...so.payments,
      { cost: COSTS[verb] ?? verb, with: readList(paidWith, OBJECT, readReference) },
    ],
  };
}
