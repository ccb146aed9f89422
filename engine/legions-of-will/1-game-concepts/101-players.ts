export { nextInTurnOrder, playersLeft } from '../../card-game/turn/turn-order';

import { AS_WRITTEN, definition, varied } from '../forms';
import type { LegionsGame } from '../game';

const inOrderOfSeats = (game: LegionsGame): readonly number[] =>
  game.players.filter((player) => player.inGame).map((player) => player.seat);

/** 100.9: seats of the players still in the game, the active player first, then in turn order. */
export const activePlayerFirst = varied(
  definition(
    '100.9',
    'The active player acts first, then each other player in turn order',
    (game: LegionsGame) => {
      const seats = inOrderOfSeats(game);
      const { active } = game.now;
      return [...seats.filter((seat) => seat >= active), ...seats.filter((seat) => seat < active)];
    },
    (game) => [...inOrderOfSeats(game)].reverse(),
    'timing',
  ),
  {
    'in which order': {
      'the active player first': AS_WRITTEN,
      'the active player last': (game) => {
        const seats = inOrderOfSeats(game);
        const { active } = game.now;
        return [...seats.filter((seat) => seat > active), ...seats.filter((seat) => seat <= active)];
      },
    },
  },
);

/** 101.2: seats of a player's opponents. */
export const opponentsOf = definition(
  '101.2',
  "A player's opponent is the other player",
  (game: LegionsGame, seat: number): readonly number[] =>
    inOrderOfSeats(game).filter((other) => other !== seat),
  () => [],
);

/** Is the player in a seat an opponent of another (101.2)? */
export const isOpponent = (game: LegionsGame, seat: number, of: number): boolean =>
  seat !== of && opponentsOf(game, of).includes(seat);
