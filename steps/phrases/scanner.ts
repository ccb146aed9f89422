import { InputError } from '../problems';
import { remembered } from './remembered';

/** Each pattern, as an expression that matches where it is told to. */
const stickyOf = remembered((pattern: string) => new RegExp(pattern, 'y'));

/** Reads a phrase from left to right. */
export class Scanner {
  private at = 0;

  constructor(readonly text: string) {}

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** Takes what the pattern matches here; undefined when it doesn't. */
  take(pattern: string): RegExpExecArray | undefined {
    const sticky = stickyOf(pattern);
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text);
    if (!found) return undefined;
    this.at = sticky.lastIndex;
    return found;
  }

  /** Stops where nothing that was expected stands. */
  lost(): never {
    throw new InputError(`"${this.text}" can't be read from "${this.text.slice(this.at)}" on.`);
  }
}

/** One of several words, the longest first, as a pattern; of no words it matches nothing. */
export const oneOf = (words: readonly string[]): string =>
  words.length === 0 ? '(?!)' : `(?:${[...words].sort((one, other) => other.length - one.length).join('|')})`;

/** Several of one pattern, as in "A, B and C". */
export const listOf = (pattern: string): string => `${pattern}(?:(?:, and |, | and )${pattern})*`;

/** Takes a list apart. */
export function readList<T>(text: string, pattern: string, read: (text: string) => T): readonly T[] {
  const scanner = new Scanner(text);
  const found: T[] = [];
  while (!scanner.done) {
    scanner.take(', and |, | and ');
    const [item] = scanner.take(pattern) ?? scanner.lost();
    found.push(read(item));
  }
  return found;
}
