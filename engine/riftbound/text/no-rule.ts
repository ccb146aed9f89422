/** Words that no rule of Riftbound gives a meaning to, most of them of other games, and what the rules have instead. */
import { CardTextError } from '../../text';
import type { KeywordLine } from './keyword-lines';

interface Meaningless {
  readonly words: RegExp;
  /** Words that could be meant. */
  readonly instead: readonly string[];
  /** Where rules speak of it, but otherwise: how. */
  readonly why?: string;
}

const MEANINGLESS: readonly Meaningless[] = [
  { words: /\bprevent(?:s|ed)?\b/i, instead: ['“would be dealt damage, … instead”', "“don't take damage”"] },
  { words: /\bexcess damage\b/i, instead: ['“damage”'] },
  { words: /\bcan(?:'|’)t (?:attack|defend)\b/i, instead: ["“can't move to a battlefield”"] },
  { words: /\bblocks?\b/i, instead: ['“defends”'] },
  { words: /\b(?:one on one|fights?)\b/i, instead: ['“deal damage equal to their Mights to each other”'] },
  { words: /\bsacrifices?\b/i, instead: ['“kill”'] },
  { words: /\bsearch(?:es)?\b/i, instead: ['“reveal cards from the top of your Main Deck until”'] },
  {
    words: /^(?:\[deathknell\](?=\s*:)|deathknell\b(?=\s*[^-–—\s]))/i,
    instead: ['“Deathknell - ”'],
    why: 'a dash parts it from its effect (734.1.b)',
  },
  {
    words: /^(?:\[legion\](?=\s*[^-–—\s])|legion(?=\s*:))/i,
    instead: ['“Legion - ”'],
    why: 'a dash parts it from its text (738.1.b)',
  },
  {
    words: /^\[?(?:accelerate|ganking|hidden|tank|temporary|vision|weaponmaster)\]?(?=\s*:)/i,
    instead: ['the keyword alone'],
    why: 'no text belongs to that keyword (730)',
  },
  {
    words: /(?<=(?:^|[.,:-]|\b(?:then|and|may|it|unit))\s*(?:deals?|gives?)\s(?:[^.]*\s)?)bonus damage\b/i,
    instead: [
      '“your spells and abilities deal 1 Bonus Damage this turn”',
      '“the next spell you play this turn deals 1 Bonus Damage”',
    ],
    why: 'it is granted to what deals damage, and not dealt by itself (713)',
  },
  { words: /\buntaps?\b/i, instead: ['“ready”'] },
  { words: /\btaps?\b/i, instead: ['“exhaust”'] },
];

/**
 * What to say of a line that can't be read because of such a word: at that word, what the rules have instead.
 *
 * @param name the card's, which may be made of such words.
 * @returns undefined where no such word stands in it.
 */
export function withoutRule({ content, line, column }: KeywordLine, name: string): CardTextError | undefined {
  const blank = (part: string): string => ' '.repeat(part.length);
  const plain = content.replace(/\([^)]*\)/g, blank).replaceAll(name, blank);
  for (const { words, instead, why = 'no rule gives it a meaning' } of MEANINGLESS) {
    const found = words.exec(plain);
    if (found) return new CardTextError(line, found.index + column, found[0], instead, why);
  }
  return undefined;
}
