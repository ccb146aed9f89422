import { concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { begins } from '../t-timing/T.8-continuous-effects';
import { objects } from '../text/phrases';

/** 701.11c: switched off, what is below 0 counts as 0. */
export const addedByTripling = definition(
  { '2025': '701.11c' },
  'Tripling a negative power or toughness takes twice as much from it again',
  (_game: MagicGame, value: number): number => 2 * value,
  (_game, value) => 2 * Math.max(0, value),
);

/** 701.11b: it modifies what it triples (701.11a). */
export const tripling = instruction(
  { '2025': '701.11b' },
  'To triple power or toughness gives twice as much again as there is on resolution',
  'triple',
  {
    perform: (game, effect, context, { chosen }) =>
      concatMap(objects(game, effect.object, context, chosen), (object) => {
        const { power, toughness } = game.look(object);
        return begins(game, context, effect.duration, {
          objects: [object],
          modifications: effect.characteristics.map((characteristic) => {
            const by = addedByTripling(game, characteristic === 'power' ? power : toughness);
            return {
              change: 'modify',
              characteristic,
              by: { amount: 'number', value: Math.abs(by) },
              sign: by < 0 ? -1 : 1,
            };
          }),
        });
      }),
  },
);
