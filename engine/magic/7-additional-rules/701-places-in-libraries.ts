import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Effect } from '../text/tree';

/** Places in a library that a card is put in. */
const PLACES: readonly string[] = ['top of deck', 'bottom of deck', 'nth of deck'];

/** 701.24g: so that it is there in the end. */
export const waitsForShuffles = fact(
  { '2025': '701.24g' },
  'What is put into a certain place of a library as that is shuffled is put there after it',
  (_game: MagicGame, effect: Effect) => effect.do === 'put into zone' && PLACES.includes(effect.zone),
);
