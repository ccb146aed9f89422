import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** 110.5g: in 2003 nothing keeps a token from coming back before it ceases to exist. */
export const tokenStays = fact(
  { '2013': '110.5g', '2025': assumed('111', { from: ['2013', '110.5g'] }) },
  'A token that has left play comes to no other zone',
  (game: MagicGame, { card, zone }: MagicObject) => card.isToken === true && zone !== game.inPlay,
);
