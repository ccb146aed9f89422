import { has } from '../a-abilities/A.1-keyword-abilities';
import type { Block } from '../a-abilities/blocks';
import { prohibition } from '../forms';

/** 702.13b */
export const intimidate = prohibition<Block>(
  { '2025': '702.13b' },
  'A creature with intimidate is blocked by artifact creatures and by those that share a color with it alone',
  'block',
  (game, _player, { unit, attacker }) => {
    if (!has(game, attacker, 'intimidate')) return false;
    const { types, colours } = game.look(unit);
    const { colours: own } = game.look(attacker);
    return !types.includes('artifact') && !colours.some((colour) => own.includes(colour));
  },
);
