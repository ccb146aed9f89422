/** Tank: what must be assigned combat damage first (741). */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { hasKeyword } from '../phrases';

/** 741.1.b: lethal damage goes to units with Tank before it goes to others of their controller. */
export const isTank = fact(
  '741.1.b',
  'Units with Tank must be assigned lethal damage before others of the same controller',
  (game: RiftboundGame, unit: GameObject) => hasKeyword(game, unit, 'tank'),
);
