import type { Ability, CardText } from './text/tree';
import { isInstruction } from './instruction';
import { legionsOfWill } from './rules';
import { parseCardText } from './text';

const known = new Set<string>(
  [...legionsOfWill.rules.values()]
    .flat()
    .flatMap((rule) => (isInstruction(rule) ? [...rule.words, 'change amount'] : [])),
);

/** Words of the ability tree that no rule gives a meaning to. */
function unknownWords(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const here = 'do' in part && typeof part.do === 'string' && !known.has(part.do) ? [part.do] : [];
  return [...here, ...Object.values(part).flatMap(unknownWords)];
}

/** What was looked through before. */
const supported = new WeakSet<CardText>();

/** Text that can be read, but asks for something that no rule of the engine carries out. */
export class UnsupportedText extends Error {
  constructor(text: string, word: string) {
    super(
      `"${text}" asks to "${word}", which no rule of the engine carries out yet; use a template of docs/card-text.md.`,
    );
    this.name = 'UnsupportedText';
  }
}

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
    const [word] = unknownWords(ability);
    if (word !== undefined) throw new UnsupportedText(ability.text, word);
  }
  supported.add(read);
  return read.abilities;
}
