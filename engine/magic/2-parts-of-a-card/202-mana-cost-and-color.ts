import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** 202.3b, K.28.3: how much the X of a mana cost counts for in what the cost asks for. */
export const xInTheCost = definition(
  { '2003': 'K.28.3', '2013': '202.3b', '2025': assumed('202.3b', { from: '2013' }) },
  'X in a mana cost is what was chosen while on the stack, and zero elsewhere',
  (game: MagicGame, { zone, context }: MagicObject): number => (zone === game.stack ? (context?.x ?? 0) : 0),
  () => 0,
);
