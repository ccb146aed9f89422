import { fact } from '../forms';
import type { MagicGame } from '../game';
import { lookingAtTheTop } from './701-cards-on-top';

/** 701.25c */
export const surveillingNothing = fact(
  { '2025': '701.25c' },
  'To surveil 0 is not to surveil',
  (_game: MagicGame, amount: number) => amount <= 0,
);

export const {
  looking: surveilling,
  deciding: decidingSurveil,
  putting: puttingSurveil,
  following: surveil,
} = lookingAtTheTop(
  { '2025': '701.25a' },
  {
    word: 'surveil',
    title: 'Of cards on top of the library some are put into the graveyard',
    to: 'graveyard',
    isNothing: surveillingNothing,
  },
);
