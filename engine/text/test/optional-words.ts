import fc from 'fast-check';
import { isDeep, sample } from '../../kernel/test/deep';
import type { Language } from '../parser';
import type { PrintedCard } from '../read/reader';
import type { Tree } from '../tree';
import { agreeing } from './agreeing-texts';
import { meaningOf } from './every-word';
import { rulesOf } from './grammar-parts';
import { Sentences } from './sentences';

/** Words of a grammar that change nothing where they are said. */
export interface Idle {
  /** The grammar rule that has them. */
  readonly rule: string;
  readonly words: string;
  /** A text that means the same without them. */
  readonly text: string;
}

/** Little words, without which nothing else can be meant. */
export const NOTHING: readonly string[] = ['a', 'an', 'the', 'each', 'card', 'cards', 'damage', ','];

/** So many texts are made for each part that may be left out, for each kind of card. */
const TEXTS = 4;
/** So many parts of the grammar are looked at, but in a deep run. */
const PARTS = 40;
/** The share of them that must have stood in a text; of forty by chance it may be somewhat less than of all. */
export const WANTED = isDeep ? 0.8 : 0.6;
const CARD = 'Ash Hound';

/** A text as it would be printed. */
const printed = (text: string): string =>
  text
    .replace(/\uE000/g, CARD)
    .replace(/ +/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .trim();

/**
 * Makes texts that a grammar allows, each with something that may be left out, and looks whether it means the same without.
 *
 * @param starts the grammar's rules for the texts of kinds of cards, and a card type of each kind
 * @param read what a text says, without what was printed
 * @returns what was left out of texts that say the same without it, each once for its grammar rule; and how many parts of the
 *   grammar there are that may be left out, and how many of them stood in a text that could be read
 */
export function idleWords<T extends Tree>(
  { grammar, vocabulary }: Language<T>,
  starts: readonly (readonly [rule: string, type: string])[],
  read: (text: string, card: PrintedCard) => unknown,
): { readonly idle: readonly Idle[]; readonly parts: number; readonly met: number } {
  const sentences = new Sentences(rulesOf(JSON.parse(grammar.toRecipe())));
  const parts = sample(sentences.omissible(), PARTS);
  const choices = fc.sample(fc.array(fc.nat(1000), { minLength: 30, maxLength: 60 }), {
    seed: 1,
    numRuns: TEXTS,
  });
  const found = new Map<string, Idle>();
  const met = parts.filter((part) => {
    let isMet = false;
    for (const numbers of choices)
      for (const [start, type] of starts) {
        const made = sentences.shortened(start, part, numbers);
        if (!made) continue;
        const said = (text: string) =>
          meaningOf(() =>
            agreeing(printed(vocabulary.decode(text)), (each) => read(each, { name: CARD, types: [type] })),
          );
        const full = said(made.text);
        if (full === undefined) continue;
        isMet = true;
        if (full !== said(made.without)) continue;
        const words = printed(vocabulary.decode(made.words));
        const text = printed(vocabulary.decode(made.text));
        found.set(`${part.rule} ${words}`, { rule: part.rule, words, text });
      }
    return isMet;
  });
  return { idle: [...found.values()], parts: parts.length, met: met.length };
}
