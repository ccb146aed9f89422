import { parameter, slot } from '../../../kernel';
import { consequence } from '../forms';
import type { Lanterns } from '../game';

/** 100.2: seven; L.1.2 of the revised edition: five. */
export const glowToWin = slot('so much glow wins', {
  first: parameter('100.2', 'Who has seven glow wins', { value: 7, off: Number.POSITIVE_INFINITY }),
  revised: parameter('L.1.2', 'Who has five glow wins', { value: 5, off: Number.POSITIVE_INFINITY }),
});

export const winning = consequence(
  { first: '100.3', revised: 'L.1.3' },
  'The game ends as somebody has won',
  (game: Lanterns) => {
    const winner = game.players.find(({ glow }) => glow >= glowToWin(game));
    if (winner && !game.isOver)
      game
        .happening('win', { player: winner.seat }, () => game.set(game.now, 'winner', winner.seat))
        .apply(game);
  },
);

export const losing = consequence(
  { first: '100.4', revised: 'L.1.4' },
  'Who must draw from an empty chest loses',
  (game: Lanterns, seat: number) => lose(game, seat),
);

export const conceding = consequence(
  { first: '100.5', revised: 'L.1.5' },
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
