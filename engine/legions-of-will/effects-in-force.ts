/** What effects leave behind that goes on or waits. */

import type * as layer from '../card-game/continuous/lasting-effects';
import type { ActiveStatement } from '../card-game/continuous/statements';
import type { Context, Piece, PieceTypes } from './piece';
import type { Duration, Effect, Trigger, TriggeredAbility } from './text/tree';

/** A continuous effect that a resolved card or ability left behind (608.2). */
export interface LastingEffect extends layer.LastingEffect<PieceTypes> {
  /** For a prevention effect: how much it can still prevent; undefined is no limit. */
  readonly remaining: number | undefined;
  readonly shield: Extract<Effect, { do: 'prevent damage' }> | undefined;
  /** For a prevention effect: the sources that were chosen for it; undefined: any. */
  readonly sources: readonly Piece[] | undefined;
  /** For an effect that gave control: who had it, and the base that the permanent was in. */
  readonly control: { readonly from: number; readonly base: Piece | undefined } | undefined;
}

/** A delayed triggered ability waiting for its event (603.6). */
export interface DelayedTrigger {
  readonly trigger: Trigger;
  readonly effect: Effect;
  /** The ability that goes on the chain of events, when it has targets of its own. */
  readonly ability: TriggeredAbility | undefined;
  readonly context: Context;
  readonly duration: Duration | undefined;
  readonly text: string;
}

/** A triggered ability that has triggered and waits to be put on the chain of events (603.3). */
export interface Triggered {
  readonly ability: Piece['ability'];
  readonly effect: Effect;
  readonly source: Piece;
  readonly controller: number;
  readonly context: Context;
  readonly text: string;
  /** Name of the state trigger or ability, so that a state trigger waits for its first instance (603.7). */
  readonly key: string;
}

/** A statement in force, with what says it. */
export type Standing = ActiveStatement<PieceTypes>;
