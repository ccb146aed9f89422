import { UnsupportedText, wordsWithMeaning, wordsWithout } from '../../kernel';
import { magic, otherEditions } from '../rules';
import { withChoices, wordNeverKnown } from '../t-timing/T.6-chosen-words';
import { parseCardText } from '.';
import { spokenOfNothing } from './antecedents';
import { saysOfNothingShown } from './read/cards-shown';
import { countsNoFlips } from './read/chance';
import { NO_INSTRUCTIONS, notCarriedOut, saysOfAChoice, saysOfNoY } from './supported-words';
import type { Ability } from './tree';

const known = new Set([
  ...wordsWithMeaning([magic, ...otherEditions].flatMap(({ rules }) => [...rules.values()].flat())),
  ...NO_INSTRUCTIONS,
]);

/**
 * Reads the rules text of a card: one ability a paragraph.
 *
 * Throws CardTextError where the text doesn't parse, and UnsupportedText where no rule of the engine carries out what it
 * says: an ability that silently does nothing is never the answer.
 */
export function readCardText(
  text: string,
  card: { readonly name: string; readonly types: readonly string[]; readonly subtypes: readonly string[] },
): readonly Ability[] {
  const abilities = withChoices(parseCardText(text, card).abilities);
  for (const ability of abilities) {
    const word =
      wordsWithout(known, ability)[0] ??
      notCarriedOut(ability) ??
      (saysOfAChoice(ability) ? 'choice' : undefined) ??
      wordNeverKnown(ability, abilities) ??
      (saysOfNoY(ability) ? 'Y' : undefined) ??
      (countsNoFlips(ability) ? 'flips' : undefined) ??
      spokenOfNothing(ability) ??
      (saysOfNothingShown(ability) ? 'the rest' : undefined);
    if (word !== undefined) throw new UnsupportedText(ability.text, word, 'docs/card-text-magic.md');
  }
  return abilities;
}
