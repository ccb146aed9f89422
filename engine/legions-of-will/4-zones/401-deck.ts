import { fact } from '../forms';
import { players } from '../phrases';
import { arrangedByOwner } from './arrival-order';

/** 401.4: cards put into a deck together lie as their owner wishes. */
export const arrangedInDeck = arrangedByOwner(
  '401.4',
  'Cards put into a deck at the same time are arranged by their owner',
  'deck',
);

/** 401.5: a player plays with the top card of the deck revealed. */
export const playsRevealed = fact(
  ['401.5', '701.8b'],
  'A player may have to play with the top card of the deck revealed',
  (game, seat: number) =>
    game
      .standing('plays with top card revealed')
      .some(
        ({ statement, context }) =>
          statement.says === 'plays with top card revealed' &&
          players(game, statement.who, context).includes(seat),
      ),
);
