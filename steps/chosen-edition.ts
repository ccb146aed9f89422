/** In which edition of its game a scenario is played. */
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
}

/**
 * A game's words in the edition that is chosen: by the sentence that names the game, else by a tag, else for all games.
 *
 * @param named the words as the sentence has them
 * @throws SetupProblem where the game has no such edition
 */
export function inChosenEdition(named: Terms, { tagged, forAll }: Choosing): Terms {
  const { editions, game } = named;
  const chosen = named.edition ?? tagged;
  const there = editions.get(chosen ?? forAll ?? '');
  if (there) return there;
  if (chosen === undefined) return named;
  const by = named.edition === undefined ? `The tag ${TAG}${chosen} names an edition that there isn't: ` : '';
  throw new SetupProblem(
    `${by}${game} has no edition "${chosen}": it has ${[...editions.keys()].join(', ')}.`,
  );
}
