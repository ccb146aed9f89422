import type { Phrases } from '../../card-game/phrases/phrases';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject, Location } from '../object';
import type { Amount, Place } from '../text/tree/index';

/** What the phrases of card text mean now. Each kind of phrase can hold every other, so each reader is handed all. */
export interface Means extends Omit<Phrases<RiftboundTypes>, 'objects'> {
  /** The objects that a phrase means. `chosen`: what was chosen for its "choice" phrases as the effect is applied. */
  objects(
    game: RiftboundGame,
    reference: RiftboundTypes['tree']['object'],
    context: Context,
    chosen?: readonly GameObject[],
  ): readonly GameObject[];
  /** The number that a phrase means; NaN stands for "null" (356.3.e.12), which no number compares with. `amount` takes it for nothing. */
  quantity(game: RiftboundGame, of: Amount, context: Context): number;
  /** The locations that a phrase means. */
  locations(game: RiftboundGame, place: Place, context: Context): readonly Location[];
}
