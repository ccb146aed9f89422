import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { Occurrence } from '../occurrence';
import { inTurnOrder } from '../phrases';
import { win } from './445-points';

/** 650: a player may concede at any time. */
export const mayConcede = fact(
  '650',
  'A player may concede at any time',
  (game: RiftboundGame, seat: number) => !game.isOver && game.player(seat).inGame,
);
/** 651.1: the last player remaining wins. */
export const lastPlayerWins = fact(
  '651.1',
  'When only one player remains after a concession, that player wins',
  (game: RiftboundGame) => inTurnOrder(game).length === 1,
);

/** Lets a player concede. Returns false when that is not possible. */
export function concede(game: RiftboundGame, seat: number): boolean {
  if (!mayConcede(game, seat)) return false;
  game.interrupt(() => {
    game.propose(
      game.because(
        mayConcede,
        new Occurrence('concede', { player: seat }, (on) => {
          on.set(on.player(seat), 'inGame', false);
          on.set(on.player(seat), 'lost', true);
        }),
      ),
    );
    const [left] = game.players.filter(({ inGame }) => inGame);
    if (left && lastPlayerWins(game)) game.propose(game.because(lastPlayerWins, win(left.seat)));
  });
  return true;
}
