import type { Node } from 'ohm-js';
import type { Reader } from './reader';

/** The symbols that a text prints, in order: "{1}{G}". */
export const manaIn = (read: Reader, symbols: Node): readonly string[] =>
  symbols.children.map((symbol) =>
    read
      .printed(symbol)
      .replace(/[{}\s]/g, '')
      .toUpperCase(),
  );

const COLOURS = ['W', 'U', 'B', 'R', 'G'];

/** What mana is added: one of several ways, where the text leaves a choice. */
export function manaAdded(
  read: Reader,
  mana: Node,
): { readonly mana: readonly string[]; readonly or?: readonly (readonly string[])[] } {
  const form = mana.child(0);
  if (form.ctorName === 'ManaAdded_symbols') {
    const others = form.child(2).children.map((or) => manaIn(read, or.child(2)));
    return { mana: manaIn(read, form.child(1)), ...(others.length > 0 ? { or: others } : {}) };
  }
  const number = read.number(form.child(0));
  if (form.ctorName === 'ManaAdded_colorless') return { mana: [String(number)] };
  const [first = [], ...or] = COLOURS.map((colour) => Array.from({ length: number }, () => colour));
  return { mana: first, or };
}
