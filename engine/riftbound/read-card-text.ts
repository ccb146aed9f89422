import { CardTextError } from '../text';
import type { Ability } from './text/tree/index';

/**
 * Reads the rules text of a card: one ability a paragraph. Throws CardTextError where the text doesn't parse.
 */
export function readCardText(
  text: string,
  card: { readonly name: string; readonly types: readonly string[]; readonly subtypes: readonly string[] },
): readonly Ability[] {
  throw new CardTextError(1, 1, text.split(' ')[0] ?? '', [
    `no text of "${card.name}": it can't be read yet`,
  ]);
}
