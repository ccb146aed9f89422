import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { amountFor, players } from '../phrases';

/** The event of a player losing life; it may fall below nothing (G.19.5). */
export const loseLife = (player: number, amount: number): Occurrence =>
  new Occurrence('lose life', { player, amount }, (game) => {
    const losing = game.player(player);
    game.set(losing, 'life', losing.life - amount);
  });

export const losingLife = instruction('G.21.1', 'A spell or ability has a player lose life', 'lose life', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).map((seat) => loseLife(seat, amountFor(game, effect, seat, context))),
});
