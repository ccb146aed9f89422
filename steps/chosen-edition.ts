/** In which edition of its game a scenario is played. */
import path from 'node:path';
import { SetupProblem } from '../port/contract';
import type { Terms } from './terms';

const TAG = '@edition:';

/** The short name of the edition that tags choose: the innermost one does. */
export const editionTagged = (tags: readonly string[]): string | undefined =>
  tags.findLast((tag) => tag.startsWith(TAG))?.slice(TAG.length);

/** What may choose an edition. */
interface Choosing {
  /** What a tag names. */
  readonly tagged: string | undefined;
  /** What is chosen for every game that has such an edition. */
  readonly forAll: string | undefined;
  /** The feature file: one in a folder with a rulebook's name is about that rulebook. */
  readonly feature: string;
}

/**
 * A game's words in the edition that is chosen: by the sentence that names the game, else by a tag, else for all games, else by
 * the rulebook whose feature it is.
 *
 * @param named the words as the sentence has them
 * @throws SetupProblem where the game has no such edition
 */
export function inChosenEdition(named: Terms, { tagged, forAll, feature }: Choosing): Terms {
  const { editions, game } = named;
  const chosen = named.edition ?? tagged;
  const there = editions.get(chosen ?? forAll ?? '');
  if (there) return there;
  if (chosen === undefined) return ofFeature(named, feature);
  const by = named.edition === undefined ? `The tag ${TAG}${chosen} names an edition that there isn't: ` : '';
  throw new SetupProblem(
    `${by}${game} has no edition "${chosen}": it has ${[...editions.keys()].join(', ')}.`,
  );
}

function ofFeature(named: Terms, feature: string): Terms {
  const folders = path.resolve(feature).split(path.sep);
  const [own] = [...named.ofRulebooks].filter(([rulebook]) => folders.includes(rulebook));
  return own?.[1] ?? named;
}
