import { editionsOf, gameOf } from '../port/in-process/games';
import type { KnownRulebook } from '../reports/coverage';
import { Problem } from './problem';
import { knownRulebooks } from './rules';
import { namedRulebook, selectRulebooks } from './selection';

interface Asked {
  /** Perhaps with an edition: `id@2013-05-01`. */
  readonly rulebook?: string;
  /** The short name of an edition. */
  readonly edition?: string;
}

/** The rulebooks whose rules are tried: where an edition is asked for, only that one's. Throws a Problem where there is no such edition. */
export function triedRulebooks({ rulebook, edition }: Asked): readonly KnownRulebook[] {
  const ids = rulebook === undefined ? selectRulebooks(undefined) : [namedRulebook(rulebook).id];
  const known = knownRulebooks(ids, undefined, edition);
  return edition === undefined ? known : known.filter(({ playedAs }) => playedAs?.name === edition);
}

/**
 * The short name of the edition that is asked for, be it by that name or as a rulebook's. Throws a Problem where they are two, or
 * no game is played in the rulebook's.
 */
export function editionAsked({ rulebook, edition }: Asked): string | undefined {
  const [id, named] = rulebook?.split('@') ?? [];
  if (id === undefined || named === undefined) return edition;
  const stored = namedRulebook(`${id}@${named}`);
  const game = gameOf(stored.id);
  const played = game
    ? editionsOf(game).flatMap(({ ruleset }) => (ruleset.edition === stored.edition ? [ruleset.name] : []))
    : [];
  if (edition !== undefined && played.includes(edition)) return edition;
  const [name] = played;
  if (name === undefined) throw new Problem([`--rulebook ${rulebook}: no game is played in that edition.`]);
  if (edition !== undefined)
    throw new Problem([
      `--rulebook ${rulebook} is edition ${name}, and --edition ${edition} another: leave one of them out.`,
    ]);
  return name;
}
