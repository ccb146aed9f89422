/** Characters that do something to a terminal instead of being seen, or that XML can't hold. */
const UNSEEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const PLAIN = new Set(['\n', '\t']);

/**
 * Text that an engine said, as it can be shown anywhere: newlines and tabs stay; other control characters, halves of
 * surrogate pairs and marks that turn the direction of writing are spelt out, e.g. `\u001b`.
 */
export const printable = (text: string): string =>
  text.replace(UNSEEN, (character) =>
    PLAIN.has(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
