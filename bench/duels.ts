import { newGame, type RiftboundGame, startGame } from '../engine/riftbound';
import { arrange } from '../engine/riftbound/table/arrange';
import type { PlayerSetup, SetupRequest } from '../port/contract';
import { type Next, seeded } from './random';
import { withText } from './riftbound-cards';

/** What a player brings, by chance. */
export type Brought = (name: string, next: Next) => PlayerSetup;

/** The table of one random duel of Riftbound, from its beginning. */
export function duelTable(seed: number, brought: Brought = withText): SetupRequest {
  const next = seeded(seed);
  const players = [brought('Alice', next), brought('Bob', next)];
  return { rulebook: 'riftbound', players, seed, from: 'the beginning' };
}

/** A duel at its first decision. */
export function beginDuel(request: SetupRequest): RiftboundGame {
  const { players, seed } = request;
  const game = newGame({ players: players.map(({ name }) => name), seed });
  arrange(game, request);
  startGame(game);
  return game;
}

/** Lays out the table of a duel; what it returns begins it. */
export const duels =
  (brought: Brought = withText) =>
  (seed: number): (() => RiftboundGame) => {
    const request = duelTable(seed, brought);
    return () => beginDuel(request);
  };
