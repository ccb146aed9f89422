import { arrangedByOwner } from '../../card-game/zones/arrival-order';
import { concatMap } from '../../kernel';
import type { LegionsTypes } from '../game';
import { instruction } from '../instruction';
import { players } from '../phrases';
import { move } from './400-general';

/** 405.3: cards put into a graveyard together lie as their owner wishes. */
export const arrangedInGraveyard = arrangedByOwner<LegionsTypes>(
  '405.3',
  'Cards put into a graveyard at the same time are arranged by their owner',
  'graveyard',
);

export const milling = instruction('405.1', 'Cards go from the deck to the graveyard', 'mill', {
  perform: (game, effect, context, { number }) =>
    concatMap(players(game, effect.who, context), (seat) => {
      const deck = game.player(seat).deck.objects;
      return deck
        .slice(Math.max(0, deck.length - number(effect.amount)))
        .reverse()
        .map((object) => move(object, 'put into a graveyard', { zone: 'graveyard' }));
    }),
});
