import { fact } from '../forms';
import type { MagicGame } from '../game';
import { lookingAtTheTop } from './701-cards-on-top';

/** 701.22b */
export const scryingNothing = fact(
  { '2013': '701.18a', '2025': '701.22b' },
  'To scry 0 is not to scry',
  (_game: MagicGame, amount: number) => amount <= 0,
);

export const {
  looking: scrying,
  deciding: decidingScry,
  putting: puttingScry,
  following: scry,
} = lookingAtTheTop(
  { '2013': '701.18a', '2025': '701.22a' },
  {
    word: 'scry',
    title: 'Of cards on top of the library some are put on the bottom',
    to: 'bottom',
    isNothing: scryingNothing,
  },
);
