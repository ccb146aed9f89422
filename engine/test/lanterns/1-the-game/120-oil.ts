import { parameter } from '../../../kernel';
import type { Lanterns } from '../game';

/** 120.1: the revised edition has no such bound. */
export const mostOil = parameter({ first: '120.1' }, 'Nobody has more than nine oil', {
  value: 9,
  off: Number.POSITIVE_INFINITY,
});

/** 120.2 */
export const oilAtDawn = parameter({ first: '120.2', revised: 'L.3.1' }, 'At dawn the keeper gains two oil', {
  value: 2,
  off: 0,
});

/** Gives a keeper oil, as much as there is room for (120.1). */
export function gain(game: Lanterns, seat: number, amount: number): void {
  const keeper = game.player(seat);
  const gained = Math.min(amount, mostOil(game) - keeper.oil);
  if (gained > 0)
    game.propose(
      game.happening('gain oil', { player: seat, amount: gained }, () =>
        game.set(keeper, 'oil', keeper.oil + gained),
      ),
    );
}
