/** Exchanges (G.16): of control, and of life totals. */
import { controllerOf } from '../../card-game/objects/game-object';
import { assumed } from '../../kernel';
import { lifeBecomes } from '../1-game-concepts/118-life';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { objects, players } from '../phrases';
import { begins } from '../t-timing/T.8-continuous-effects';
import { cannotGainLife } from './G.19-life';
import { cannotLoseLife } from './G.21-loss-of-life';

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

/** Nobody is given a total that can’t be come to (118.7, 118.8). */
export const canExchangeLife = fact(
  { '2003': 'G.16.2', '2013': '118.7', '2025': '701.12a' },
  'Where a player can not come to the other’s life total, totals are not exchanged',
  (game: MagicGame, one: number, other: number) =>
    [[one, other] as const, [other, one] as const].every(([seat, giving]) => {
      const by = game.player(giving).life - game.player(seat).life;
      return by === 0 || !(by > 0 ? cannotGainLife(game, seat) : cannotLoseLife(game, seat));
    }),
);

/** G.16.3: each as it was before. */
export const exchangingLife = instruction(
  { '2003': 'G.16.3', '2013': assumed('G.16.3', { from: '2003' }), '2025': '701.12c' },
  'Players who exchange life totals each gain or lose what makes theirs the other’s',
  'exchange life',
  {
    perform: (game, effect, context) => {
      const [one] = players(game, effect.who, context);
      const [other] = players(game, effect.other, context);
      if (one === undefined || other === undefined || !canExchangeLife(game, one, other)) return [];
      return [
        ...lifeBecomes(game, one, game.player(other).life),
        ...lifeBecomes(game, other, game.player(one).life),
      ];
    },
  },
);
