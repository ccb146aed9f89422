/** Tank: what must be assigned combat damage first (741). */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { hasKeyword } from '../phrases';
import type { Piece } from '../piece';

/** 741.1.b: lethal damage goes to units with Tank before it goes to others of their controller. */
export const isTank = fact(
  '741.1.b',
  'Units with Tank must be assigned lethal damage before others of the same controller',
  (game: RiftboundGame, unit: Piece) => hasKeyword(game, unit, 'tank'),
);
