import { parameter } from '../../../kernel';
import { consequence } from '../forms';
import type { Lanterns } from '../game';

/** 100.2 */
export const glowToWin = parameter('100.2', 'Who has seven glow wins', {
  value: 7,
  off: Number.POSITIVE_INFINITY,
});

export const winning = consequence('100.3', 'The game ends as somebody has won', (game: Lanterns) => {
  const winner = game.players.find(({ glow }) => glow >= glowToWin(game));
  if (winner && !game.isOver)
    game
      .happening('win', { player: winner.seat }, () => game.set(game.now, 'winner', winner.seat))
      .apply(game);
});

export const losing = consequence(
  '100.4',
  'Who must draw from an empty chest loses',
  (game: Lanterns, seat: number) => lose(game, seat),
);

export const conceding = consequence(
  '100.5',
  'A keeper may concede at any time',
  (game: Lanterns, seat: number) => lose(game, seat),
);

function lose(game: Lanterns, seat: number): void {
  game.propose(
    game.happening('lose', { player: seat }, () => {
      game.set(game.player(seat), 'lost', true);
      game.set(game.now, 'winner', game.players.find(({ lost }) => !lost)?.seat);
    }),
  );
}
