import { newGame, startGame } from '../engine/magic';
import type { MagicGame } from '../engine/magic/game';
import { arrange } from '../engine/magic/table/arrange';
import type { PlayerSetup } from '../port/contract';
import { withText } from './magic-cards';
import { type Next, seeded } from './random';

/** Lays out the table of a duel of Magic 2003, from its beginning; what it returns begins it. */
export const magicDuels =
  (brought: (name: string, next: Next) => PlayerSetup = withText) =>
  (seed: number): (() => MagicGame) => {
    const next = seeded(seed);
    const players = [brought('Alice', next), brought('Bob', next)];
    return () => {
      const game = newGame({ players: players.map(({ name }) => name), seed });
      arrange(game, { players, seed, from: 'the beginning' });
      startGame(game);
      return game;
    };
  };
