import { type Division, firstSplit, refusedSplit, soleSplit, splitFrom } from './division';

/** The four kinds of decision a player can be asked for. There is no fifth. */
export type Decision = Choose | Order | PickNumber | Distribute;

interface Asked {
  /** Seat of the player who decides. */
  readonly player: number;
  /** Seat of the player whose choice it is, where another one decides: it counts as made by that player. */
  readonly choiceOf?: number;
  /** What the decision is for, in the rulebook's words: 'priority', 'choose targets'. */
  readonly purpose: string;
  /** Number of the rule that asks. */
  readonly rule: string;
  /** Number of the rule that leaves no other choice where there is only one, if another one than that which asks. */
  readonly compelledBy?: string | undefined;
  /** Number of the rule by which something isn't among the options, where that depends on what was chosen before. */
  readonly barring?: ((is: (option: Option) => boolean) => string | undefined) | undefined;
}

/** One thing that can be chosen. */
export interface Option {
  /** Reads on its own; unlike any other option of the decision. */
  readonly label: string;
  /** What choosing it does, when options differ in kind: 'pass', 'play', 'activate', … */
  readonly action?: string;
  /** The object that it is about. */
  readonly object?: { readonly id: number };
  /** A second object that it is about: where the first one goes, whom it is set against. */
  readonly onto?: { readonly id: number };
  /** Place of the ability, mode or the like that it is about. */
  readonly index?: number;
  /** Seat of the player that it is about. */
  readonly player?: number;
}

/** Choose from `minimum` to `maximum` of the options, none twice. */
export interface Choose extends Asked {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  readonly minimum: number;
  readonly maximum: number;
  /** Does the player hold priority, to act or to pass? A game may stop there for its observers, whatever can be done. */
  readonly isPriority: boolean;
}

/** Put the options in an order. */
export interface Order extends Asked {
  readonly kind: 'order';
  readonly options: readonly Option[];
}

/** Choose a whole number. */
export interface PickNumber extends Asked {
  readonly kind: 'number';
  readonly minimum: number;
  readonly maximum: number;
}

/** Split `amount` over the options. */
export interface Distribute extends Asked, Division {
  readonly kind: 'distribute';
  readonly options: readonly Option[];
}

/** Is a player asked what to do with priority? */
export const isPriority = (decision: Decision): boolean => decision.kind === 'choose' && decision.isPriority;

/** `choose`: places of the chosen options; `order`: a permutation of places; `number`: one number; `distribute`: amounts. */
export type Answer = readonly number[];

const byPlace = (first: number, second: number): number => first - second;

/** Says why an answer doesn't fit its decision; undefined when it does. */
export function refusal(decision: Decision, answer: Answer): string | undefined {
  for (const number of answer) if (!Number.isInteger(number)) return 'an answer is made of whole numbers';
  switch (decision.kind) {
    case 'choose': {
      if (answer.length > 1 && new Set(answer).size !== answer.length) return 'an option was chosen twice';
      for (const place of answer)
        if (place < 0 || place >= decision.options.length) return 'that option is not offered';
      if (answer.length < decision.minimum) return `at least ${decision.minimum} must be chosen`;
      return answer.length > decision.maximum ? `at most ${decision.maximum} can be chosen` : undefined;
    }
    case 'order': {
      const places = [...answer].sort(byPlace);
      const each =
        places.length === decision.options.length && places.every((place, index) => place === index);
      return each ? undefined : 'an order names each option once';
    }
    case 'number': {
      const [value] = answer;
      if (answer.length !== 1 || value === undefined) return 'one number is asked for';
      return value < decision.minimum || value > decision.maximum
        ? `from ${decision.minimum} to ${decision.maximum} only`
        : undefined;
    }
    case 'distribute':
      return refusedSplit(decision, answer);
  }
}

const THE_ONLY_ONE: Answer = [0];
const NONE: Answer = [];

/** The one legal answer, when there is only one; undefined when the player has a choice. */
export function soleAnswer(decision: Decision): Answer | undefined {
  switch (decision.kind) {
    case 'choose': {
      const { minimum, maximum, options } = decision;
      if (maximum === 0 || options.length === 0) return NONE;
      if (minimum !== options.length) return undefined;
      return minimum === 1 ? THE_ONLY_ONE : options.map((_, place) => place);
    }
    case 'order':
      return decision.options.length < 2 ? decision.options.map((_, place) => place) : undefined;
    case 'number':
      return decision.minimum === decision.maximum ? [decision.minimum] : undefined;
    case 'distribute':
      return soleSplit(decision);
  }
}

/** A legal answer without any thought: the first of what can be chosen, everything as it is listed, the least. */
export function firstAnswer(decision: Decision): Answer {
  switch (decision.kind) {
    case 'choose':
      return Array.from(
        { length: Math.max(decision.minimum, Math.min(1, decision.maximum, decision.options.length)) },
        (_, place) => place,
      );
    case 'order':
      return decision.options.map((_, place) => place);
    case 'number':
      return [decision.minimum];
    case 'distribute':
      return firstSplit(decision);
  }
}

/**
 * Reads a legal answer out of any numbers, so that a game is an array of numbers.
 *
 * @param next gives the next number, a non-negative integer; it is taken modulo what is legal at that point.
 */
export function answerFrom(decision: Decision, next: () => number): Answer {
  switch (decision.kind) {
    case 'choose': {
      const { minimum, maximum, options } = decision;
      const most = Math.min(maximum, options.length);
      const count = most > minimum ? minimum + (next() % (most - minimum + 1)) : minimum;
      return randomPlaces(options.length, count, next);
    }
    case 'order':
      return randomPlaces(decision.options.length, decision.options.length, next);
    case 'number':
      return [decision.minimum + (next() % (decision.maximum - decision.minimum + 1))];
    case 'distribute':
      return splitFrom(decision, next);
  }
}

function randomPlaces(size: number, count: number, next: () => number): number[] {
  if (count === 1 && size > 0) return [next() % size];
  const left = Array.from({ length: size }, (_, place) => place);
  return Array.from({ length: count }, () => left.splice(next() % left.length, 1)[0] ?? 0);
}

/** Something offered together with what it stands for, so that an answer comes back as values. */
export interface Offer<T> extends Option {
  readonly value: T;
}
