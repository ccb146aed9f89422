/** What effects leave behind that goes on or waits. */

import type * as layer from '../card-game/continuous/lasting-effects';
import type { ActiveStatement } from '../card-game/continuous/statements';
import type { GameObject, ObjectTypes } from './object';
import type { Effect } from './text/tree';

/** A continuous effect that a resolved card or ability left behind (608.2). */
export interface LastingEffect extends layer.LastingEffect<ObjectTypes> {
  /** For a prevention effect: how much it can still prevent; undefined is no limit. */
  readonly remaining: number | undefined;
  readonly shield: Extract<Effect, { do: 'prevent damage' }> | undefined;
  /** For a prevention effect: the sources that were chosen for it; undefined: any. */
  readonly sources: readonly GameObject[] | undefined;
  /** For an effect that gave control: who had it, and the base that the permanent was in. */
  readonly control: { readonly from: number; readonly base: GameObject | undefined } | undefined;
}

/** A statement in force, with what says it. */
export type Standing = ActiveStatement<ObjectTypes>;
