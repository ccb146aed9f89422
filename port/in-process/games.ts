import { legionsOfWillGame } from './legions-of-will';
import type { Playable } from './playable';
import { riftboundGame } from './riftbound';

/** Every game that the reference engine plays. */
export const playable: readonly Playable[] = [legionsOfWillGame, riftboundGame];

/** The game of a rulebook; undefined for one that isn't played. */
export const gameOf = (rulebook: string): Playable | undefined =>
  playable.find(({ ruleset }) => ruleset.rulebook === rulebook);
