import type { CardSpecification } from '../../port/contract';
import { ScenarioFault } from '../problems';
import { games, type PrintedNumber, words } from '../terms';
import { oneOf, Scanner } from './scanner';

/** Cards as a sentence describes them: how many, what is printed, and how they lie on the table. */
export interface CardsPhrase {
  readonly count: number;
  readonly card: CardSpecification;
  /** Name of the base that they are in. */
  readonly base?: string;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly playedThisTurn?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
}

const TYPE = oneOf(words((terms) => terms.cardTypes));
const SUPERTYPE = oneOf(words((terms) => terms.supertypes));
const NUMBER = oneOf(words((terms) => terms.characteristics.flatMap((each) => each.words)));
const COUNTER = '[a-z]+';
const HEAD = `(?:an?|the|\\d+) (?:${SUPERTYPE} )*(?:[A-Z][A-Za-z]* )*${TYPE}s? "[^"]+"`;
const JOINT = '(?:, and|,| and)?(?: with)?';
const BASE = 'in (?:her|his|their) base "[^"]+"';
const PRINTED = `${NUMBER} (?:X(?:\\+\\d+)?|-?\\d+)`;
const STATUS = '(?:rested|reset|face down|face up|played this turn)';
const TAIL = `${JOINT} (?:${PRINTED}|\\d+ damage marked|\\d+ ${COUNTER} counters?|${STATUS}|${BASE})`;

/** Cards, as a pattern. */
export const CARDS = `${HEAD}(?:${TAIL})*`;

const characteristic = (word: string): PrintedNumber => {
  const found = games.flatMap((terms) => terms.characteristics).find((each) => each.words.includes(word));
  if (!found) throw new ScenarioFault(`No card has a number called "${word}".`);
  return found.printed;
};

/** Reads cards. */
export function readCards(text: string): CardsPhrase {
  const scanner = new Scanner(text);
  const [, amount = 'a'] = scanner.take('(an?|the|\\d+) ') ?? scanner.lost();
  const supertypes: string[] = [];
  for (let next = scanner.take(`(${SUPERTYPE}) `); next; next = scanner.take(`(${SUPERTYPE}) `))
    supertypes.push(next[1] ?? '');
  const subtypes: string[] = [];
  for (let next = scanner.take('([A-Z][A-Za-z]*) '); next; next = scanner.take('([A-Z][A-Za-z]*) '))
    subtypes.push(next[1] ?? '');
  const [, type = '', name = ''] = scanner.take(`(${TYPE})s? "([^"]+)"`) ?? scanner.lost();
  const printed: Partial<Record<PrintedNumber, number | string>> = {};
  const counters: Record<string, number> = {};
  let lies: Partial<CardsPhrase> = {};
  while (!scanner.done) {
    scanner.take(`${JOINT} `) ?? scanner.lost();
    const number = scanner.take(`(${NUMBER}) (X(?:\\+\\d+)?|-?\\d+)`);
    const damage = number ?? scanner.take('(\\d+) damage marked');
    const counter = damage ?? scanner.take(`(\\d+) (${COUNTER}) counters?`);
    const status = counter ?? scanner.take(STATUS);
    const base = status ?? scanner.take('in (?:her|his|their) base "([^"]+)"') ?? scanner.lost();
    if (number) printed[characteristic(number[1] ?? '')] = amountOf(number[2] ?? '');
    else if (damage) lies = { ...lies, damage: Number(damage[1]) };
    else if (counter) counters[counter[2] ?? ''] = Number(counter[1]);
    else if (status) lies = { ...lies, ...lying(status[0]) };
    else lies = { ...lies, base: base[1] };
  }
  const numbers = numbersOf(printed);
  const defaults = games.find((terms) => terms.cardTypes.includes(type))?.printed[type] ?? {};
  return {
    ...lies,
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    count: /\d/.test(amount) ? Number(amount) : 1,
    card: { name, types: [type], subtypes, supertypes, ...defaults, ...numbers },
  };
}

const amountOf = (text: string): number | string => (text.startsWith('X') ? text : Number(text));

/** Only a resource cost can hold an X. */
function numbersOf(printed: Partial<Record<PrintedNumber, number | string>>): Partial<CardSpecification> {
  const { cost, ...others } = printed;
  const numbers: Partial<Record<PrintedNumber, number>> = {};
  for (const { printed: field } of games.flatMap((terms) => terms.characteristics)) {
    const value = field === 'cost' ? undefined : others[field];
    if (typeof value === 'string') throw new ScenarioFault(`Only a resource cost can be ${value}.`);
    if (value !== undefined) numbers[field] = value;
  }
  return { ...numbers, ...(cost === undefined ? {} : { cost }) };
}

function lying(status: string): Partial<CardsPhrase> {
  switch (status) {
    case 'rested':
    case 'reset':
      return { rested: status === 'rested' };
    case 'played this turn':
      return { playedThisTurn: true };
    default:
      return { faceDown: status === 'face down' };
  }
}
