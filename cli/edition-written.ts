import type { Pickle } from '@cucumber/messages';
import { editionTagged } from '../steps/chosen-edition';
import { games } from '../steps/terms';

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
