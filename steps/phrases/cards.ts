import { type CardSpecification, SetupProblem } from '../../port/contract';
import { InputError } from '../problems';
import { refuseImpossibleCard, refuseTooMany, refuseUncountable } from '../table-limits';
import { type CharacteristicTerm, type Fields, games, words } from '../terms';
import { oneOf, Scanner } from './scanner';

/** So many counters of a kind, as steps and tables say it: “1 ice counter”. */
export const countersInWords = (count: number, kind: string): string =>
  `${count} ${kind} counter${count === 1 ? '' : 's'}`;

/** Cards as a sentence describes them: how many, what is printed, and how they lie on the table. */
export interface CardsPhrase {
  readonly count: number;
  readonly card: CardSpecification;
  /** What is so of them. */
  readonly statuses?: readonly string[];
  /** Name of the place that they are in. */
  readonly at?: string;
  /** Name of what they are attached to. */
  readonly attachedTo?: string;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
}

/** The fields of texts, by their words. */
const texts: Readonly<Record<string, string>> = Object.fromEntries(
  games.flatMap((terms) => Object.entries(terms.texts)),
);
const TEXT = oneOf(Object.keys(texts));

const CARD_TYPES = words((terms) => terms.cardTypes);
const TYPE = oneOf(CARD_TYPES);
/** The word for several of each type, and the type: "sorceries". */
const severalOf: ReadonlyMap<string, string> = new Map(
  CARD_TYPES.map((type): [string, string] => [type.replace(/y$/, 'ie').concat('s'), type]),
);
const TYPE_OR_SEVERAL = oneOf([...CARD_TYPES, ...severalOf.keys()]);
const SUPERTYPE = oneOf(words((terms) => terms.supertypes));
const NUMBER = oneOf(words((terms) => terms.characteristics.flatMap((each) => each.words)));
/** A kind of counters, which may be named after what each does: “ice”, “+1/+1”. */
export const COUNTER = '(?:[a-z]+|[+-]\\d+/[+-]\\d+)';
const SORT = oneOf(words((terms) => terms.sorts));
const ARRANGED = words((terms) => terms.arrangedStatuses);
const LYING = oneOf(ARRANGED);
// Cards that are told apart by their sort alone need no name.
const NAMED = `(?:[A-Z][A-Za-z]* )*(?:${TYPE} )*${TYPE_OR_SEVERAL} "[^"]+"`;
const UNNAMED = `(?:${LYING} )*${SORT} ${TYPE_OR_SEVERAL}(?! ")`;
const HEAD = `(?:an?|the|\\d+) (?:(?:(?:${SORT}|${SUPERTYPE}|${LYING}) )*${NAMED}|${UNNAMED})`;
const JOINT = '(?:, and|,| and)?(?: with)?';
const HOME = oneOf(words(({ home }) => (home === undefined ? [] : [home])));
const BEFORE_PLACE = `(?:in(?: (?:her|his|their|the) ${HOME})?|at)`;
const OWN_HOME = `in (?:her|his|their) ${HOME}`;
const PLACE = `(?:${BEFORE_PLACE} "[^"]+"|${OWN_HOME})`;
/** Symbols stand in braces, one after another: {1}{G}. */
const PRINTED_VALUE = 'X(?:\\+(?:X|\\d+))*|-?\\d+|(?:\\{[^{}]+\\})+';
const PRINTED = `${NUMBER} (?:${PRINTED_VALUE})`;
const ATTACHED = 'attached to "[^"]+"';
const FURTHER_TEXT = `${TEXT} (?:"[^"]+"|'[^']+')`;
const TAIL = `${JOINT} (?:${PRINTED}|${ATTACHED}|${FURTHER_TEXT}|\\d+ damage(?: marked)?|\\d+ ${COUNTER} counters?|${LYING}|${PLACE})`;

/** Cards, as a pattern. */
export const CARDS = `${HEAD}(?:${TAIL})*`;

const characteristics: readonly CharacteristicTerm[] = games.flatMap((terms) => terms.characteristics);

function characteristic(word: string): CharacteristicTerm {
  const found = characteristics.find((each) => each.words.includes(word));
  if (!found) throw new InputError(`No card has a number called "${word}".`);
  return found;
}

/** The field whose words stand before a type, by each of them. */
const fieldOf: ReadonlyMap<string, string> = new Map(
  games.flatMap(({ sorts, beforeType: [field] }) =>
    field === undefined ? [] : sorts.map((word): [string, string] => [word, field]),
  ),
);

/** “A units” is one or several: nobody knows which was meant. */
function refuseOneOfSeveral(text: string, amount: string, type: string, called: string): void {
  const isOne = !/\d/.test(amount) || Number(amount) === 1;
  if (isOne && called !== type)
    throw new InputError(
      `"${text}" says "${amount}" and "${called}": write "${amount} ${type}", or how many ${called} there are.`,
    );
}

/** Reads cards. */
export function readCards(text: string): CardsPhrase {
  const scanner = new Scanner(text);
  const [, amount = 'a'] = scanner.take('(an?|the|\\d+) ') ?? scanner.lost();
  const statuses: string[] = [];
  const sorts: string[] = [];
  const supertypes: string[] = [];
  const before = `(?:(${SORT})|(${SUPERTYPE})|(${LYING})) `;
  for (let next = scanner.take(before); next; next = scanner.take(before)) {
    if (next[1] !== undefined) sorts.push(next[1]);
    if (next[2] !== undefined) supertypes.push(next[2]);
    if (next[3] !== undefined) statuses.push(next[3]);
  }
  const subtypes: string[] = [];
  for (let next = scanner.take('([A-Z][A-Za-z]*) '); next; next = scanner.take('([A-Z][A-Za-z]*) '))
    subtypes.push(next[1] ?? '');
  const types: string[] = [];
  const further = `(${TYPE}) (?=(?:${TYPE} )*${TYPE_OR_SEVERAL} ")`;
  for (let next = scanner.take(further); next; next = scanner.take(further)) types.push(next[1] ?? '');
  const [, called = '', given] = scanner.take(`(${TYPE_OR_SEVERAL})(?: "([^"]+)")?`) ?? scanner.lost();
  const type = severalOf.get(called) ?? called;
  refuseOneOfSeveral(text, amount, type, called);
  const name = given ?? `${capital(sorts[0] ?? '')} ${capital(type)}`;
  const fields: Record<string, Fields[string]> = {};
  const counters: Record<string, number> = {};
  const once = saidOnce(name);
  for (const status of statuses) once(unlike(status), status);
  let lies: Partial<CardsPhrase> = {};
  while (!scanner.done) {
    scanner.take(`${JOINT} `) ?? scanner.lost();
    const number = scanner.take(`(${NUMBER}) (${PRINTED_VALUE})`);
    const damage = number ?? scanner.take('(\\d+) damage(?: marked)?');
    const counter = damage ?? scanner.take(`(\\d+) (${COUNTER}) counters?`);
    const status = counter ?? scanner.take(LYING);
    const attached = status ?? scanner.take('attached to "([^"]+)"');
    const effect =
      attached ?? scanner.take(`(${TEXT}) ["'](.+?)["'](?=$|,| and | with | at | in | attached )`);
    const place =
      effect ?? scanner.take(`${BEFORE_PLACE} "([^"]+)"`) ?? scanner.take(OWN_HOME) ?? scanner.lost();
    const [words] = place;
    if (number) {
      const field = characteristic(number[1] ?? '');
      once(field.printed, words);
      fields[field.printed] = amountIn(field, number[2] ?? '');
    } else if (damage) {
      once('damage', words);
      lies = { ...lies, damage: Number(damage[1]) };
    } else if (counter) {
      const [, much = '', kind = ''] = counter;
      once(`${kind} counters`, words);
      counters[kind] = Number(much);
    } else if (status) {
      once(unlike(words), words);
      statuses.push(words);
    } else if (attached) {
      once('attached', words);
      lies = { ...lies, attachedTo: attached[1] };
    } else if (effect) {
      const [, called = '', text = ''] = effect;
      once(called, words);
      fields[texts[called] ?? called] = text;
    } else {
      once('place', words);
      // Without a name it is the place that cards are in anyway.
      if (place[1] !== undefined) lies = { ...lies, at: place[1] };
    }
  }
  for (const value of [lies.damage ?? 0, ...Object.values(counters)])
    refuseUncountable(`"${name}" bears`, value);
  const count = /\d/.test(amount) ? Number(amount) : 1;
  refuseTooMany(`"${name}" can't be`, count);
  for (const word of sorts) fields[fieldOf.get(word) ?? ''] = sorts;
  const card = {
    name,
    types: [...types, type],
    subtypes,
    supertypes,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  };
  refuseImpossibleCard(card, characteristics);
  return {
    ...lies,
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
    count,
    card,
  };
}

/** Refuses a second word on something that only one can be said of. */
function saidOnce(name: string): (about: string, words: string) => void {
  const said = new Map<string, string>();
  return (about, words) => {
    const before = said.get(about);
    if (before !== undefined)
      throw new SetupProblem(
        `"${name}" is said to be both "${before}" and "${words}": leave one of them out.`,
      );
    said.set(about, words);
  };
}

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** Only a cost can hold an X; a cost in symbols names each of them, or is as many of the card's own. */
function amountIn({ kind, words: [called] }: CharacteristicTerm, amount: string): Fields[string] {
  const symbols = [...amount.matchAll(/\{([^{}]+)\}/g)].flatMap(([, symbol]) => symbol ?? []);
  if (symbols.length > 0) {
    if (kind !== 'symbols') throw new SetupProblem(`A ${called} can't be ${amount}: it is a number.`);
    return symbols;
  }
  if (kind === 'symbols') return Array.from({ length: Number(amount) }, () => 'own');
  if (!amount.startsWith('X')) return Number(amount);
  if (kind !== 'cost') throw new SetupProblem(`Only a resource cost can be ${amount}.`);
  return amount;
}

/** A status and the one that nothing has at the same time, in whichever order they are said. */
const unlike = (status: string): string =>
  [status, ...games.flatMap(({ opposites }) => opposites[status] ?? []).slice(0, 1)].sort().join();
