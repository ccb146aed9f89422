import { assumed } from '../../kernel';
import { prohibition } from '../forms';
import { has } from './A.1-keyword-abilities';
import type { Block } from './blocks';

/** A.17.2 */
export const fear = prohibition<Block>(
  { '2003': 'A.17.2', '2013': assumed('A.17.2', { from: '2003' }), '2025': '702.36b' },
  'A creature with fear is blocked by artifact creatures and black creatures alone',
  'block',
  (game, _player, { unit, attacker }) => {
    if (!has(game, attacker, 'fear')) return false;
    const { types, colours } = game.look(unit);
    return !types.includes('artifact') && !colours.includes('black');
  },
);
