import { fact } from '../forms';
import type { Piece } from '../piece';

/** 704: buffs are there to be referred to: "a buffed unit". */
export const isReferred = fact(
  '704',
  'Buffs may be referenced, counted or targeted',
  (_game, { buffed }: Piece) => buffed,
);
