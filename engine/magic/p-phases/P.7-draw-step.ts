import { assumed, procedure, step, turnBasedAction } from '../../kernel';
import { putTriggers } from '../a-abilities/A.4-putting-triggers';
import { fact, timing } from '../forms';
import type { MagicGame } from '../game';
import { withNothingPrinted } from '../object';
import { Occurrence } from '../occurrence';
import { putOnStack } from '../t-timing/T.2-put-by-rules';
import { activePlayerReceives, nobodyReceives } from '../t-timing/T.2-stack';
import type { Effect } from '../text/tree';

/** P.1.4 */
export const skipsTheDraw = fact(
  {
    '2003': 'P.1.4',
    '2013': assumed('103.7', { from: ['2003', 'P.1.4'] }),
    '2025': assumed('P.1.4', { from: '2003' }),
  },
  'Who goes first draws no card in the first draw step',
  ({ now }: MagicGame) => now.turn === 1,
);

/** P.7.1: the ability that the game has built in; nobody controls it. */
const DRAW = withNothingPrinted('Draw a card');

const INSTRUCTIONS: Effect = { do: 'draw', who: { who: 'you' }, amount: { amount: 'number', value: 1 } };

export const puttingTheDraw = procedure<MagicGame, object>('putting the draw on the stack', [
  step({ '2003': 'P.7.1' }, 'It goes on top of what triggered as the step began', (game) =>
    game.propose(
      new Occurrence('put the draw on the stack', { player: game.now.active }, () =>
        putOnStack(game, DRAW, { instructions: INSTRUCTIONS }),
      ),
    ),
  ),
]);

export const drawGoesOnTheStack = turnBasedAction(
  'P.7.1',
  'An ability that draws a card for the current player goes on the stack',
  (game: MagicGame) => {
    if (skipsTheDraw(game)) return;
    // Procedures called last run first.
    game.call(puttingTheDraw, {});
    putTriggers(game);
  },
);

/** P.7.2 */
export const priorityInDraw = timing(
  'P.7.2',
  'The current player receives priority in the draw step',
  activePlayerReceives,
  nobodyReceives,
);
