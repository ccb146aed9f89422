import { type Procedure, procedure, step } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import { Occurrence } from '../occurrence';
import { followInstructions } from '../t-timing/T.6-resolution';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { amount, players } from '../text/phrases';
import type { Effect } from '../text/tree';

import { modifyingResult } from './706-modified-rolls';
import { withoutIgnored } from './706-results-of-rolls';
import type { RolledDice } from './706-rolled-dice';

type Roll = Extract<Effect, { do: 'roll' }>;

/** Dice being rolled. */
interface Rolling {
  readonly seat: number;
  readonly roll: Roll;
  readonly context: Context;
  /** What each die shows, and what modifies that. */
  naturals: readonly RolledDice[];
  /** The result of each die. */
  results: readonly number[];
}

/** 706.2 */
export const resultOf = definition(
  { '2025': '706.2' },
  'The result of a roll is what the die shows, with every modifier',
  (game: MagicGame, natural: number, { modifier }: Roll, context: Context): number =>
    modifier ? natural + modifier.sign * amount(game, modifier.by, context) : natural,
  (_game, natural) => natural,
);

/** 706.3a */
export const effectsFor = definition(
  { '2025': '706.3a' },
  'What a table says of a range is done where the result is in it',
  (_game: MagicGame, { table = [] }: Roll, result: number): readonly Effect[] =>
    table.filter(({ from, to }) => from <= result && result <= to).map(({ effect }) => effect),
  () => [],
);

/** 706.4: without a table, the text says what the results are for. */
export const effectsAfter = definition(
  { '2025': '706.4' },
  'What a text without a table says of a result is done',
  (_game: MagicGame, { then }: Roll): readonly Effect[] => (then ? [then] : []),
  () => [],
);

/** What ignores one of the dice that are rolled: what the roll says itself, and what has another one rolled besides. */
const ignoring = (game: MagicGame, seat: number, { ignore }: Roll) => ({
  besides: saidOfPlayer(game, 'rolls more dice', seat).flatMap(({ statement }) =>
    statement.says === 'rolls more dice' ? [statement.ignore] : [],
  ),
  itself: ignore ? [ignore] : [],
});

export const rollingDice: Procedure<MagicGame, Rolling> = procedure('rolling dice', [
  step({ '2025': '706.1a' }, 'So many dice of so many sides are rolled', (game, data: Rolling) => {
    const { roll, context, seat } = data;
    const dice = Math.max(0, amount(game, roll.dice, context));
    const { besides } = ignoring(game, seat, roll);
    const length = dice === 0 ? 0 : dice + besides.length;
    const naturals = Array.from(
      { length },
      (): RolledDice => ({
        roll,
        results: [game.chance.roll('roll a die', roll.sides)],
      }),
    );
    game.set(data, 'naturals', naturals);
    for (const rolled of [...naturals].reverse())
      game.call(modifyingResult, { seat, rolled, considered: [], next: undefined });
  }),
  step({ '2025': '706.1a' }, 'The dice have been rolled', (game, data: Rolling) => {
    const { roll, context, seat } = data;
    const { besides, itself } = ignoring(game, seat, roll);
    const rolled = data.naturals.map(({ results: [natural = 0] }) => resultOf(game, natural, roll, context));
    const results = withoutIgnored(game, rolled, [...besides, ...itself]);
    game.set(data, 'results', results);
    game.propose(
      ...results.map(
        (result) => new Occurrence('roll a die', { player: seat, amount: result }, () => undefined),
      ),
      new Occurrence('roll dice', { player: seat }, () => undefined),
    );
  }),
  step(
    { '2025': '706.3b' },
    'What is said of the results is part of what had the dice rolled',
    (game, { roll, context, results }) => {
      const total = results.reduce((sum, result) => sum + result, 0);
      const effects = [
        ...results.flatMap((result) => effectsFor(game, roll, result)),
        ...effectsAfter(game, roll),
      ];
      // Whoever is told to do something that often is told the same number.
      const byPlayer = Object.fromEntries(game.players.map(({ seat }) => [seat, total]));
      game.keepBooks('note the result', () => {
        game.set(context, 'thatMuch', total);
        game.set(context, 'byPlayer', byPlayer);
        game.set(context, 'rolled', { roll, results });
      });
      game.call(followInstructions, { effects, at: 0, context });
    },
  ),
]);

export const rolling = instruction(
  { '2025': '706.1' },
  'An effect says which dice a player rolls, and how many',
  'roll',
  {
    perform: (game, effect, context) => {
      for (const seat of [...players(game, effect.who, context)].reverse())
        game.call(rollingDice, { seat, roll: effect, context, naturals: [], results: [] });
      return [];
    },
  },
);

/** 706.3c */
export const rollingAgain = instruction(
  { '2025': '706.3c' },
  'To roll again is to roll as many dice of the same kind, with the same modifiers',
  'roll again',
  {
    perform: (game, { who }, context) => {
      const { rolled } = context;
      if (!rolled) return [];
      for (const seat of [...players(game, who, context)].reverse())
        game.call(rollingDice, { seat, roll: rolled.roll, context, naturals: [], results: [] });
      return [];
    },
  },
);
