import { legionsOfWill } from './terms/legions-of-will';
import { riftbound } from './terms/riftbound';
import type { Terms } from './terms/terms';

export type { CharacteristicTerm, PrintedNumber, Terms } from './terms/terms';

/** Every game whose words the vocabulary is built from. */
export const games: readonly Terms[] = [legionsOfWill, riftbound];

/** All words of one kind, of all games, each once. */
export const words = (of: (terms: Terms) => readonly string[]): readonly string[] => [
  ...new Set(games.flatMap(of)),
];
