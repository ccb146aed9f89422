import { prohibition } from '../forms';
import { has } from '../keywords';
import type { Block } from './blocks';

/** A.34.2 */
export const shadow = prohibition<Block>(
  'A.34.2',
  'Creatures with shadow and creatures without it do not block each other',
  'block',
  (game, _player, { unit, attacker }) => has(game, attacker, 'shadow') !== has(game, unit, 'shadow'),
);
