import { CardTextError } from '../card-text-error';

/** A tree without the words as they were printed, but for those that say which ability is gained or lost. */
export const meaning = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(meaning);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      name === 'text' && !('change' in part) ? [] : [[name, meaning(value)]],
    ),
  );
};

/** What a text means, to be compared with what others mean; undefined where it isn't understood. */
export function meaningOf(read: () => unknown): string | undefined {
  try {
    return JSON.stringify(meaning(read()));
  } catch (error) {
    if (error instanceof CardTextError) return undefined;
    throw error;
  }
}

/** Words of a text, and signs in brackets; reminders in parentheses say nothing. */
const WORD = /\([^)]*\)|\[[^\]]*\]|[+-]?\d+|[\p{L}'’-]+/gu;

/**
 * The text with each of its words left out, one at a time, and each of its numbers raised by one.
 *
 * @returns for each such text, the word that it lacks or has otherwise.
 */
export function alteredTexts(text: string): readonly { readonly word: string; readonly altered: string }[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (word.startsWith('(')) return [];
    const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
    const without = `${before}${after}`
      .replace(/ {2,}/g, ' ')
      .replace(/ ([.,:])/g, '$1')
      .trim();
    const number = /^\[?([+-]?)(\d+)\]?$/.exec(word);
    const raised = word.replace(/\d+/, (digits) => String(Number(digits) + 1));
    return [
      { word: word.toLowerCase(), altered: without },
      ...(number ? [{ word, altered: `${before}${raised}${after}` }] : []),
    ];
  });
}
