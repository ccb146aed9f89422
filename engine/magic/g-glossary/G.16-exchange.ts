/** Exchanges of control (G.16); of life totals: 701-exchange.ts. */
import { controllerOf } from '../../card-game/objects/game-object';
import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { begins } from '../t-timing/T.8-continuous-effects';
import { objects } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** G.16.2: of permanents that are there; switched off, who is left gets what there is. */
export const canExchangeControl = fact(
  { '2003': 'G.16.2', '2013': '701.8b', '2025': '701.12a' },
  'Where a part of an exchange of control can not be done, none of it is',
  (game: MagicGame, exchanged: readonly MagicObject[]) =>
    exchanged.length === 2 && exchanged.every(({ ceased, zone }) => !ceased && zone === game.inPlay),
);

/** 701.12b: in 2003 there is nothing that changes. */
const haveOneController = (exchanged: readonly MagicObject[]): boolean =>
  new Set(exchanged.map(controllerOf)).size < 2;

export const exchangingControl = instruction(
  { '2003': 'G.16.2', '2013': '701.8b', '2025': '701.12b' },
  'Players who exchange control of two permanents each gain control of the other’s at once',
  'exchange control',
  {
    perform: (game, { object, other, duration }, context, { chosen }) => {
      const named = [object, ...(other ? [other] : [])];
      const exchanged = named.flatMap((each) => objects(game, each, context, chosen));
      if (!canExchangeControl(game, exchanged) || haveOneController(exchanged)) return [];
      const [first, second] = exchanged;
      if (!first || !second) return [];
      return [[first, second] as const, [second, first] as const].flatMap(([taken, given]) =>
        begins(game, context, duration, {
          objects: [taken],
          modifications: [],
          statement: undefined,
          control: controllerOf(given),
        }),
      );
    },
  },
);

/** 701.12d */
export const areOfTwoOwners = fact(
  { '2013': assumed('701.8d', { from: ['2025', '701.12d'] }), '2025': '701.12d' },
  'Cards in different zones are exchanged only where one player owns them all',
  (_game: MagicGame, one: MagicObject, other: MagicObject) => one.owner !== other.owner,
);

/** G.16.4, and G.16.2 of both parts; each of the two owners' graveyards is as it is by the rules of zones (Z.1.5, Z.3.3). */
export const exchangingCards = instruction(
  {
    '2003': 'G.16.4',
    '2013': assumed('701.8d', { from: ['2025', '701.12d'] }),
    '2025': '701.12d',
  },
  'A permanent and a card in a graveyard change places at once',
  'exchange cards',
  {
    perform: (game, effect, context, { chosen }) => {
      const [permanent] = objects(game, effect.object, context, chosen);
      const [card] = objects(game, effect.other, context, chosen);
      if (!permanent || !card || permanent.ceased || card.ceased) return [];
      if (permanent.zone !== game.inPlay || card.zone !== game.player(card.owner).graveyard) return [];
      if (areOfTwoOwners(game, permanent, card)) return [];
      return [
        move(permanent, 'put into a graveyard', { zone: 'graveyard' }),
        move(card, 'come into play', { zone: 'in play', controller: controllerOf(permanent) }),
      ];
    },
  },
);
