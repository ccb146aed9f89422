import { onceForEach } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Context, Piece } from '../piece';
import type { CountedThisTurn, Filter } from '../text/tree/index';
import type { Means } from './means';

const anywhere = onceForEach(({ at: _at, ...filter }: Filter): Filter => filter);

/** How often something has happened this turn, of what texts count. */
export function timesThisTurn(
  means: Means,
  game: RiftboundGame,
  of: CountedThisTurn,
  context: Context,
): number {
  const all = (kind: string, seats: readonly number[]): readonly Piece[] =>
    seats
      .flatMap((seat) => game.player(seat).happenedThisTurn)
      .flatMap((each) => (each.kind === kind ? each.piece : []));
  const that = (pieces: readonly Piece[], filter: Filter): number =>
    pieces.filter((piece) => means.fits(game, filter, piece, context)).length;
  switch (of.on) {
    case 'moves':
      return context.source.movesThisTurn;
    case 'player conquers':
      return all('conquer', means.players(game, of.who, context)).length;
    case 'player does':
      return that(all('discard', means.players(game, of.who, context)), of.filter);
    case 'dies':
      return that(
        all(
          'kill',
          game.players.map(({ seat }) => seat),
        ),
        of.object.filter,
      );
    case 'plays': {
      // Where it was played to counts, wherever it has gone since.
      const there = of.filter.at && means.locations(game, of.filter.at, context);
      const kind = there ? anywhere(of.filter) : of.filter;
      return means
        .players(game, of.who, context)
        .flatMap((seat) => game.player(seat).playedThisTurn)
        .filter(({ to }) => there === undefined || (to !== undefined && there.includes(to)))
        .filter(({ piece }) => means.fits(game, kind, piece, context)).length;
    }
  }
}
