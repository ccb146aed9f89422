import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';

/** 744.3.b: a card is equipped as long as an Equipment is attached to it. */
export const isEquipped = fact(
  '744.3.b',
  'A card is equipped as long as one or more of the cards attached to it are Equipment',
  (_game: RiftboundGame, { attached }: Piece) => attached.some(({ card }) => card.tags.includes('Equipment')),
);
