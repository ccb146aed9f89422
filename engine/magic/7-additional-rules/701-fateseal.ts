import type { MagicGame } from '../game';
import { lookingAtTheTop } from './701-cards-on-top';

export const {
  looking: fatesealing,
  deciding: decidingFateseal,
  putting: puttingFateseal,
  following: fateseal,
} = lookingAtTheTop(
  { '2013': '701.19a', '2025': '701.29a' },
  {
    word: 'fateseal',
    title: 'Of cards on top of an opponent’s library some are put on the bottom',
    to: 'bottom',
    ownerOf: ({ players: { length } }: MagicGame, seat) => (seat + 1) % length,
    isNothing: (_game, amount) => amount <= 0,
  },
);
