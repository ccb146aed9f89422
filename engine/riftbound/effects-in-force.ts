/** What effects leave behind that goes on or waits. */

import type * as layer from '../card-game/continuous/lasting-effects';
import type { ActiveStatement } from '../card-game/continuous/statements';
import type * as triggers from '../card-game/triggers/triggered-abilities';
import type { Context, ObjectTypes } from './object';

export type { Change } from './object';

/** A continuous effect that a resolved spell or ability left behind. */
export interface LastingEffect extends layer.LastingEffect<ObjectTypes> {
  /** Who controls the objects while it lasts, and who would without any such effect. */
  readonly control?: { readonly seat: number; readonly before: number };
}

/** A delayed ability waiting for its event (382). */
export interface DelayedTrigger extends triggers.DelayedTrigger<ObjectTypes> {
  /** Only the first time. */
  readonly next: boolean;
}

/** A triggered ability that has triggered and waits to be put on the chain (376.3). */
export interface WaitingTrigger extends triggers.WaitingTrigger<ObjectTypes> {
  /** 376.1.b: for each of simultaneous events that could have triggered it, what it would know. */
  readonly instances?: readonly Context[] | undefined;
}

/** A statement in force, with what says it. */
export interface Standing extends ActiveStatement<ObjectTypes> {
  readonly timestamp: number;
}
