import type { Act, EnginePort, SetupRequest } from './contract';

/** A game that a scenario has played so far, for whoever looks at all of it. */
export interface PlayedGame {
  readonly engine: EnginePort;
  readonly request: SetupRequest;
  /** Everything that was done, in order, without what was taken back. */
  readonly acts: readonly Act[];
  /** Whatever is being asked now has been noticed: the scenario may end there. */
  acknowledge(): void;
}

const games = new WeakMap<object, () => PlayedGame>();

/** A scenario lets its game be looked at. The game is set up when it is first asked for. */
export function showGame(scenario: object, game: () => PlayedGame): void {
  games.set(scenario, game);
}

/** The game of a scenario; undefined where it plays none that may be looked at. */
export const gameOf = (scenario: object): PlayedGame | undefined => games.get(scenario)?.();
