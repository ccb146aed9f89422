import type { Amount } from '../tree';

const isX = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'amount' in value && value.amount === 'X';

/** The same part of a tree, with a number that the text says in place of each X. */
export const withAmount = <P>(part: P, number: Amount): P =>
  JSON.parse(JSON.stringify(part, (_key, value: unknown) => (isX(value) ? number : value)));
