/** The card's own name within an ability that it gives: to something else, or to itself. */
import type { Node } from 'ohm-js';
import type { Cost, CostOfSome, Filter } from '../tree';
import type { Reader } from './reader';

/** The clause before a quotation: is its subject the card? */
const ABOUT_ITSELF = /(?:^|[.:;,\n])\s*\uE000[^.:;,\n]*$/;

/** Does the card name itself here in an ability that it gives to something else (K.3.4)? "This creature" there means what has it. */
export function isGiver({ source: { sourceString, startIdx } }: Node): boolean {
  const before = sourceString.slice(0, startIdx);
  const opening = before.lastIndexOf('"');
  const isQuoted = before.split('"').length % 2 === 0;
  return isQuoted && sourceString[startIdx] === '\uE000' && !ABOUT_ITSELF.test(before.slice(0, opening));
}

/** The description that only the giver of an ability fits. */
export const GIVER: Filter = { giver: true };

/** What is paid with the card itself: with the giver, where that is meant. */
export const paidWith = (self: Node, itself: Cost, cost: CostOfSome): readonly Cost[] =>
  isGiver(self) ? [{ cost, filter: GIVER, amount: 1 }] : [itself];

/** @throws CardTextError where the giver of an ability is named as what only what has the ability can be */
export function notTheGiver<R>(read: Reader, self: Node, meaning: R): R {
  if (isGiver(self))
    throw read.misread(self, ['“this creature”'], 'as what has the ability is not what its giver names');
  return meaning;
}
