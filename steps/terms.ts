import {
  type ActionSentence,
  type DeclarationSentence,
  describedGames,
  type PlayerStatusSentence,
} from '../port/in-process-games';
import { type Terms, termsOf } from './terms/terms';

export type {
  ActionSentence,
  DeclarationSentence,
  PlayerStatusSentence,
  TogetherSentence,
} from '../port/in-process-games';
export type { CharacteristicTerm, Fields, Terms } from './terms/terms';

/** Every game whose words the vocabulary is built from. */
export const games: readonly Terms[] = describedGames.map(termsOf);

/** What examples call their game. */
export const anyGame = games[0]?.game ?? '';

/** What players do by sentences of their own, of all games, each once. */
export const actions: readonly ActionSentence[] = [
  ...new Map(games.flatMap((terms) => terms.actions.map((each) => [each.does, each] as const))).values(),
];

/** The declarations of fights, of all games, each once. */
export const declarations: readonly DeclarationSentence[] = [
  ...new Map(
    games.flatMap((terms) =>
      terms.declarations.map((each) => [`${each.does} ${each.onto === undefined}`, each] as const),
    ),
  ).values(),
];

/** What can be so of one player at a time, of all games, each once. */
export const playerStatuses: readonly PlayerStatusSentence[] = [
  ...new Map(
    games.flatMap((terms) => terms.playerStatuses.map((each) => [each.has, each] as const)),
  ).values(),
];

/** The games that a feature's text says it plays, in whichever edition. */
export const gamesPlayedIn = (text: string): readonly Terms[] =>
  games.filter(({ game }) => new RegExp(`\\b${game}(?: \\d[\\w-]*)? game\\b`).test(text));

/** An example of a step, with its keyword, by its words; empty where no game has one. */
export const exampleOf = (expression: string): string =>
  games.map(({ examples }) => examples.steps[expression]).find((each) => each !== undefined) ?? '';

/** An example of what stands in a gap, by its name; empty where no game has one. */
export const exampleIn = (gap: string): string =>
  games.map(({ examples }) => examples.gaps[gap]).find((each) => each !== undefined) ?? '';

/** All words of one kind, of all games, each once. */
export const words = (of: (terms: Terms) => readonly string[]): readonly string[] => [
  ...new Set(games.flatMap(of)),
];
