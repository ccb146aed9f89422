/** How many keywords of an object count (728). */
import { fact } from '../forms';

/** 728: does a keyword count that isn't the first one? */
export const anyNumberOfKeywords = fact(
  '728',
  'A card can have any number of keywords',
  (_game, place: number) => place > 0,
);
