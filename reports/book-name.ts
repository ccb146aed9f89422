import type { Rulebook } from '../rulebooks/model';
import type { ScenarioResult } from './model';

/** A rulebook, and as which edition of its game it is played, where that has several. */
export interface PlayedRulebook {
  readonly rulebook: Rulebook;
  readonly playedAs?: EditionPlayed | undefined;
}

/** An edition that a game is played as. */
export interface EditionPlayed {
  readonly name: string;
  readonly isUsual: boolean;
  /** What people call the game; left out where nothing says so. */
  readonly game?: string | undefined;
}

/** What results call a rulebook: by its id; where it is played as another edition than usual, also by that one's short name. */
export const nameOfBook = ({ rulebook: { id }, playedAs }: PlayedRulebook): string =>
  playedAs === undefined || playedAs.isUsual ? id : `${id}@${playedAs.name}`;

/** What people call it, in the same way. */
export const titleOfBook = ({ rulebook: { title }, playedAs }: PlayedRulebook): string =>
  playedAs === undefined || playedAs.isUsual ? title : `${title} (${playedAs.name})`;

/** Scenarios, each with its rulebook called as results call it: what is played in one edition says nothing of another one's rules. */
export const inTheirBooks = (
  scenarios: readonly ScenarioResult[],
  books: readonly PlayedRulebook[],
): readonly ScenarioResult[] =>
  scenarios.map((scenario) => {
    const own = books.find((book) => isIn(scenario, book));
    if (own) return { ...scenario, rulebook: nameOfBook(own) };
    const { rulebook, edition } = scenario;
    const isOfAnother = edition !== undefined && books.some((book) => book.rulebook.id === rulebook);
    return isOfAnother ? { ...scenario, rulebook: `${rulebook}@${edition}` } : scenario;
  });

/** Is a scenario played in a rulebook's edition? */
export const isIn = (
  { rulebook, edition }: Pick<ScenarioResult, 'rulebook' | 'edition'>,
  { rulebook: { id }, playedAs }: PlayedRulebook,
): boolean =>
  id === rulebook &&
  (edition === undefined
    ? playedAs === undefined || playedAs.isUsual
    : playedAs === undefined || playedAs.name === edition);

/** Rulebooks in the order in which people look for them: the editions of a game together, where its first one stands, the oldest first. */
export function editionsTogether<B extends PlayedRulebook>(books: readonly B[]): readonly B[] {
  const gameOf = ({ rulebook, playedAs }: B): string => playedAs?.game ?? rulebook.id;
  const games = [...new Set(books.map(gameOf))];
  return games.flatMap((game) =>
    books
      .filter((book) => gameOf(book) === game)
      .sort(
        (one, other) =>
          Number(one.rulebook.edition > other.rulebook.edition) -
          Number(one.rulebook.edition < other.rulebook.edition),
      ),
  );
}
