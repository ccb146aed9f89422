/** What effects leave behind that goes on or waits. */
import type { Context, Piece } from './piece';
import type { Duration, Effect, Modification, Statement } from './text/tree';

/** A continuous effect that a resolved card or ability left behind (608.2). */
export interface LastingEffect {
  readonly context: Context;
  readonly duration: Duration;
  readonly timestamp: number;
  /** Turn in which it began, and the player whose effect it is: for "until your next turn". */
  readonly turn: number;
  /** The objects it applies to, fixed as it began (608.2c). */
  pieces: readonly Piece[];
  readonly modifications: readonly Modification[];
  readonly statement: Statement | undefined;
  /** For a prevention effect: how much it can still prevent; undefined is no limit. */
  remaining: number | undefined;
  readonly shield: Extract<Effect, { do: 'prevent damage' }> | undefined;
  /** For a prevention effect: the sources that were chosen for it; undefined: any. */
  readonly sources: readonly Piece[] | undefined;
  /** For an effect that gave control: who had it, and the base that the permanent was in. */
  readonly control: { readonly from: number; readonly base: Piece | undefined } | undefined;
}

/** A statement in force, with what says it. */
export interface Standing {
  readonly statement: Statement;
  readonly context: Context;
  /** Objects that it was fixed to; undefined: whatever its subject describes at the moment. */
  readonly pieces: readonly Piece[] | undefined;
}
