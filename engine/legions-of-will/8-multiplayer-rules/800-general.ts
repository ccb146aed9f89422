/** What becomes of a multiplayer game that a player has left (800.3). */
import { nextInTurnOrder } from '../1-game-concepts/101-players';
import { definition } from '../forms';
import type { LegionsGame } from '../game';

/** 800.3j: a turn goes on without its player, and the next one in turn order receives priority instead. */
export const insteadOfWhoLeft = definition(
  '800.3j',
  'Instead of a player who has left the game the next player in turn order receives priority',
  (game: LegionsGame, seat: number) => nextInTurnOrder(game, seat),
  (_game, seat) => seat,
);
