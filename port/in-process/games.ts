import type { InPlay, Playable } from '../../engine/card-game/table/playable';
import { games } from '../../engine/games';
import type { Observation, SetupRequest } from '../contract';

/** A game as the port plays it. */
export type PlayedGame = Playable<SetupRequest, Observation, Pick<SetupRequest, 'players' | 'from'>>;
/** A table of one, as the port sees it. */
export type PlayedTable = InPlay<Observation>;

const known: PlayedGame[] = [...games];

/** Every game that the reference engine plays. */
export const playable: readonly PlayedGame[] = known;

/** Adds a game, which tests have written. The vocabulary is built as it is loaded: its words are there only if it was added before. */
export function addGame(game: PlayedGame): void {
  known.push(game);
}

/** The game of a rulebook; undefined for one that isn't played. */
export const gameOf = (rulebook: string): PlayedGame | undefined =>
  playable.find(({ ruleset }) => ruleset.rulebook === rulebook);
