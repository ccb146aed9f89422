/** What becomes of a multiplayer game that a player has left (800.3). */
import { nextInTurnOrder } from '../1-game-concepts/101-players';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';

/** 800.1: it began with more than two players. */
export const isMultiplayer = ({ players }: LegionsGame): boolean => players.length > 2;

/** 800.3j: a turn goes on without its player, and the next one in turn order receives priority instead. */
export const insteadOfWhoLeft = definition(
  '800.3j',
  'Instead of a player who has left the game the next player in turn order receives priority',
  (game: LegionsGame, seat: number) => nextInTurnOrder(game, seat),
  (_game, seat) => seat,
);

/** 800.3h: a choice that a rule asks a player for who has left is made by the next one in turn order. */
export const choosesInstead = definition(
  '800.3h',
  'Instead of a player who has left the game the next player in turn order makes a choice',
  (game: LegionsGame, seat: number) => nextInTurnOrder(game, seat),
  (_game, seat) => seat,
);

/** 800.3b: nothing comes under the control of a player who has left. */
export const controlsNoMore = fact(
  '800.3b',
  'Nothing comes under the control of a player who has left the game',
  (game: LegionsGame, seat: number) => !game.player(seat).inGame,
);

/** 800.3d: no triggered ability of a player who has left is put on the chain of events. */
export const triggersNoMore = fact(
  '800.3d',
  'No triggered ability of a player who has left the game is put on the chain of events',
  (game: LegionsGame, seat: number) => !game.player(seat).inGame,
);
