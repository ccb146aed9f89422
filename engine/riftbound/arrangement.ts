/** What a change to the state makes out of date. Most changes leave the board as it is arranged: somebody pays, passes, draws. */
import { Piece } from './piece';

/**
 * Aspects of the state (see the kernel's `Aspects`): how the board is arranged, what lies in piles, what is on the table
 * at all, and which basic runes are there. Those come and go all the time, and little hangs on them but what can be paid.
 */
const ARRANGEMENT = 0;
export const PILES = 1;
const TABLE = 2;
export const RUNES = 3;
export const ASPECTS = 4;

const TOUCHES_ARRANGEMENT = 1 << ARRANGEMENT;
const TOUCHES_PILES = 1 << PILES;
const TOUCHES_TABLE = 1 << TABLE;
const TOUCHES_RUNES = 1 << RUNES;
const TOUCHES_ALL = TOUCHES_ARRANGEMENT | TOUCHES_PILES | TOUCHES_TABLE;

/** Does a change arrange the board anew? */
export const arrangesAnew = (touched: number): boolean =>
  (touched & (TOUCHES_ARRANGEMENT | TOUCHES_TABLE)) !== 0;

/** Does it bring something to the table, or take it away? */
export const changesTheTable = (touched: number): boolean => (touched & TOUCHES_TABLE) !== 0;

/** Does it bring or take away basic runes? */
export const changesRunes = (touched: number): boolean => (touched & TOUCHES_RUNES) !== 0;

/**
 * What texts look at beyond how the board is arranged, by the words that look at it: each a bit. Every write that leaves the
 * board as it is arranged is one of these.
 */
export const BEYOND = {
  piles: TOUCHES_PILES,
  runes: TOUCHES_RUNES,
  /** Who is exhausted and who is ready. */
  exhaustion: 1 << ASPECTS,
  /** Who is damaged or stunned. */
  wounds: 2 << ASPECTS,
  points: 4 << ASPECTS,
  /** Whose turn it is, and what has happened in it. */
  turn: 8 << ASPECTS,
  /** Whether there is a showdown, or a combat. */
  fights: 16 << ASPECTS,
  /** The chain, and everything else. */
  rest: 32 << ASPECTS,
  /** Whatever is written. */
  anything: -1,
} as const;

/**
 * Fields of an object that neither its properties nor what its abilities say follow from, and what they are. A field that
 * doesn't stand here counts. What conditions and descriptions look at besides is the business of `looksBeyond`.
 */
const BESIDES: ReadonlyMap<PropertyKey, number> = new Map<keyof Piece, number>([
  ['exhausted', BEYOND.exhaustion],
  ['damage', BEYOND.wounds],
  ['stunned', BEYOND.wounds],
  ['movesThisTurn', BEYOND.turn],
  ['hasFought', BEYOND.rest],
  ['pending', BEYOND.rest],
  ['ability', BEYOND.rest],
  ['instructions', BEYOND.rest],
  ['context', BEYOND.rest],
  ['destination', BEYOND.rest],
  ['reducedBy', BEYOND.rest],
  ['ignoring', BEYOND.rest],
  ['entersReady', BEYOND.rest],
  ['paidEnergy', BEYOND.rest],
  ['playedFrom', BEYOND.rest],
  ['hiddenOnTurn', BEYOND.rest],
  ['triggeredThisTurn', BEYOND.rest],
  ['became', BEYOND.rest],
  ['lastKnown', BEYOND.rest],
  ['lastController', BEYOND.rest],
  ['lastLocation', BEYOND.rest],
  ['revealed', BEYOND.rest],
  ['lookedAtBy', BEYOND.rest],
  ['wasMighty', BEYOND.rest],
  ['damagedBy', BEYOND.rest],
  ['damagedThrough', BEYOND.rest],
]);

/** The same of players, and of what the game is at. */
function askedFor(key: PropertyKey): number {
  switch (key) {
    case 'points':
      return BEYOND.points;
    case 'active':
    case 'turn':
    case 'cardsPlayed':
      return BEYOND.turn;
    case 'showdown':
    case 'combat':
      return BEYOND.fights;
    case 'inGame':
      return TOUCHES_ALL;
    default:
      return BEYOND.rest;
  }
}

/** The lists that a change of is not a change of everything, and the objects that are basic runes. */
export interface Lists {
  readonly piles: ReadonlySet<object>;
  /** The board, and the bases, where runes are. */
  readonly withRunes: ReadonlySet<object>;
  readonly isBasicRune: (piece: Piece) => boolean;
  /** Those whose changes leave the board as it is: the chain, what waits. */
  readonly others: ReadonlySet<object>;
}

/** Says what a write touches: aspects, and bits of `BEYOND`. */
export function touching({
  piles,
  withRunes,
  isBasicRune,
  others,
}: Lists): (target: object, key: PropertyKey, value: unknown) => number {
  return (target, key, value) => {
    if (target instanceof Piece) return BESIDES.get(key) ?? TOUCHES_ARRANGEMENT;
    if (!Array.isArray(target)) return askedFor(key);
    if (others.has(target)) return BEYOND.rest;
    if (withRunes.has(target) && value instanceof Piece && isBasicRune(value)) return TOUCHES_RUNES;
    // Facedown zones are made during the game, and are no piles known beforehand: they count as everything.
    return piles.has(target) ? TOUCHES_PILES : TOUCHES_ALL;
  };
}
