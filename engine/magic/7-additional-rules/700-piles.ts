import { choosing, type Procedure, procedure } from '../../kernel';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Context, MagicObject } from '../object';
import { followInstructions } from '../t-timing/T.6-resolution';
import { objects, players } from '../text/phrases';
import type { Effect } from '../text/tree';

const NUMBERS = { '2013': '700.3a', '2025': '700.3a' };

type Separation = Extract<Effect, { do: 'separate into piles' }>;

/** Objects being separated into piles: who does it, and who chooses one. */
interface Separating {
  readonly seat: number;
  readonly chooser: number;
  readonly effect: Separation;
  readonly context: Context;
  readonly objects: readonly MagicObject[];
  first: readonly MagicObject[];
}

const namesOf = (pile: readonly MagicObject[]): string =>
  pile.length === 0 ? 'nothing' : pile.map(({ card, id }) => `${card.name} [${id}]`).join(', ');

/** 700.3a: what isn't in the first pile is in the second. */
export const separating: Procedure<MagicGame, Separating> = procedure('separating into piles', [
  choosing(
    NUMBERS,
    'Each object is put into one of two piles, of which one may be empty',
    (_game, { seat, objects: all }: Separating) => ({
      player: seat,
      purpose: 'separate into piles',
      minimum: 0,
      maximum: all.length,
      offers: all.map((object) => ({
        label: `${object.card.name} [${object.id}]`,
        object,
        value: object,
      })),
    }),
    (game, data, chosen) => game.set(data, 'first', chosen),
  ),
  choosing(
    NUMBERS,
    'One of the piles is chosen',
    (_game, { chooser, objects: all, first }: Separating) => ({
      player: chooser,
      purpose: 'choose a pile',
      offers: [
        { label: 'first pile', action: `choose ${namesOf(first)}`, value: true },
        {
          label: 'second pile',
          action: `choose ${namesOf(all.filter((object) => !first.includes(object)))}`,
          value: false,
        },
      ],
    }),
    (game, { effect: { one, other }, context, objects: all, first }, [isFirst = true]) => {
      const second = all.filter((object) => !first.includes(object));
      const [chosen, left] = isFirst ? [first, second] : [second, first];
      const follow = (effect: Effect, that: readonly MagicObject[]): void => {
        game.call(followInstructions, { effects: [effect], at: 0, context: context.with({ that }) });
      };
      // What is called last runs first.
      if (other) follow(other, left);
      follow(one, chosen);
    },
  ),
]);

export const separatingIntoPiles = instruction(
  NUMBERS,
  'Who separates objects into piles puts each of them into one',
  'separate into piles',
  {
    perform: (game, effect, context, { chosen }) => {
      const [seat] = players(game, effect.who, context);
      const [chooser] = players(game, effect.chooser, context);
      if (seat === undefined || chooser === undefined) return [];
      const all = objects(game, effect.object, context, chosen).filter(({ ceased }) => !ceased);
      game.call(separating, { seat, chooser, effect, context, objects: all, first: [] });
      return [];
    },
  },
);
