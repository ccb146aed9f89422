import type { Node } from 'ohm-js';
import { multipliedAmount, optional } from '../../../text';
import type { Amount } from '../tree';
import type { Reader } from './reader';

/** An X that the text calls Y (107.3h), as long as what that is has not been read. */
export const Y: Amount = Object.freeze({ amount: 'X', letter: 'Y' });

const isX = (value: unknown, letter: 'X' | 'Y'): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  value.amount === 'X' &&
  'letter' in value === (letter === 'Y');

/** The same part of a tree, with a number that the text says in place of each X, or of each Y. */
export const withAmount = <P>(part: P, number: Amount, letter: 'X' | 'Y' = 'X'): P =>
  JSON.parse(JSON.stringify(part, (_key, value: unknown) => (isX(value, letter) ? number : value)));

/** So much, or so much for each of what a text counts. */
export function amountOf(read: Reader, amount: Node, each: Node): Amount {
  const times = optional(each, read.amount);
  const much = read.amount(amount);
  return times === undefined ? much : multipliedAmount(much, times);
}
