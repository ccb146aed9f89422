import * as kernel from '../kernel';
import type { RiftboundGame } from './game';
import type { Location, Piece } from './piece';

/** What an event is about. Triggered and replacement abilities look at nothing else. */
export interface Particulars extends kernel.About<Piece> {
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
  /** To the bottom of a deck. */
  readonly bottom?: boolean;
  /** How a point is scored. */
  readonly how?: 'conquer' | 'hold';
}

/** An event of Riftbound: its kind in the rulebook's words, what it is about, and what it changes. */
export const Occurrence = kernel.Occurrence<RiftboundGame, Piece, Particulars>;
export type Occurrence = kernel.Occurrence<RiftboundGame, Piece, Particulars>;

/** The event of something happening that changes nothing by itself. */
export const notice = (kind: string, about: Particulars): Occurrence =>
  new Occurrence(kind, about, changesNothing);

const changesNothing = (): void => undefined;
