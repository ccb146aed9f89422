import type { TriggeredAbility } from '../../text/tree';
import type { Context } from '../phrases/context';
import type { ObjectTypes } from '../types';

/** One way in which events match a trigger: what "it", "that much" and "that player" then mean. */
export type MatchedEvent<T extends ObjectTypes> = Pick<Context<T>, 'that' | 'thatMuch' | 'thatPlayer'>;

/** An ability of an object that triggers. */
export type Triggering<T extends ObjectTypes> = T['ability'] & TriggeredAbility<T['tree']>;

/** A triggered ability that has triggered and waits to be put on the stack. */
export interface WaitingTrigger<T extends ObjectTypes> {
  /** Undefined for what an effect has told to be done later, without targets of its own. */
  readonly ability: T['ability'] | TriggeredAbility<T['tree']> | undefined;
  readonly effect: T['tree']['effect'];
  readonly source: T['object'];
  /** Seat of the player who controls it. */
  readonly controller: number;
  readonly context: T['context'];
  readonly text: string;
}

/** A delayed triggered ability that waits for its event. */
export interface DelayedTrigger<T extends ObjectTypes> {
  readonly trigger: T['tree']['trigger'];
  readonly effect: T['tree']['effect'];
  /** The ability that goes on the stack, when it has targets of its own. */
  readonly ability: TriggeredAbility<T['tree']> | undefined;
  readonly context: T['context'];
  /** Undefined for one that triggers once. */
  readonly duration: T['tree']['duration'] | undefined;
  readonly text: string;
}
