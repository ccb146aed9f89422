import type * as layer from '../card-game/events/particulars';
import type { MatchedEvent } from '../card-game/triggers/triggered-abilities';
import type { GameObject, ObjectTypes } from './object';

/** What an event is about. Triggered and replacement abilities look at nothing else. */
export interface Particulars extends layer.Particulars<GameObject> {
  /** Battle damage. */
  readonly battle?: boolean;
  /** Seat of the player who lost control of the object. */
  readonly lostBy?: number;
  /** What the object was in battle before, out of which the event takes it. */
  readonly inBattle?: readonly string[];
  /** The object blocks another unit already. */
  readonly again?: boolean;
  /** It leaves the chain of events because it was prevented from resolving. */
  readonly prevented?: boolean;
  /** The counters that it enters the battlefield with (114.5). */
  readonly counters?: Readonly<Record<string, number>>;
  /** Seat of the player who discarded the card that an effect puts elsewhere than into the graveyard (701.5c). */
  readonly discarded?: number;
  /** Damage that can't be prevented (611.11). */
  readonly unpreventable?: boolean;
}

/** What an event that matches a trigger means to the ability. */
export interface Match extends MatchedEvent<ObjectTypes> {
  /** What of "it" has been moved by that, as what it became. */
  readonly moved: readonly GameObject[];
}
