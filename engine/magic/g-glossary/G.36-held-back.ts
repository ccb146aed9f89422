import { type CountedField, counts, type Fields } from '../../kernel';
import type { Context } from '../object';
import type { Effect } from '../text/tree';

/** What is done as the next turn begins, in place of one that was skipped for it (614.10b). */
export interface HeldBack {
  readonly effect: Effect;
  readonly context: Context;
}

/** How it counts in the hash of a position. @param context how what an ability knows counts */
export const heldBackFields = (context: CountedField<Context>): Fields<HeldBack> => ({
  effect: counts.constant,
  context,
});
