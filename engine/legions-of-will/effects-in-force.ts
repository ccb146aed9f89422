/** What effects leave behind that goes on or waits. */

import type * as layer from '../card-game/continuous/lasting-effects';
import type { ActiveStatement } from '../card-game/continuous/statements';
import type { LastingPrevention } from '../card-game/replacement/lasting-prevention';
import type { GameObject, ObjectTypes } from './object';

/** A continuous effect that a resolved card or ability left behind (608.2). */
export interface LastingEffect extends layer.LastingEffect<ObjectTypes>, LastingPrevention<ObjectTypes> {
  /** For an effect that gave control: who had it, and the base that the permanent was in. */
  readonly control: { readonly from: number; readonly base: GameObject | undefined } | undefined;
}

/** A statement in force, with what says it. */
export type Standing = ActiveStatement<ObjectTypes>;
