import { diffWordsWithSpace } from 'diff';

/** A piece of a text: as it was, taken out, or put in. `…` stands for a stretch that is left out. */
export interface WordChange {
  readonly what: 'same' | 'out' | 'in';
  readonly text: string;
}

/** How many unchanged words are kept on each side of a change. */
const CONTEXT = 6;

/** What changed in a text, word by word, with a few words around each change. */
export function wordChanges(before: string, after: string): WordChange[] {
  const pieces = diffWordsWithSpace(before, after);
  return pieces.map(({ value, added, removed }, index) => {
    if (added) return { what: 'in', text: value };
    if (removed) return { what: 'out', text: value };
    return { what: 'same', text: shortened(value, index === 0, index === pieces.length - 1) };
  });
}

function shortened(text: string, first: boolean, last: boolean): string {
  const words = text.split(/(?<=\s)/);
  if (words.length <= (first || last ? CONTEXT : 2 * CONTEXT) + 1) return text;
  const before = first ? '' : words.slice(0, CONTEXT).join('').trimEnd();
  const after = last ? '' : words.slice(-CONTEXT).join('');
  return [before, after].filter((part) => part !== '').length === 2
    ? `${before} … ${after}`
    : before === ''
      ? `… ${after}`
      : `${before} …`;
}
