import { PlacedText } from './placed-text';

interface Substitution {
  readonly pattern: RegExp;
  readonly by: (match: string) => string;
}

/** In this order. All of it is typesetting: none of it changes what a sentence says. */
const substitutions: readonly Substitution[] = [
  { pattern: /[^\0-\x7F\p{M}]\p{M}*|[\0-\x7F]\p{M}+/gu, by: (match) => match.normalize('NFC') },
  { pattern: /[\u00AD\u200B-\u200D\u2060\uFEFF]/g, by: () => '' },
  { pattern: /\*+/g, by: () => '' },
  { pattern: /[‘’]/g, by: () => "'" },
  { pattern: /[“”]/g, by: () => '"' },
  { pattern: /[‐‑‒–—―−]/g, by: () => '-' },
  { pattern: /\s+/g, by: () => ' ' },
];

/** Most texts have nothing to be taken out. */
const isPlain = /^(?:[!-)+-~]| (?! ))*$/;

/**
 * A text with what is only typesetting taken out: emphasis, the kind of quotes and dashes, and how many spaces and
 * line ends there are between two words. Two printings of the same sentence are equal afterwards.
 */
export function normalise(text: string): string {
  return normalisePlaced(PlacedText.verbatim(text, 0)).text;
}

/** The same for a text that knows its places. */
export function normalisePlaced(text: PlacedText): PlacedText {
  if (isPlain.test(text.text)) return text.trim();
  return substitutions.reduce((result, { pattern, by }) => result.replace(pattern, by), text).trim();
}
