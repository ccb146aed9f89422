import type { Node } from 'ohm-js';
import { about, multipliedAmount, optional } from '../../../text';
import { withNodes } from '../../../text/tree/parts';
import type { Amount, Effect, Statement } from '../tree';
import type { Reader } from './reader';

/** An X that the text calls Y (107.3h), as long as what that is has not been read. */
export const Y: Amount = Object.freeze({ amount: 'X', letter: 'Y' });

const isX = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'amount' in value && value.amount === 'X';

/** Is it a number that the text calls Y? */
export const isCalledY = (value: unknown): value is Amount => isX(value) && 'letter' in value;

const isCalledX = (value: unknown): value is Amount => isX(value) && !isCalledY(value);

/** The same effect or statement, with a number that the text says in place of each X, or of each Y. */
export const withAmount = <P extends Effect | Statement>(
  part: P,
  number: Amount,
  letter: 'X' | 'Y' = 'X',
): P => withNodes(part, letter === 'X' ? isCalledX : isCalledY, () => number);

/** So much, or so much for each of what a text counts. */
export function amountOf(read: Reader, amount: Node, each: Node): Amount {
  const times = optional(each, read.amount);
  const much = read.amount(amount);
  return times === undefined ? much : multipliedAmount(much, times);
}

/** "Target creature gets +X/+X …, where X is its power": the power of that creature. */
export function ofWhatItIsDoneTo(amount: Amount, effect: Effect): Amount {
  const steps = effect.do === 'sequence' ? effect.steps : [effect];
  const step = steps.findLast((each) => each.do === 'apply' || each.do === 'put counters');
  return step && 'object' in step && step.object?.ref === 'target' ? about(amount, step.object) : amount;
}
