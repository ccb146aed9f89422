import type { EnginePort, SetupRequest } from '../port/contract';
import type { Entry } from './corpus/entry';
import { EntryAnswers } from './corpus/game-plan';
import type { Finding } from './finding';
import type { Invariant } from './invariant';
import { playGame, type Violation } from './play';
import { randomGame } from './random-game';
import type { RangeSettings } from './range-result';

/** An engine that is held to be right. */
export interface HealthyEngine {
  /** As its hello says it. */
  readonly name: string;
  readonly port: EnginePort;
  /** Makes another engine of the same kind. */
  readonly another: () => EnginePort;
}

/** What is broken on it, and in which game. */
export interface BrokenOnHealthy {
  readonly violation: Violation;
  readonly table: SetupRequest;
  readonly answers: Finding['answers'];
}

/**
 * Plays a random game on an engine that is held to be right, with nothing switched off.
 *
 * @param invariants what is watched besides the invariants of the game
 * @returns undefined where nothing is broken
 */
export function brokenOnHealthy(
  settings: RangeSettings,
  entry: Entry,
  { port, another }: HealthyEngine,
  invariants: readonly Invariant[],
): BrokenOnHealthy | undefined {
  const { most, every } = settings;
  const game = randomGame(settings, entry);
  const table = { ...game.table, off: [] };
  const { answer } = new EntryAnswers(entry, game.reluctance);
  const { violation, answers } = playGame(port, table, {
    most,
    every,
    another,
    invariants: [...invariants, ...game.invariants],
    answer,
  });
  return violation && { violation, table, answers };
}
