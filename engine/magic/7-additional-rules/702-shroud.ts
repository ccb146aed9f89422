import { fact } from '../forms';
import type { MagicGame } from '../game';
import { has } from '../keywords';
import type { MagicObject } from '../object';

/** 702.18a */
export const isShrouded = fact(
  { '2025': '702.18a' },
  'A permanent with shroud is no target, its controller’s spells and abilities included',
  (game: MagicGame, object: MagicObject) => object.zone === game.inPlay && has(game, object, 'shroud'),
);
