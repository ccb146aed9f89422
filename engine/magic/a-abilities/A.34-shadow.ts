import { assumed } from '../../kernel';
import { prohibition } from '../forms';
import { has } from './A.1-keyword-abilities';
import type { Block } from './blocks';

/** A.34.2 */
export const shadow = prohibition<Block>(
  { '2003': 'A.34.2', '2013': assumed('A.34.2', { from: '2003' }), '2025': '702.28b' },
  'Creatures with shadow and creatures without it do not block each other',
  'block',
  (game, _player, { unit, attacker }) => has(game, attacker, 'shadow') !== has(game, unit, 'shadow'),
);
