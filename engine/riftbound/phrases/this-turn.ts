import type { RiftboundGame } from '../game';
import type { Context } from '../piece';
import type { Trigger } from '../text/tree/index';
import type { Means } from './means';

/** How often something has happened this turn, of what texts count. */
export function timesThisTurn(means: Means, game: RiftboundGame, of: Trigger, context: Context): number {
  if (of.on === 'moves') return context.source.movesThisTurn;
  if (of.on !== 'plays') return 0;
  return means
    .players(game, of.who, context)
    .flatMap((seat) => game.player(seat).playedThisTurn)
    .filter((piece) => means.fits(game, of.filter, piece, context)).length;
}
