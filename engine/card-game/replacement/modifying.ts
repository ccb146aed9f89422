import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';

/** A replacement or prevention effect that could modify an event. */
export interface Modifying<T extends TypesOf<T>> {
  /** Names the effect for whoever chooses among several. */
  readonly label: string;
  /** What has been through an event once doesn't modify it again. */
  readonly key: unknown;
  /** Does it say under whose control an object arrives? Left out: no. */
  readonly changesControl?: boolean;
  /** Seat of the player who chooses as it is done what it says; left out: whom the event affects. */
  readonly chooser?: number | undefined;
  /** How much it can cover of all that happens at once; left out: there is no limit. */
  readonly limit?: number;
  /** It may come to somebody else whom the event is about. */
  readonly redirects?: boolean;
  /** Do others that make the very same of the event wait behind it, so that a choice among them makes no difference? */
  readonly standsForOthers?: boolean;
  /** What becomes of the event, and what is done besides. */
  readonly modify: (event: EventOf<T>) => ModifiedEvents<T>;
}

/** Instructions, and what they know. */
export interface InstructionsInContext<T extends TypesOf<T>> {
  readonly effect: T['effect'];
  readonly context: T['context'];
}

/** The event or events that happen instead, and instructions to follow in its place or right after it. */
export interface ModifiedEvents<T extends TypesOf<T>> {
  readonly events: readonly EventOf<T>[];
  readonly follow?: InstructionsInContext<T>;
}

/** The effects that an event has been through once one more has modified it, each named once. */
export const throughAlso = (
  { replacedBy }: { readonly replacedBy: readonly unknown[] },
  key: unknown,
): readonly unknown[] => (replacedBy.includes(key) ? replacedBy : [...replacedBy, key]);

/** An event whose amount is changed as card text says: set, multiplied, increased. */
export function changedAmount(
  { to, times = 1, plus = 0 }: { readonly to?: number; readonly times?: number; readonly plus?: number },
  before: number,
): number {
  return to ?? before * times + plus;
}
