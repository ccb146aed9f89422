import { stateBasedAction } from '../forms';
import { loseGame, losers } from '../g-glossary/G.20-losing-the-game';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { amountFor, players } from '../text/phrases';

/** The event of a player getting poison counters. */
export const getPoison = (player: number, amount: number): Occurrence =>
  new Occurrence('get poison counters', { player, amount }, (game) =>
    game.set(game.player(player), 'poison', game.player(player).poison + amount),
  );

/** E.10.1: whatever gives them. */
export const gettingPoison = instruction(
  'E.10.1',
  'Poison counters are put on players, whatever gives them',
  'get poison counters',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((player) => {
        const amount = amountFor(game, effect, player, context);
        return getPoison(player, amount);
      }),
  },
);

const DEADLY = 10;

/** E.10.2 */
export const tenPoisonCounters = stateBasedAction(
  { '2003': { number: 'E.10.2', restates: ['G.20.7'] }, '2013': '704.5c', '2025': '704.5c' },
  'A player with ten poison counters loses',
  (game: MagicGame) => losers(game, ({ poison }) => poison >= DEADLY).map(loseGame),
);
