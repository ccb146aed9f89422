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

/** The symbols of mana that is added: of what has no color, each is so much of it (G.4.2). */
const addedIn = (read: Reader, symbols: Node): readonly string[] =>
  manaIn(read, symbols).map((symbol) => (symbol === 'C' ? '1' : symbol));

const COLOURS = ['W', 'U', 'B', 'R', 'G'];

type Added = Pick<Extract<Effect, { do: 'add mana' }>, 'mana' | 'or' | 'times' | 'couldProduce' | 'colored'>;

/** What mana is added: one of several ways, where the text leaves a choice. */
export function manaAdded(read: Reader, mana: Node): Added {
  const form = mana.child(0);
  const [first, second, kind, , , nouns] = form.children;
  switch (form.ctorName) {
    case 'ManaAdded_symbols': {
      const others = form.child(2).children.map((or) => addedIn(read, or.child(2)));
      return { mana: addedIn(read, form.child(1)), ...(others.length > 0 ? { or: others } : {}) };
    }
    case 'ManaAdded_additional':
      return { mana: second ? addedIn(read, second) : [] };
    case 'ManaAdded_could':
      return {
        mana: first ? ofAnyKind(read.number(first)) : [],
        ...(nouns ? { couldProduce: read.filter(nouns) } : {}),
        ...(kind && /color/i.test(read.printed(kind)) ? { colored: true } : {}),
      };
    default:
  }
  const number = first && form.ctorName !== 'ManaAdded_xOfOneColor' ? read.number(first) : 0;
  if (form.ctorName === 'ManaAdded_colorless') return { mana: [String(number)] };
  if (form.ctorName === 'ManaAdded_chosenColor')
    return { mana: Array.from({ length: number }, () => CHOSEN.mana) };
  if (form.ctorName === 'ManaAdded_xOfOneColor') {
    const [one = [], ...or] = COLOURS.map((colour) => [colour]);
    return { mana: one, or, times: { amount: 'X' } };
  }
  if (form.ctorName === 'ManaAdded_combination') {
    const [all = [], ...others] = combinations(number);
    return { mana: all, or: others };
  }
  const [one = [], ...or] = COLOURS.map((colour) => Array.from({ length: number }, () => colour));
  return { mana: one, or };
}

/** Every way to take so much mana of any colors, each color's symbols together. */
const combinations = (
  number: number,
  colours: readonly string[] = COLOURS,
): readonly (readonly string[])[] =>
  number === 0
    ? [[]]
    : colours.flatMap((colour, place) =>
        combinations(number - 1, colours.slice(place)).map((rest) => [colour, ...rest]),
      );

/** So much mana of a kind that is known only as it is added. */
export const ofAnyKind = (number: number): readonly string[] => Array.from({ length: number }, () => '?');
