import { CardTextError } from '../../text';
import type { Ability, Effect } from './card';

const SENTENCES: readonly { readonly pattern: RegExp; readonly means: (number: string) => Effect }[] = [
  // 210.1
  { pattern: /^Gain (\d) oil\.$/, means: (number) => ({ do: 'gain', amount: Number(number) }) },
  // 210.2
  { pattern: /^Smother a lantern\.$/, means: () => ({ do: 'smother' }) },
];

/**
 * What the text of a card says.
 *
 * @throws CardTextError that points at a sentence which isn't understood
 */
export function readCardText(text: string): readonly Ability[] {
  return text.split('\n').map((line, at) => {
    for (const { pattern, means } of SENTENCES) {
      const found = pattern.exec(line);
      if (found) return { kind: 'kindled', text: line, effect: means(found[1] ?? '') };
    }
    throw new CardTextError(at + 1, 1, line, ['“Gain 1 oil.”', '“Smother a lantern.”']);
  });
}
