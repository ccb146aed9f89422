/** A player concedes: 103.3a, and what comes of the priority that the player had (800.3a). */
import { conceding, loseGame } from '../1-game-concepts/103-ending-the-game';
import { beforePriorityPasses } from '../1-game-concepts/111-timing-and-priority';
import type { LegionsGame } from '../game';

/** A player concedes. Returns false when that is not possible. */
export function concede(game: LegionsGame, seat: number): boolean {
  if (!conceding(game, seat)) return false;
  const { decision } = game;
  const hadPriority = decision?.kind === 'choose' && decision.isPriority && decision.player === seat;
  game.interrupt(() => {
    game.apply([game.because(conceding, loseGame(seat))]);
    if (hadPriority && !game.isOver) game.call(beforePriorityPasses, { holder: seat, passes: 0 });
  });
  return true;
}
