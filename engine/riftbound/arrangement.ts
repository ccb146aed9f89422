/** What a change to the state makes out of date. Most changes leave the board as it is arranged: somebody pays, passes, draws. */
import { Piece } from './piece';

/** Aspects of the state (see the kernel's `Aspects`): how the board is arranged, what lies in piles, what is on the table at all. */
export const ARRANGEMENT = 0;
export const PILES = 1;
export const TABLE = 2;
export const ASPECTS = 3;

const TOUCHES_ARRANGEMENT = 1 << ARRANGEMENT;
const TOUCHES_PILES = 1 << PILES;
const TOUCHES_ALL = TOUCHES_ARRANGEMENT | TOUCHES_PILES | (1 << TABLE);

/**
 * Fields of an object that neither its properties nor what its abilities say follow from. A field that doesn't stand
 * here counts. What conditions and descriptions look at besides is the business of `looksBeyond`.
 */
const NOT_LOOKED_AT: ReadonlySet<PropertyKey> = new Set<keyof Piece>([
  'exhausted',
  'damage',
  'stunned',
  'hasFought',
  'pending',
  'ability',
  'instructions',
  'context',
  'destination',
  'reducedBy',
  'ignoring',
  'entersReady',
  'paidEnergy',
  'playedFrom',
  'hiddenOnTurn',
  'triggeredThisTurn',
  'movesThisTurn',
  'became',
  'lastKnown',
  'lastController',
  'lastLocation',
  'revealed',
  'lookedAtBy',
  'wasMighty',
  'damagedBy',
  'damagedThrough',
]);

/** Says what a write touches, given the lists whose changes leave the board as it is: piles, the chain, what waits. */
export function touching(
  piles: ReadonlySet<object>,
  others: ReadonlySet<object>,
): (target: object, key: PropertyKey) => number {
  return (target, key) => {
    if (target instanceof Piece) return NOT_LOOKED_AT.has(key) ? 0 : TOUCHES_ARRANGEMENT;
    if (!Array.isArray(target) || others.has(target)) return 0;
    // Facedown zones are made during the game, and are no piles known beforehand: they count as everything.
    return piles.has(target) ? TOUCHES_PILES : TOUCHES_ALL;
  };
}
