import { prohibition } from '../forms';
import { has } from '../keywords';
import { isSaidOf } from '../said';
import type { Block } from './blocks';

/** A.21.2: some creatures block as though they had flying. */
export const flying = prohibition<Block>(
  'A.21.2',
  'A creature with flying is blocked by none without flying',
  'block',
  (game, _player, { unit, attacker }) =>
    has(game, attacker, 'flying') &&
    !has(game, unit, 'flying') &&
    !isSaidOf(game, 'may block as though flying', unit),
);
