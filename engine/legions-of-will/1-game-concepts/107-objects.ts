/** Which objects a description in a text means, and whom "you" (107.2, 107.5). */
import { concatMap, type Zone } from '../../kernel';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { Context, GameObject } from '../object';
import { opponentsOf } from './101-players';

type Objects = readonly GameObject[];

/** The zones other than the battlefield and the chain of events that a text may name. */
type Named = 'graveyard' | 'hand' | 'deck' | 'expelled';

/** 107.2a: whoever's it is; where the text says whose, that is told of each card. */
export const cardsIn = definition(
  '107.2a',
  'Where a text names a zone, its cards are those there',
  (game: LegionsGame, zone: Named): Objects => {
    switch (zone) {
      case 'graveyard':
        return concatMap(game.players, (player) => player.graveyard.objects);
      case 'hand':
        return concatMap(game.players, (player) => player.hand.objects);
      case 'deck':
        return concatMap(game.players, (player) => player.deck.objects);
      case 'expelled':
        return game.expelled.objects;
    }
  },
  (game, _zone) => game.battlefield.objects,
);

/** 107.2b: as an action or an ability is nowhere else. */
export const cardsOnTheChain = definition(
  '107.2b',
  'A description with "card" alone means a card on the chain of events',
  (game: LegionsGame): Objects => game.chain.objects,
  (game) => game.battlefield.objects,
);

/** 107.4: switched off, whoever controlled it before, or owns it, does so everywhere. */
export const isControlledThere = definition(
  '107.4',
  'Only objects on the battlefield and on the chain of events are controlled',
  (game: LegionsGame, zone: Zone<GameObject>) => zone === game.battlefield || zone === game.chain,
  () => true,
);

/** 107.5: the would-be controller of what is about to be played, the owner of what nobody controls. */
export const you = definition(
  '107.5',
  '"You" is the controller of the object that says it',
  (_game: LegionsGame, { controller }: Context): readonly number[] => [controller],
  (game, { controller }) => opponentsOf(game, controller),
);
