import type { Node } from 'ohm-js';
import type { Effect } from '../tree';
import { CHOSEN } from './choices';
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

type Added = Pick<Extract<Effect, { do: 'add mana' }>, 'mana' | 'or' | 'couldProduce' | 'colored'>;

/** What mana is added: one of several ways, where the text leaves a choice. */
export function manaAdded(read: Reader, mana: Node): Added {
  const form = mana.child(0);
  const [first, second, kind, , , nouns] = form.children;
  switch (form.ctorName) {
    case 'ManaAdded_symbols': {
      const others = form.child(2).children.map((or) => manaIn(read, or.child(2)));
      return { mana: manaIn(read, form.child(1)), ...(others.length > 0 ? { or: others } : {}) };
    }
    case 'ManaAdded_additional':
      return { mana: second ? manaIn(read, second) : [] };
    case 'ManaAdded_could':
      return {
        mana: first ? ofAnyKind(read.number(first)) : [],
        ...(nouns ? { couldProduce: read.filter(nouns) } : {}),
        ...(kind && /color/i.test(read.printed(kind)) ? { colored: true } : {}),
      };
    default:
  }
  const number = first ? read.number(first) : 0;
  if (form.ctorName === 'ManaAdded_colorless') return { mana: [String(number)] };
  if (form.ctorName === 'ManaAdded_chosenColor')
    return { mana: Array.from({ length: number }, () => CHOSEN.mana) };
  const [one = [], ...or] = COLOURS.map((colour) => Array.from({ length: number }, () => colour));
  return { mana: one, or };
}

/** So much mana of a kind that is known only as it is added. */
export const ofAnyKind = (number: number): readonly string[] => Array.from({ length: number }, () => '?');
