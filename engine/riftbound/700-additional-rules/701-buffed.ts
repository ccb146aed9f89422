import { fact } from '../forms';
import type { GameObject } from '../object';

/** 704: buffs are there to be referred to: "a buffed unit". */
export const isReferred = fact(
  '704',
  'Buffs may be referenced, counted or targeted',
  (_game, { buffed }: GameObject) => buffed,
);
