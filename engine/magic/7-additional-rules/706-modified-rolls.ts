/** What modifies the results of rolls, besides the instructions to roll (706.2a, 706.2b). */
import { choosing, type Procedure, procedure, step } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame, Standing } from '../game';
import { instruction } from '../instruction';
import { followInstructions } from '../t-timing/T.6-resolution';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { amount } from '../text/phrases';
import type { Effect } from '../text/tree';
import type { RolledDice } from './706-rolled-dice';

/** The natural result of one die, on its way through what may modify it. */
export interface ModifyingResult {
  readonly seat: number;
  readonly rolled: RolledDice;
  considered: readonly Standing[];
  next: Standing | undefined;
}

const rerolls = ({ statement }: Standing): boolean =>
  statement.says === 'modifies rolls' && statement.kind === 'reroll';

/** 706.2b: what rerolls the die comes before what makes its result more or less. */
export const consideredFirst = definition(
  { '2025': '706.2b' },
  'Effects that reroll a die are considered before those that add to its result or subtract from it',
  (_game: MagicGame, effects: readonly Standing[]): readonly Standing[] =>
    effects.some(rerolls) ? effects.filter(rerolls) : effects,
  (_game, effects) => effects,
);

const toConsider = (game: MagicGame, { seat, considered }: ModifyingResult): readonly Standing[] =>
  consideredFirst(
    game,
    saidOfPlayer(game, 'modifies rolls', seat).filter(
      ({ statement, context }) =>
        !considered.some((each) => each.statement === statement && each.context.source === context.source),
    ),
  );

export const modifyingResult: Procedure<MagicGame, ModifyingResult> = procedure('modifying a result', [
  choosing(
    { '2025': '706.2b' },
    'Of several effects that modify a result the player who rolled chooses the one to apply next',
    (game, data: ModifyingResult) => {
      const effects = toConsider(game, data);
      if (effects.length === 0) return undefined;
      return {
        player: data.seat,
        purpose: 'choose what modifies the roll',
        offers: effects.map((value) => ({
          label: value.context.source.card.name,
          object: value.context.source,
          value,
        })),
      };
    },
    (game, data, [next]) => {
      game.set(data, 'next', next);
      if (next) game.set(data, 'considered', [...data.considered, next]);
    },
  ),
  step(
    { '2025': '706.2a' },
    'A modifier may be optional, and cost something',
    (game, { next, rolled }: ModifyingResult) => {
      if (next?.statement.says !== 'modifies rolls') return;
      const context = next.context.with({ rolled });
      game.call(followInstructions, { effects: [next.statement.offer], at: 0, context });
    },
  ),
  step({ '2025': '706.2b' }, 'Then the next one is considered', (game, data: ModifyingResult) => {
    if (!data.next) return undefined;
    game.set(data, 'next', undefined);
    return 'restart';
  }),
]);

/** The events of the die being rolled anew, or of its result being more or less. */
export const changingRolls = instruction(
  { '2025': '706.2a' },
  'What modifies a result rerolls the die, or adds to what it shows or subtracts from it',
  'change roll',
  {
    perform: (game, { modifier }: Extract<Effect, { do: 'change roll' }>, context) => {
      const { rolled } = context;
      if (!rolled) return [];
      const result = modifier
        ? (rolled.results[0] ?? 0) + modifier.sign * amount(game, modifier.by, context)
        : game.chance.roll('roll a die', rolled.roll.sides);
      game.keepBooks('change the result', () => game.set(rolled, 'results', [result]));
      return [];
    },
  },
);
