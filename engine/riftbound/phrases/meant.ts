import type { MeantObjects } from '../../card-game/phrases/objects';
import type { RiftboundTypes } from '../game';
import type { Means } from './means';

/** Makes what finds the objects of which something is asked: of a unit and a card that was discarded since, the unit. */
export const meantBy =
  (means: Pick<Means, 'objects'>): MeantObjects<RiftboundTypes> =>
  (game, reference, context, inPlay) =>
    inPlay && reference.ref === 'that' ? context.thatInPlay : means.objects(game, reference, context);
