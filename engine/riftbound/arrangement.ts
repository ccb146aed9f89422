/** What a change to the state makes out of date. Most changes leave the board as it is arranged: somebody pays, passes, draws. */
import { Piece } from './piece';

/**
 * Aspects of the state (see the kernel's `Aspects`): how the board is arranged, what lies in piles, what is on the table
 * at all, and which basic runes are there. Those come and go all the time, and little hangs on them but what can be paid.
 */
export const ARRANGEMENT = 0;
export const PILES = 1;
export const TABLE = 2;
export const RUNES = 3;
export const ASPECTS = 4;

const TOUCHES_ARRANGEMENT = 1 << ARRANGEMENT;
const TOUCHES_PILES = 1 << PILES;
const TOUCHES_ALL = TOUCHES_ARRANGEMENT | TOUCHES_PILES | (1 << TABLE);
const TOUCHES_RUNES = 1 << RUNES;

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

/** The lists that a change of is not a change of everything, and the objects that are basic runes. */
export interface Lists {
  readonly piles: ReadonlySet<object>;
  /** The board, and the bases, where runes are. */
  readonly withRunes: ReadonlySet<object>;
  readonly isBasicRune: (piece: Piece) => boolean;
  /** Those whose changes leave the board as it is: the chain, what waits. */
  readonly others: ReadonlySet<object>;
}

/** Says what a write touches. */
export function touching({
  piles,
  withRunes,
  isBasicRune,
  others,
}: Lists): (target: object, key: PropertyKey, value: unknown) => number {
  return (target, key, value) => {
    if (target instanceof Piece) return NOT_LOOKED_AT.has(key) ? 0 : TOUCHES_ARRANGEMENT;
    if (!Array.isArray(target) || others.has(target)) return 0;
    if (withRunes.has(target) && value instanceof Piece && isBasicRune(value)) return TOUCHES_RUNES;
    // Facedown zones are made during the game, and are no piles known beforehand: they count as everything.
    return piles.has(target) ? TOUCHES_PILES : TOUCHES_ALL;
  };
}
