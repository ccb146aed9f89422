import { has } from '../a-abilities/A.1-keyword-abilities';
import type { Block } from '../a-abilities/blocks';
import { prohibition } from '../forms';

/** 702.118b */
export const skulk = prohibition<Block>(
  { '2025': '702.118b' },
  'A creature with skulk is not blocked by creatures with greater power',
  'block',
  (game, _player, { unit, attacker }) =>
    has(game, attacker, 'skulk') && game.look(unit).power > game.look(attacker).power,
);
