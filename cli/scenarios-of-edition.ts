import { editionsOf, gameOf } from '../port/in-process/games';
import { isIn } from '../reports/book-name';
import type { KnownRulebook } from '../reports/coverage';
import { editionsOf as storedEditions } from '../rulebooks/library';
import { bookChosen } from './edition-written';
import type { Home } from './home';
import { featureFilesOf } from './rulebook-features';
import { indexScenarios, type LinkedScenario } from './scenario-index';

/**
 * The feature files in which scenarios of a rulebook may lie: those of its folder, and those of the other rulebooks of its game, in which
 * scenarios may choose its edition.
 *
 * @param isOnly is nothing else asked for?
 */
export function filesAbout({ rulebook }: KnownRulebook, home: Home, isOnly: boolean): readonly string[] {
  return [
    ...new Set(
      rulebooksOfGame(rulebook.id).flatMap((id) => featureFilesOf(id, home, isOnly && id === rulebook.id)),
    ),
  ];
}

/**
 * The scenarios that are about some rulebooks: the files of their own, whole, and of those of other rulebooks of their games the places of
 * each scenario that is played in an edition of theirs.
 */
export function scenariosAbout(known: readonly KnownRulebook[], home: Home): readonly string[] {
  const ids = new Set(known.map(({ rulebook }) => rulebook.id));
  const own = new Set([...ids].flatMap((id) => featureFilesOf(id, home, ids.size === 1)));
  const others = known.flatMap((each) => {
    const files = filesAbout(each, home, false).filter((file) => !own.has(file));
    return scenariosIn(each, indexScenarios(files)).map(({ at }) => at);
  });
  return [...own, ...new Set(others)];
}

/** Of scenarios in those files the ones that are played in the edition that a rulebook is played as. */
export function scenariosIn<Scenario extends LinkedScenario>(
  known: KnownRulebook,
  scenarios: readonly Scenario[],
): readonly Scenario[] {
  const ids = rulebooksOfGame(known.rulebook.id);
  return scenarios.filter(({ at, edition }) => {
    const book = bookChosen(at.replace(/:\d+$/, ''), edition, ids);
    return isIn(book, known) || (book.edition === undefined && readsTheSame(known, book.rulebook));
  });
}

/** Does an edition only read a rulebook otherwise than usual? Then what chooses no edition can be played in it, and is about its rules. */
const readsTheSame = ({ rulebook: { id, edition }, playedAs }: KnownRulebook, of?: string): boolean =>
  id === of && playedAs?.isUsual === false && edition === storedEditions(id).at(-1);

function rulebooksOfGame(id: string): readonly string[] {
  const game = gameOf(id);
  return [...new Set([id, ...(game ? editionsOf(game).map(({ ruleset }) => ruleset.rulebook) : [])])];
}
