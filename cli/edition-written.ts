import type { Pickle } from '@cucumber/messages';
import { rulesetOf } from '../port/in-process/games';
import type { BookOf } from '../reports/scenarios';
import { editionTagged } from '../steps/chosen-edition';
import { games } from '../steps/terms';
import { rulebookOfFile } from './selection';

let gameSentence: RegExp | undefined;

/**
 * The short name of the edition in which a scenario says that it is played: in the sentence that names its game, else by a tag;
 * undefined where it says none. Nobody has looked whether there is such an edition.
 */
export function editionWritten({ steps, tags }: Pickle): string | undefined {
  const texts = steps.map(({ text }) => text);
  return editionNamed(texts) ?? editionTagged(tags.map(({ name }) => name));
}

function editionNamed(texts: readonly string[]): string | undefined {
  gameSentence ??= new RegExp(
    `\\b(?:${games.map(({ game }) => game).join('|')}) (?!game\\b)(?<edition>\\S+) game\\b`,
  );
  for (const text of texts) {
    const edition = gameSentence.exec(text)?.groups?.edition;
    if (edition !== undefined) return edition;
  }
  return undefined;
}

/** To which of some rulebooks a scenario belongs, or to another one of its game where it says that it is played in that one's edition. */
export const bookWritten =
  (ids: readonly string[]): BookOf =>
  (pickle) =>
    bookChosen(pickle.uri, editionWritten(pickle), ids);

/** The same of a scenario in a file that names an edition, or none. */
export function bookChosen(
  uri: string,
  edition: string | undefined,
  ids: readonly string[],
): ReturnType<BookOf> {
  const id = rulebookOfFile(uri, ids);
  const ruleset = id === undefined || edition === undefined ? undefined : rulesetOf(id, edition);
  return ruleset ? { rulebook: ruleset.rulebook, edition } : { rulebook: id };
}
