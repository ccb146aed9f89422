import type { ObjectTypes } from '../types';

/** A continuous effect that a resolved card or ability left behind. A game adds what its effects keep track of besides. */
export interface LastingEffect<T extends ObjectTypes> {
  readonly context: T['context'];
  readonly duration: T['tree']['duration'];
  readonly timestamp: number;
  /** Turn in which it began. */
  readonly turn: number;
  /** The objects it applies to, fixed as it began. */
  readonly objects: readonly T['object'][];
  readonly modifications: readonly T['modification'][];
  readonly statement: T['tree']['statement'] | undefined;
}
