/** The turns of players who have left a game (800.3k, 800.3m). */
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';

/** 800.3k: extra turns that begin; those of players who have left don't. */
export const extraTurnsToBegin = definition(
  '800.3k',
  'A turn of a player who has left the game does not begin',
  (game: LegionsGame): readonly number[] => game.now.extraTurns.filter((seat) => game.player(seat).inGame),
  (game) => game.now.extraTurns,
);

/** 800.3m: would the turn of a player who has left have begun since the last turn that did? */
export const wouldHaveBegun = fact(
  '800.3m',
  'What lasts until the next turn of a player who has left lasts until that turn would have begun',
  (game: LegionsGame, seat: number) => {
    const { players, now } = game;
    for (let step = 1; step < players.length; step += 1) {
      const before = (now.active + players.length - step) % players.length;
      if (players[before]?.inGame) return false;
      if (before === seat) return true;
    }
    return false;
  },
);
