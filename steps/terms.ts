import { describedGames } from '../port/in-process-games';
import { type Terms, termsOf } from './terms/terms';

export type { CharacteristicTerm, Fields, Terms } from './terms/terms';

/** Every game whose words the vocabulary is built from. */
export const games: readonly Terms[] = describedGames.map(termsOf);

/** What examples call their game. */
export const anyGame = games[0]?.game ?? '';

/** All words of one kind, of all games, each once. */
export const words = (of: (terms: Terms) => readonly string[]): readonly string[] => [
  ...new Set(games.flatMap(of)),
];
