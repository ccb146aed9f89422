import { counts, type Fields } from '../../kernel';

/** An object that a cost was paid with, and what was done to it (G.6.2). */
export interface SpentObject<O> {
  readonly how: 'beheld' | 'sacrificed' | 'discarded';
  readonly object: O;
}

/** How it counts in the hash of a position. */
export const spentFields: Fields<SpentObject<object>> = { how: counts.value, object: counts.reference };
