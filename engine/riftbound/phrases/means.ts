import type { RiftboundGame } from '../game';
import type { Context, Location, Piece } from '../piece';
import type { Amount, Filter, ObjectReference, Place, Who } from '../text/tree/index';

/** What the phrases of card text mean now. Each kind of phrase can hold every other, so each reader is handed all. */
export interface Means {
  /** The players that a phrase means, from the turn player on. */
  readonly players: (game: RiftboundGame, who: Who, context: Context) => readonly number[];
  /** The objects that a phrase means. `chosen`: what was chosen for its "choice" phrases as the effect is applied. */
  readonly objects: (
    game: RiftboundGame,
    reference: ObjectReference,
    context: Context,
    chosen?: readonly Piece[],
  ) => readonly Piece[];
  /** Does an object fit a description? */
  readonly fits: (game: RiftboundGame, filter: Filter, piece: Piece, context: Context) => boolean;
  /** The number that a phrase means; NaN stands for "null" (356.3.e.12), which no number compares with. */
  readonly quantity: (game: RiftboundGame, of: Amount, context: Context) => number;
  /** The same number; what is not to be known any more counts for nothing. */
  readonly amount: (game: RiftboundGame, of: Amount, context: Context) => number;
  /** The locations that a phrase means. */
  readonly locations: (game: RiftboundGame, place: Place, context: Context) => readonly Location[];
}
