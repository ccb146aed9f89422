import { assumed } from '../../kernel';
import { fact, parameter } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { amountFor, players } from '../text/phrases';

/** G.19.1, P.1.6 */
export const startingLife = parameter('G.19.1', 'Each player begins with 20 life', { value: 20, off: 1 });

/** T.8.13 */
export const cannotGainLife = fact(
  { '2003': 'T.8.13', '2013': '101.2', '2025': assumed('119.7', { from: ['2003', 'T.8.13'] }) },
  'What a continuous effect says can not happen does not',
  (game: MagicGame, seat: number) => saidOfPlayer(game, "can't gain life", seat).length > 0,
);

/** The event of a player gaining life. */
export const gainLife = (player: number, amount: number): Occurrence =>
  new Occurrence('gain life', { player, amount }, (game, { about }) => {
    const gaining = game.player(player);
    game.set(gaining, 'life', gaining.life + (about.amount ?? 0));
  });

export const gainingLife = instruction('G.19.2', 'A player gains life, without an upper limit', 'gain life', {
  perform: (game, effect, context) =>
    players(game, effect.who, context)
      .filter((seat) => !cannotGainLife(game, seat))
      .map((seat) => gainLife(seat, amountFor(game, effect, seat, context))),
});
