import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { lookingAtTheTop } from './701-cards-on-top';

/** 701.25c */
export const surveillingNothing = fact(
  { '2025': '701.25c' },
  'To surveil 0 is not to surveil',
  (_game: MagicGame, amount: number) => amount <= 0,
);

/** 701.25b */
export const lookedAtBesides = definition(
  { '2025': '701.25b' },
  'Cards that an effect lets a player look at besides are among those that are surveilled',
  (game: MagicGame, seat: number): number =>
    saidOfPlayer(game, 'surveils more', seat).reduce(
      (sum, { statement }) => (statement.says === 'surveils more' ? sum + statement.amount : sum),
      0,
    ),
  () => 0,
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
    besides: lookedAtBesides,
    isNothing: surveillingNothing,
  },
);
