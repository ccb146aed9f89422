import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** 400.8: switched off, nothing happens to it (Z.1.Ruling.4). */
export const isExiledAnew = fact(
  { '2013': '400.8' },
  'What is exiled though it is in exile stays there as a new object',
  (_game: MagicGame, { zone }: MagicObject) => zone.name === 'out of game',
);
