import type { Node } from 'ohm-js';
import { multipliedAmount, optional } from '../../../text';
import type { Amount } from '../tree';
import type { Reader } from './reader';

const isX = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'amount' in value && value.amount === 'X';

/** The same part of a tree, with a number that the text says in place of each X. */
export const withAmount = <P>(part: P, number: Amount): P =>
  JSON.parse(JSON.stringify(part, (_key, value: unknown) => (isX(value) ? number : value)));

/** So much, or so much for each of what a text counts. */
export function amountOf(read: Reader, amount: Node, each: Node): Amount {
  const times = optional(each, read.amount);
  const much = read.amount(amount);
  return times === undefined ? much : multipliedAmount(much, times);
}
