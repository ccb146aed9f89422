import { REFERENCE, REFERENCES, type Reference, readOne } from './choices';
import { OBJECT, type ObjectReference, readReference } from './references';
import { listOf, readList, Scanner } from './scanner';

/** So much for one of several. */
export interface Share {
  readonly amount: number;
  readonly to: Reference;
}

const SHARE = `\\d+ to ${REFERENCE}`;
/** Amounts for several, as a pattern. */
export const SHARES = listOf(SHARE);
/** Amounts of damage that a unit assigns, as a pattern. */
export const DAMAGE = `\\d+ damage of ${OBJECT} to ${REFERENCE}(?:(?:, and |, | and )${SHARE})*`;

function readShare(text: string): Share {
  const scanner = new Scanner(text);
  const [, amount] = scanner.take('(\\d+) to ') ?? scanner.lost();
  return { amount: Number(amount), to: readOne((scanner.take(REFERENCE) ?? scanner.lost())[0]) };
}

/** Reads amounts for several. */
export const readShares = (text: string): readonly Share[] => readList(text, SHARE, readShare);

/** Reads the damage that a unit assigns. */
export function readDamage(text: string): {
  readonly source: ObjectReference;
  readonly shares: readonly Share[];
} {
  const scanner = new Scanner(text);
  const [, amount = '', source = ''] = scanner.take(`(\\d+) damage of (${OBJECT})`) ?? scanner.lost();
  return {
    source: readReference(source),
    shares: readShares(`${amount}${text.slice(amount.length + ' damage of '.length + source.length)}`),
  };
}

/** What a player answers to a question. */
export type Chosen =
  | { readonly choose: 'nothing' }
  | { readonly choose: 'number'; readonly number: number }
  | { readonly choose: 'modes'; readonly modes: readonly number[] }
  | { readonly choose: 'things'; readonly things: readonly Reference[] };

const NUMBERS = listOf('\\d+');
/** An answer, as a pattern. */
export const CHOSEN = `(?:nothing|the number \\d+|modes? ${NUMBERS}|${REFERENCES})`;

/** Reads an answer. */
export function readChosen(text: string): Chosen {
  if (text === 'nothing') return { choose: 'nothing' };
  const number = /^the number (\d+)$/.exec(text)?.[1];
  if (number !== undefined) return { choose: 'number', number: Number(number) };
  const modes = /^modes? (\d.*)$/.exec(text)?.[1];
  if (modes !== undefined) return { choose: 'modes', modes: readList(modes, '\\d+', Number) };
  return { choose: 'things', things: readList(text, REFERENCE, readOne) };
}
