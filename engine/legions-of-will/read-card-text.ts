import { UnsupportedText, wordsWithMeaning, wordsWithout } from '../kernel';
import { legionsOfWill } from './rules';
import { parseCardText } from './text';
import type { Ability, CardText } from './text/tree';

const known = new Set([...wordsWithMeaning([...legionsOfWill.rules.values()].flat()), 'change amount']);

/** What was looked through before. */
const supported = new WeakSet<CardText>();

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
  const read = parseCardText(text, card);
  if (supported.has(read)) return read.abilities;
  for (const ability of read.abilities) {
    const [word] = wordsWithout(known, ability);
    if (word !== undefined) throw new UnsupportedText(ability.text, word, 'docs/card-text.md');
  }
  supported.add(read);
  return read.abilities;
}

export { UnsupportedText };
