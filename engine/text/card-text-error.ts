/** Card text that cannot be read: says where, and what would have been understood there. */
export class CardTextError extends Error {
  override readonly name = 'CardTextError';

  constructor(
    /** Line of the text box, from 1. */
    readonly line: number,
    /** Column in that line, from 1. */
    readonly column: number,
    /** The word that is not understood there; empty at the end of the text. */
    readonly word: string,
    /** Every word, or kind of word, that would have been understood there. */
    readonly expected: readonly string[],
    /** Why not, where that is known; `expected` is then what could be meant. */
    readonly why?: string,
  ) {
    super(
      why === undefined
        ? sentence(line, column, word, expected)
        : `Line ${line}, column ${column}: “${word}” is not understood, ${why}; perhaps ${orList(expected)} is meant.`,
    );
  }
}

/**
 * The error of a word that is not understood.
 *
 * @param printed the paragraph, which may go over several lines.
 * @param line number of its first line, from 1.
 * @param position where the word begins in it.
 */
export function misunderstood(
  printed: string,
  line: number,
  position: number,
  expected: readonly string[],
  why?: string,
): CardTextError {
  const before = printed.slice(0, position).split('\n');
  const word = /^(?:[\p{L}\p{N}'’]+(?:-[\p{L}\p{N}]+)*|\S)/u.exec(printed.slice(position))?.[0] ?? '';
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new CardTextError(line + before.length - 1, column, word, expected, why);
}

const SHOWN = 8;
/** What Ohm calls the end of a text. */
const END = 'end of input';

function sentence(line: number, column: number, word: string, expected: readonly string[]): string {
  if (word !== '' && expected.length > 0 && expected.every((each) => each === END))
    return `Line ${line}, column ${column}: “${word}” is not understood: the ability before it is whole, and another one begins a new line (${String.raw`\n`}).`;
  const early = word === '' ? 'the card text ends too early' : 'the sentence ends too early';
  const what = /^\.?$/.test(word) ? early : `“${word}” is not understood`;
  const nearest = [...expected].sort((a, b) => difference(word, a) - difference(word, b));
  const shown = nearest.slice(0, SHOWN);
  const rest = nearest.length - shown.length;
  const list = rest > 0 ? `${shown.join(', ')} or ${rest} other word${rest === 1 ? '' : 's'}` : orList(shown);
  return `Line ${line}, column ${column}: ${what}; expected ${list}.`;
}

function orList(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** From 0 to 1, how differently two words are spelt: those that are most alike are shown first. */
function difference(word: string, expected: string): number {
  const plain = expected.replace(/^“|”$/g, '');
  return distance(word.toLowerCase(), plain.toLowerCase()) / Math.max(word.length, plain.length, 1);
}

/** Levenshtein distance: how many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
