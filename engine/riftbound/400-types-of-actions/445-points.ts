import type { RiftboundGame } from '../game';
import { Occurrence } from '../occurrence';

/** The event of a player gaining points. */
export const gainPoints = (seat: number, amount: number, how?: 'conquer' | 'hold'): Occurrence =>
  new Occurrence('gain points', { player: seat, amount, how }, (game, { about }) => {
    const player = game.player(seat);
    game.set(player, 'points', player.points + (about.amount ?? 0));
  });

/** The event of a player winning: everybody else has lost. */
export const win = (seat: number): Occurrence =>
  new Occurrence('win the game', { player: seat }, (game: RiftboundGame) => {
    for (const player of game.players) game.set(player, player.seat === seat ? 'won' : 'lost', true);
    game.set(game.now, 'over', true);
  });
