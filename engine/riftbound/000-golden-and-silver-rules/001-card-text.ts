/** What only card text can do: it wins or loses a game and gives turns, which no rule does (002). */
import { type Procedure, procedure, step } from '../../kernel';
import { win } from '../400-types-of-actions/445-points';
import { lastPlayerWins } from '../400-types-of-actions/649-conceding';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { inTurnOrder, players } from '../phrases';

/** "You win the game." */
export const winning = instruction('002', 'A player wins because a card says so', 'win', {
  perform: (game, effect, context) => players(game, effect.who, context).slice(0, 1).map(win),
});

const lose = (seat: number): Occurrence =>
  new Occurrence('lose the game', { player: seat }, (game: RiftboundGame) => {
    game.set(game.player(seat), 'inGame', false);
    game.set(game.player(seat), 'lost', true);
    if (inTurnOrder(game).length === 0) game.set(game.now, 'over', true);
  });

/** A player loses; whoever remains alone has won (651.1). */
export const losingTheGame: Procedure<RiftboundGame, { readonly seats: readonly number[] }> = procedure(
  'losing the game',
  [
    step('002', 'A player loses because a card says so', (game, { seats }) =>
      game.propose(...seats.map(lose)),
    ),
    step('651.1', 'The only player who remains wins', (game) => {
      const [left] = inTurnOrder(game);
      if (left !== undefined && lastPlayerWins(game)) game.propose(win(left));
    }),
  ],
);

/** "… loses the game." */
export const losing = instruction('002', 'A player loses because a card says so', 'lose', {
  perform: (game, effect, context) => {
    const seats = players(game, effect.who, context);
    if (seats.length > 0) game.call(losingTheGame, { seats });
    return [];
  },
});

/** "Take an extra turn after this one." */
export const takingExtraTurns = instruction(
  '002',
  'A player takes a turn after this one because a card says so',
  'extra turn',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map(
        (seat) =>
          new Occurrence('gain an extra turn', { player: seat }, (on) =>
            on.set(on.now, 'extraTurns', [seat, ...on.now.extraTurns]),
          ),
      ),
  },
);

/** The player whose turn is next because a card says so, and who has turns after that; undefined: nobody. */
export function nextExtraTurn(
  game: RiftboundGame,
): { readonly seat: number; readonly others: readonly number[] } | undefined {
  const [seat, ...others] = game.now.extraTurns.filter((each) => game.player(each).inGame);
  return seat === undefined ? undefined : { seat, others };
}
