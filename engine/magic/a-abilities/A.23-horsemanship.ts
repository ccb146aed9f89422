import { assumed } from '../../kernel';
import { prohibition } from '../forms';
import { has } from './A.1-keyword-abilities';
import type { Block } from './blocks';

/** A.23.2 */
export const horsemanship = prohibition<Block>(
  { '2003': 'A.23.2', '2013': assumed('A.23.2', { from: '2003' }), '2025': '702.31b' },
  'A creature with horsemanship is blocked by none without it',
  'block',
  (game, _player, { unit, attacker }) =>
    has(game, attacker, 'horsemanship') && !has(game, unit, 'horsemanship'),
);
