/** What is remembered of dice that were rolled, and how it counts in the hash of a position. */
import { counts, type Fields } from '../../kernel';
import type { Effect } from '../text/tree';

const { constant, list, value } = counts;

/** Dice that were rolled, and the result of each. */
export interface RolledDice {
  readonly roll: Extract<Effect, { do: 'roll' }>;
  readonly results: readonly number[];
}

/** A result that was stored on a permanent, and of which kind of die (706.8a). */
export interface StoredResult {
  readonly sides: number;
  readonly value: number;
  /** By which of the abilities that it has got from others; left out: by one printed on it (706.8c). */
  readonly link?: number | undefined;
}

export const rolledFields: Fields<RolledDice> = { roll: constant, results: list(value) };

export const storedResultFields: Fields<StoredResult> = { sides: value, value, link: value };
