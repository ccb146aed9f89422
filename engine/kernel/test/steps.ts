import { choosing, type Procedure, procedure, type Step, step } from '../procedure';
import type { Numbers } from '../rule';
import { end, score, type Toy } from './toy';

/** A step of the toy game. */
export type Played = Step<Toy, object>;

/** Steps that are taken one after the other. */
export const play = (...steps: readonly Played[]): Procedure<Toy, object> => procedure('play', steps);
/** The last of them: the game is over. */
export const over: Played = step('8.1', 'The game is over', (game) => game.propose(end()));

/** Asks the first player to choose from some points, and scores what was chosen. */
export const choice = (numbers: Numbers, ...points: readonly number[]): Played =>
  choosing(
    numbers,
    'Points are chosen',
    () => ({ player: 0, purpose: 'points', offers: points.map((value) => ({ label: `${value}`, value })) }),
    (game, _data, chosen) => game.propose(...chosen.map(score)),
  );

/** Everything that a player could see of a game, and where its chance is. */
export const position = (game: Toy): unknown => ({
  hash: game.hash(),
  lines: game.lines(),
  decision: game.decision,
  chance: game.chance.position,
  list: [...game.list],
  now: { ...game.now },
});
