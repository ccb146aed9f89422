import { noteWhereMade } from './where-made';

/** The forms in which a rulebook's rules become executable. */
export type Form =
  | 'parameter'
  | 'turn structure'
  | 'permission'
  | 'prohibition'
  | 'procedure step'
  | 'turn-based action'
  | 'state-based action'
  | 'timing'
  | 'replacement'
  | 'layer'
  | 'ending'
  | 'consequence'
  | 'keyword'
  | 'definition';

/** A numbered rule that the engine enforces. */
export interface Rule {
  /** Its number in the rulebook, e.g. '704.5c'. */
  readonly number: string;
  /** Other numbers under which the rulebook says the very same thing again: it is found, and switched off, under any of them. */
  readonly restates: readonly string[];
  /** What it says, in our own few words. */
  readonly title: string;
  readonly form: Form;
  /** Its place among all rules made in this process: games note by it which rules were used. Never written down. */
  readonly place: number;
}

/** A rule's number, and the numbers under which the rulebook says the same thing again. */
interface Restated {
  readonly number: string;
  readonly restates: readonly [string, ...string[]];
}

/** A rule that another edition holds. */
export interface Origin {
  /** The short name of that edition, e.g. '2003'. */
  readonly edition: string;
  readonly number: string;
}

/** A number under which an edition cites a rule that its book doesn't hold, and the rule of another one that it is taken from. */
interface Assumed {
  readonly number: string;
  readonly restates: readonly string[];
  readonly from: Origin;
}

/**
 * What one book calls a rule: a number, a number with its restatements (`'704.5c'`, `{ number: '704.5i', restates: ['402.2a'] }`), or
 * one that is `assumed`.
 */
export type OwnNumbers = string | Restated | Assumed;

/** Something for each edition that has it, by the edition's short name: an edition that is left out hasn't got it. */
export type ByEdition<T> = Readonly<Record<string, T>>;

/** What the book calls a rule; where the game has several editions with other numbers, what the book of each calls it. */
export type Numbers = OwnNumbers | ByEdition<OwnNumbers>;

/**
 * The number of a rule that an edition's book cites but doesn't hold: `assumed('116.3b', { from: ['2003', 'T.2.2'] })`.
 *
 * @param from the edition that holds it, and its number there; the edition alone, where it has the same number or is cited nowhere
 */
export const assumed = (
  number: string,
  {
    from,
    restates = NONE,
  }: { readonly from: string | readonly [string, string]; readonly restates?: readonly string[] },
): OwnNumbers => {
  const [edition, source] = typeof from === 'string' ? [from, number] : from;
  return { number, restates, from: { edition, number: source } };
};

const NONE: readonly string[] = [];

const origins = new Map<number, Origin>();

/** Where a rule was taken from that its own book only cites; undefined: the book holds it. */
export const originOf = ({ place }: Rule): Origin | undefined => origins.get(place);

let made = 0;

/** How many rules have been made so far. */
export const rulesMade = (): number => made;

/** Makes a rule of one book: its numbers, its title, its form. */
export function ownRule(numbers: OwnNumbers, title: string, form: Form): Rule {
  const place = made;
  made += 1;
  noteWhereMade(place);
  if (typeof numbers === 'string') return { number: numbers, restates: NONE, title, form, place };
  const { number, restates } = numbers;
  if ('from' in numbers) origins.set(place, numbers.from);
  return { number, restates, title, form, place };
}

/**
 * A rule as it might have been written. In a game that is played so its rule is out of force, and this stands in its place:
 * a game in which every rule is as it is written pays nothing for it.
 */
export interface Variant extends Rule {
  /** Where it differs: `whose`, or `number`. */
  readonly point: string;
  /** What it says there: `owner`, or `3`. */
  readonly choice: string;
  /** How an amendment asks for it: `vary 704.5e whose: owner`, or `set 402.2 to 3`. */
  readonly change: string;
  /** How it differs, in words: `owner instead of controller`, or `3 instead of 2`. */
  readonly words: string;
  /** What answers instead, for a rule that is called. */
  readonly answer: unknown;
  /** The rule that is looked up instead, for one that isn't called. */
  readonly standing: Rule;
}

/** What a running game tells a rule about itself: whether it is in force, and that it was used. */
export interface InForce {
  /** @param place the rule's place, from whoever has it at hand */
  isOn(rule: Rule, place?: number): boolean;
  /** What stands in the place of a rule that is out of force; undefined: nothing. */
  instead?(rule: Rule, place?: number): Variant | undefined;
  /** Steps that an amendment adds after a step. */
  stepsAfter?(rule: Rule): readonly Rule[];
  /** @param place the rule's place, from whoever has it at hand: rules come in so many shapes that reading it takes long. */
  exercise(rule: Rule, place?: number): void;
  /** How much was written: what is asked writes nothing, which is looked at each time. */
  readonly journal?: { mark(): number };
  /** Changes its state in an event that only keeps the books (see `EventfulGame`). */
  keepBooks?(what: string, change: () => void, rule: Rule): void;
  /** What tells each change, where somebody has asked for it. */
  readonly fullTrace?: readonly unknown[] | undefined;
}

/** A table before any game: every rule is as it is written. */
export const beforeAnyGame: InForce = { isOn: () => true, exercise: () => undefined };
