/** What a turn has held so far, for texts that ask for it (T.6.7): "if a creature died this turn". */
import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Tallied } from '../text/tree';

/** T.6.7 */
export const happenedThisTurn = fact(
  { '2003': 'T.6.7', '2013': '608.2g', '2025': assumed('608.2h', { from: ['2013', '608.2g'] }) },
  'What has happened in the turn is known to whatever asks for it',
  (game: MagicGame, seats: readonly number[], what: Tallied) =>
    seats.some((seat) => talliedOf(game, seat, what) > 0),
);

/** How much of something a player has had in this turn. */
export const talliedOf = (game: MagicGame, seat: number, what: Tallied): number =>
  game.player(seat).soFar[what] ?? 0;
