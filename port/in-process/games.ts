import type { NumberInEditions } from '../../engine/card-game/sentences';
import type { InPlay, Playable } from '../../engine/card-game/table/playable';
import { games } from '../../engine/games';
import type { Ruleset } from '../../engine/kernel';
import { type Observation, SetupProblem, type SetupRequest } from '../contract';
import { usualEdition } from '../usual-edition';

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

/** An edition of a game. */
export interface PlayedEdition {
  readonly ruleset: Ruleset;
  /** Digest of its rulebook. */
  readonly digest: string;
}

/** The editions of a game, the one first that is played where none is chosen. */
export const editionsOf = ({ ruleset, digest, otherEditions = [] }: PlayedGame): readonly PlayedEdition[] => [
  { ruleset, digest },
  ...otherEditions,
];

/** The rulebooks that are played, by their ids, each once: editions of a game may have rulebooks of their own. */
export const playedRulebooks = (): readonly string[] => [
  ...new Set(playable.flatMap((game) => editionsOf(game).map(({ ruleset }) => ruleset.rulebook))),
];

/** The game of a rulebook; undefined for one that isn't played. */
export const gameOf = (rulebook: string): PlayedGame | undefined =>
  playable.find((game) => editionsOf(game).some(({ ruleset }) => ruleset.rulebook === rulebook));

/**
 * An edition of a rulebook's game; undefined where there is none.
 *
 * @param edition its short name, or the day of its rulebook; left out: the first one that has that rulebook's newest day
 */
function editionOf(rulebook: string, edition?: string): PlayedEdition | undefined {
  const game = gameOf(rulebook);
  const all = game ? editionsOf(game) : [];
  const own = all.filter(({ ruleset }) => ruleset.rulebook === rulebook);
  if (edition === undefined) {
    const usual = usualEdition(own.map(({ ruleset }) => ruleset));
    return own.find(({ ruleset }) => ruleset === usual);
  }
  return (
    all.find(({ ruleset }) => ruleset.name === edition) ??
    own.find(({ ruleset }) => ruleset.edition === edition)
  );
}

/** The rules of an edition of a rulebook's game, as `editionOf` finds it. */
export const rulesetOf = (rulebook: string, edition?: string): Ruleset | undefined =>
  editionOf(rulebook, edition)?.ruleset;

/**
 * What a table is asked to be played as.
 *
 * @throws SetupProblem where no such rulebook is played, or no such edition
 */
export function gameAskedFor({ rulebook, edition }: SetupRequest): {
  readonly of: PlayedGame;
  readonly ruleset: Ruleset;
} {
  const of = gameOf(rulebook);
  if (!of)
    throw new SetupProblem(
      `The reference engine doesn't play "${rulebook}"; it plays ${playedRulebooks().join(' and ')}.`,
    );
  const ruleset = rulesetOf(rulebook, edition);
  if (!ruleset) throw new SetupProblem(noEdition(of.description.title, edition, of));
  return { of, ruleset };
}

/** Says that a game has no such edition, and which it has. */
const noEdition = (title: string, edition: string | undefined, of: PlayedGame): string =>
  `${title} has no edition "${edition}": it has ${editionsOf(of)
    .map(({ ruleset }) => ruleset.name)
    .join(', ')}.`;

/** The number of a rule in an edition. */
export const numberIn = (number: NumberInEditions, edition: Ruleset | undefined): string =>
  typeof number === 'string' ? number : (number[edition?.name ?? ''] ?? Object.values(number)[0] ?? '');
