import { has } from '../a-abilities/A.1-keyword-abilities';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { keywordsOf } from '../t-timing/T.8-statements';

/** 702.18a */
export const isShrouded = fact(
  { '2025': '702.18a' },
  'A permanent with shroud is no target, its controller’s spells and abilities included',
  (game: MagicGame, object: MagicObject) => object.zone === game.inPlay && has(game, object, 'shroud'),
);

/** 702.18a: of a player. */
export const isPlayerShrouded = fact(
  { '2025': '702.18a' },
  'A player with shroud is no target, the player’s own spells and abilities included',
  (game: MagicGame, seat: number) => keywordsOf(game, seat, 'shroud').length > 0,
);
