/** Results of rolls that permanents keep (706.8). */
import { choosing, type Procedure, procedure, step } from '../../kernel';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { objects, players } from '../text/phrases';
import type { LinkedWith } from '../text/tree';
import { isStoredFor } from './706-results-of-rolls';
import type { StoredResult } from './706-rolled-dice';

const store = (game: MagicGame, object: MagicObject, stored: readonly StoredResult[]): void =>
  game.keepBooks('store results', () => game.set(object, 'stored', stored));

/** 706.8a */
export const storing = instruction(
  { '2025': '706.8a' },
  'To store a result on a permanent is to note it there, with the kind of die',
  'store results',
  {
    perform: (game, { object: phrase, link }, context, { chosen }) => {
      const { rolled } = context;
      if (!rolled) return [];
      for (const object of objects(game, phrase, context, chosen))
        if (!object.ceased && object.zone === game.inPlay)
          store(game, object, [
            ...object.stored,
            ...rolled.results.map((value) => ({ sides: rolled.roll.sides, value, link })),
          ]);
      return [];
    },
  },
);

/** Stored results being rerolled. */
interface Rerolling {
  readonly seat: number;
  readonly object: MagicObject;
  readonly said: LinkedWith;
  chosen: readonly StoredResult[];
}

/** 706.8b */
export const rerollingStored: Procedure<MagicGame, Rerolling> = procedure('rerolling stored results', [
  choosing(
    { '2025': '706.8b' },
    'The player chooses which of the stored results are rerolled',
    (game, { seat, object, said }: Rerolling) => {
      const all = object.stored.filter((each) => isStoredFor(game, each, said));
      return {
        player: seat,
        purpose: 'choose stored results',
        minimum: 0,
        maximum: all.length,
        offers: all.map((value, index) => ({
          label: `${value.value} on a d${value.sides}`,
          action: 'choose',
          index,
          value,
        })),
      };
    },
    (game, data, chosen) => game.set(data, 'chosen', chosen),
  ),
  step(
    { '2025': '706.8b' },
    'Dice of the same kinds are rolled, and their results stored in the place of those',
    (game, { object, chosen }) => {
      if (chosen.length === 0 || object.ceased) return;
      store(game, object, [
        ...object.stored.filter((each) => !chosen.includes(each)),
        ...chosen.map((each) => ({ ...each, value: game.chance.roll('roll a die', each.sides) })),
      ]);
    },
  ),
]);

export const rerolling = instruction(
  { '2025': '706.8b' },
  'To reroll stored results is to roll the dice that are noted for them again',
  'reroll stored',
  {
    perform: (game, { who, object: phrase, stored }, context, { chosen }) => {
      for (const object of objects(game, phrase, context, chosen))
        for (const seat of players(game, who, context))
          game.call(rerollingStored, { seat, object, said: stored, chosen: [] });
      return [];
    },
  },
);
