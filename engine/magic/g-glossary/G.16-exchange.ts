/** Exchanges of control (G.16); of life totals: 701-exchange.ts. */
import { controllerOf } from '../../card-game/objects/game-object';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { begins } from '../t-timing/T.8-continuous-effects';
import { objects } from '../text/phrases';

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
