import { counts, type Fields } from '../../kernel';

/** Combat damage that a creature was announced to deal (C.5.1): to a creature, or to the player in a seat. */
export interface Assignment<O> {
  readonly source: O;
  readonly to: O | undefined;
  readonly player: number | undefined;
  readonly amount: number;
}

const { amount, reference, value } = counts;

/** How it counts in the hash of a position. */
export const assignmentFields: Fields<Assignment<object>> = {
  source: reference,
  to: reference,
  player: value,
  amount,
};
