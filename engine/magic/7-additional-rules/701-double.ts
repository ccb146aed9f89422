import type { InstructionBody } from '../../card-game/instructions/instruction';
import { assumed, concatMap } from '../../kernel';
import { lifeTotal } from '../1-game-concepts/107-negative-numbers';
import { lifeBecomes } from '../1-game-concepts/118-life';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import { begins } from '../t-timing/T.8-continuous-effects';
import { objects, players } from '../text/phrases';
import type { Effect } from '../text/tree';

/** Modifies power or toughness by what a rule makes of how much there is of it. */
export const addingToItself = (
  added: (game: MagicGame, value: number) => number,
): InstructionBody<MagicTypes, Extract<Effect, { do: 'double' | 'triple' }>> => ({
  perform: (game, effect, context, { chosen }) =>
    concatMap(objects(game, effect.object, context, chosen), (object) => {
      const { power, toughness } = game.look(object);
      return begins(game, context, effect.duration, {
        objects: [object],
        modifications: effect.characteristics.map((characteristic) => {
          const by = added(game, characteristic === 'power' ? power : toughness);
          return {
            change: 'modify',
            characteristic,
            by: { amount: 'number', value: Math.abs(by) },
            sign: by < 0 ? -1 : 1,
          };
        }),
        statement: undefined,
      });
    }),
});

/** 701.10c: switched off, what is below 0 counts as 0. */
export const addedByDoubling = definition(
  { '2025': '701.10c' },
  'Doubling a negative power or toughness takes as much from it again',
  (_game: MagicGame, value: number): number => value,
  (_game, value) => Math.max(0, value),
);

/** 701.10b: it modifies what it doubles (701.10a). */
export const doubling = instruction(
  { '2025': '701.10b' },
  'To double power or toughness gives as much again as there is on resolution',
  'double',
  addingToItself(addedByDoubling),
);

/** 701.10g: what says so replaces the event, as whatever says “instead” does. */
export const doubledDamage = definition(
  {
    '2003': 'T.10.2',
    '2013': assumed('701.10g', { from: '2025' }),
    '2025': '701.10g',
  },
  'A source whose damage is doubled deals twice as much instead',
  (_game: MagicGame, amount: number, times: number): number => amount * times,
  (_game, amount) => amount,
);

/** 701.10d */
export const doublingLife = instruction(
  { '2003': 'G.19.7', '2013': '107.1b', '2025': '701.10d' },
  'To double a life total the player gains or loses as much as it comes to',
  'double life',
  {
    perform: (game, effect, context) =>
      concatMap(players(game, effect.who, context), (seat) =>
        // Where less than nothing counts as nothing, as much is gained again as nothing comes to.
        lifeBecomes(game, seat, game.player(seat).life + lifeTotal(game, seat)),
      ),
  },
);
