import type { Node } from 'ohm-js';
import { multipliedAmount, optional } from '../../../text';
import { withNodes } from '../../../text/tree/parts';
import type { Amount, Effect, Statement } from '../tree';
import type { Reader } from './reader';

const isX = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'amount' in value && value.amount === 'X';

/** The same effect or statement, with a number that the text says in place of each X. */
export const withAmount = <P extends Effect | Statement>(part: P, number: Amount): P =>
  withNodes(part, isX, () => number);

/** So much, or so much for each of what a text counts. */
export function amountOf(read: Reader, amount: Node, each: Node): Amount {
  const times = optional(each, read.amount);
  const much = read.amount(amount);
  return times === undefined ? much : multipliedAmount(much, times);
}
