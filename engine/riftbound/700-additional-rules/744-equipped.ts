import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/** 744.3.b: a card is equipped as long as an Equipment is attached to it. */
export const isEquipped = fact(
  '744.3.b',
  'A card is equipped as long as one or more of the cards attached to it are Equipment',
  (_game: RiftboundGame, { attached }: GameObject) =>
    attached.some(({ card }) => card.tags.includes('Equipment')),
);
