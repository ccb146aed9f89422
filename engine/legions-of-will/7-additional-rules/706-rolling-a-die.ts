import { choosing, type Procedure, procedure, type Step, step } from '../../kernel';
import { followInstructions } from '../6-actions-abilities-effects/605-following-instructions';
import type { Standing } from '../effects-in-force';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import { Occurrence } from '../occurrence';
import { players } from '../phrases';
import type { Effect } from '../text/tree';

/** 706.2: the natural result with every modifier. */
export const modifiedRoll = definition(
  '706.2',
  'The result of a roll is its natural result with every modifier',
  (game: LegionsGame, player: number, natural: number): number =>
    game
      .activeStatements('modify roll')
      .reduce(
        (sum, { statement, context }) =>
          statement.says === 'modify roll' && players(game, statement.who, context).includes(player)
            ? sum + statement.by
            : sum,
        natural,
      ),
  (_game, _player, natural) => natural,
);

/** Dice that were rolled, and which effects have rerolled which of them. */
export interface RolledDice {
  readonly player: number;
  /** What they were rolled for: draws of chance are named by it. */
  readonly purpose: string;
  readonly sides: number;
  naturals: readonly number[];
  /** The die that is looked at, and the effects that were applied to it or passed over. */
  at: number;
  used: readonly Standing[];
}

const rerolls = (game: LegionsGame, { player, used }: RolledDice): readonly Standing[] =>
  game
    .activeStatements('may reroll')
    .filter(
      (standing) =>
        standing.statement.says === 'may reroll' &&
        players(game, standing.statement.who, standing.context).includes(player) &&
        !used.some(({ context }) => context.source === standing.context.source),
    );

/** Does anything let the player roll again? */
export const mayReroll = (game: LegionsGame, player: number): boolean =>
  rerolls(game, { player, purpose: '', sides: 0, naturals: [], at: 0, used: [] }).length > 0;

/** 706.2b: first what rerolls is considered, as the player who rolled chooses; what adds or subtracts comes after it. */
export const rerolling: Procedure<LegionsGame, RolledDice> = procedure('rerolling', [
  choosing(
    '706.2b',
    'Of the effects that could reroll a die, the player who rolled it chooses one to apply, or none',
    (game, data: RolledDice) => {
      const natural = data.naturals[data.at];
      if (natural === undefined) return undefined;
      return {
        player: data.player,
        purpose: `reroll ${natural}`,
        minimum: 0,
        maximum: 1,
        offers: rerolls(game, data).map((value, index) => ({
          label: `${value.context.source.card.name} (${index + 1})`,
          object: value.context.source,
          value,
        })),
      };
    },
    (game, data, [effect]) => {
      if (effect) {
        const natural = game.chance.roll(data.purpose, data.sides);
        game.set(
          data,
          'naturals',
          data.naturals.map((each, place) => (place === data.at ? natural : each)),
        );
        game.set(data, 'used', [...data.used, effect]);
        return 'again';
      }
      game.set(data, 'used', []);
      game.set(data, 'at', data.at + 1);
      return data.at < data.naturals.length ? 'again' : undefined;
    },
  ),
]);

interface Rolling {
  readonly player: number;
  readonly sides: number;
  readonly context: Context;
  readonly after: Effect | undefined;
  rolled: RolledDice | undefined;
}

const theRoll: Step<LegionsGame, Rolling> = step(
  '706.1',
  'The die that the effect names is rolled',
  (game, data) => {
    const { player, sides } = data;
    const purpose = 'roll a die';
    const rolled: RolledDice = {
      player,
      purpose,
      sides,
      naturals: [game.chance.roll(purpose, sides)],
      at: 0,
      used: [],
    };
    game.set(data, 'rolled', rolled);
    if (mayReroll(game, player)) game.call(rerolling, rolled);
  },
);

/** 706: a die is rolled because an effect says so. */
export const rollingADie: Procedure<LegionsGame, Rolling> = procedure('rolling a die', [
  theRoll,
  step('706.2', 'Modifiers make the result', (game, { player, rolled, context, after }) => {
    const amount = modifiedRoll(game, player, rolled?.naturals[0] ?? 0);
    game.propose(
      game.because(
        theRoll,
        new Occurrence('roll a die', { player, amount }, (on, { about }) => {
          const result = about.amount ?? amount;
          on.set(context, 'result', result);
          on.set(context, 'thatMuch', result);
          on.set(on.now, 'lastRoll', result);
          if (after) on.call(followInstructions, { effects: [after], at: 0, context });
        }),
      ),
    );
  }),
]);

export const rolling = instruction('706.1', 'An effect says which die a player rolls', 'roll', {
  perform: (game, effect, context) => {
    for (const player of [...players(game, effect.who, context)].reverse())
      game.call(rollingADie, {
        player,
        sides: effect.sides,
        context,
        after: effect.then,
        rolled: undefined,
      });
    return [];
  },
});
