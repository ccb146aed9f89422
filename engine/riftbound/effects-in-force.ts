/** What effects leave behind that goes on or waits. */

import type { Characteristics } from './card';
import type { Context, Piece } from './piece';
import type {
  Condition,
  Duration,
  Effect,
  Modification,
  Statement,
  TargetSpecification,
  Trigger,
} from './text/tree/index';

/** A change of an object's properties while an effect lasts: as a text says it, or to what it has become a copy of. */
export type Change = Modification | { readonly change: 'become'; readonly traits: Characteristics };

/** A continuous effect that a resolved spell or ability left behind. */
export interface LastingEffect {
  readonly context: Context;
  readonly duration: Duration;
  readonly timestamp: number;
  /** Turn in which it began. */
  readonly turn: number;
  /** The objects it applies to, fixed as it began. */
  readonly pieces: readonly Piece[];
  readonly modifications: readonly Change[];
  readonly statement: Statement | undefined;
  /** Who controls the objects while it lasts, and who would without any such effect. */
  readonly control?: { readonly seat: number; readonly before: number };
}

/** A delayed ability waiting for its event (382). */
export interface DelayedTrigger {
  readonly trigger: Trigger;
  readonly effect: Effect;
  readonly context: Context;
  readonly duration: Duration | undefined;
  /** Only the first time. */
  readonly next: boolean;
  readonly text: string;
  /** Its own targets, chosen as it is put on the chain. */
  readonly targets: readonly TargetSpecification[] | undefined;
}

/** A triggered ability that has triggered and waits to be put on the chain (376.3). */
export interface Triggered {
  readonly ability: Piece['ability'];
  readonly effect: Effect;
  readonly condition: Condition | undefined;
  readonly controller: number;
  readonly context: Context;
  readonly text: string;
  /** 376.1.b: for each of simultaneous events that could have triggered it, what it would know. */
  readonly instances?: readonly Context[];
}

/** A statement in force, with what says it. */
export interface Standing {
  readonly statement: Statement;
  readonly context: Context;
  readonly pieces: readonly Piece[] | undefined;
  readonly timestamp: number;
}
