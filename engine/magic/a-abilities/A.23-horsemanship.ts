import { prohibition } from '../forms';
import { has } from '../keywords';
import type { Block } from './blocks';

/** A.23.2 */
export const horsemanship = prohibition<Block>(
  'A.23.2',
  'A creature with horsemanship is blocked by none without it',
  'block',
  (game, _player, { unit, attacker }) =>
    has(game, attacker, 'horsemanship') && !has(game, unit, 'horsemanship'),
);
