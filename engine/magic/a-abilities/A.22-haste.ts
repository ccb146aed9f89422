import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { has } from './A.1-keyword-abilities';

/** A.22.2: it removes no other restriction (A.22.Ruling.2). */
export const isHasty = fact(
  { '2003': 'A.22.2', '2013': '702.10b', '2025': '702.10b' },
  'A creature with haste attacks and uses tap symbols at once',
  (game: MagicGame, object: MagicObject) => has(game, object, 'haste'),
);
