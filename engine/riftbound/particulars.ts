import type * as layer from '../card-game/events/particulars';
import type { Location, Piece } from './piece';

/** What an event is about. Triggered and replacement abilities look at nothing else. */
export interface Particulars extends layer.Particulars<Piece> {
  /** Locations that something moves between. */
  readonly origin?: Location;
  readonly to?: Location;
  /** Seat of the player who did it, where that is another than whom it happens to. */
  readonly by?: number;
  /** The ability that does it, besides the object that it is of (404.6.b.2.a, 415.5.d). */
  readonly ability?: Piece | undefined;
  /** What else does it, where several things do it together (404.6, 415.5). */
  readonly others?: readonly Piece[] | undefined;
  /** Combat damage. */
  readonly combat?: boolean;
  /** Who has won a combat that ends. */
  readonly winner?: number;
  /** How a point is scored. */
  readonly how?: 'conquer' | 'hold';
}
