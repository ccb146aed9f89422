import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { amountFor, players } from '../text/phrases';

/** 118.8, T.8.13: nor is any paid. */
export const cannotLoseLife = fact(
  { '2003': 'T.8.13', '2013': '118.8', '2025': assumed('119', { from: ['2013', '118.8'] }) },
  'A player who is said not to lose life loses none',
  (game: MagicGame, seat: number) => saidOfPlayer(game, "can't lose life", seat).length > 0,
);

/** The event of a player losing life; it may fall below nothing (G.19.5). */
export const loseLife = (player: number, amount: number): Occurrence =>
  new Occurrence('lose life', { player, amount }, (game, { about }) => {
    const losing = game.player(player);
    game.set(losing, 'life', losing.life - (about.amount ?? 0));
  });

export const losingLife = instruction('G.21.1', 'A spell or ability has a player lose life', 'lose life', {
  perform: (game, effect, context) =>
    players(game, effect.who, context)
      .filter((seat) => !cannotLoseLife(game, seat))
      .map((seat) => loseLife(seat, amountFor(game, effect, seat, context))),
});
