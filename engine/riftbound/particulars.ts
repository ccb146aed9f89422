import type * as layer from '../card-game/events/particulars';
import type { MatchedEvent } from '../card-game/triggers/triggered-abilities';
import type { GameObject, Location, ObjectTypes } from './object';

/** What an event is about. Triggered and replacement abilities look at nothing else. */
export interface Particulars extends layer.Particulars<GameObject> {
  /** Locations that something moves between. */
  readonly origin?: Location;
  readonly to?: Location;
  /** Seat of the player who did it, where that is another than whom it happens to. */
  readonly by?: number;
  /** The ability that does it, besides the object that it is of (404.6.b.2.a, 415.5.d). */
  readonly ability?: GameObject | undefined;
  /** What else does it, where several things do it together (404.6, 415.5). */
  readonly others?: readonly GameObject[] | undefined;
  /** Combat damage. */
  readonly combat?: boolean;
  /** Who has won a combat that ends. */
  readonly winner?: number;
  /** How a point is scored. */
  readonly how?: 'conquer' | 'hold';
}

/** What an event that fulfils the condition of a triggered ability means to it. */
export interface Match extends MatchedEvent<ObjectTypes> {
  /** "It" as it was before that. */
  readonly thatWas: readonly GameObject[];
  /** Who controlled it before that, by the id of what it became. */
  readonly controllers: Readonly<Record<number, number>> | undefined;
  /** 737.1.d.2: the battlefield where a play effect chooses its targets. */
  readonly onlyAt?: Location | undefined;
}
