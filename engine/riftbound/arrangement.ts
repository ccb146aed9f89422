/** What a change to the state makes out of date. Most changes leave the board as it is arranged: somebody pays, passes, draws. */
import { type Location, Piece, type Player } from './piece';

/**
 * Aspects of the state (see the kernel's `Aspects`): how the board is arranged, what lies in piles, what is on the table
 * at all, and which basic runes are there. Those come and go all the time, and little hangs on them but what can be paid.
 * What cleanups look at, and what players could pay with, hangs on the arrangement and on some things besides; points are
 * but looked at.
 */
const ARRANGEMENT = 0;
export const PILES = 1;
const TABLE = 2;
export const RUNES = 3;
export const CLEANUPS = 4;
export const PAYING = 5;
export const POINTS = 6;
export const ASPECTS = 7;

export const TOUCHES_ARRANGEMENT = 1 << ARRANGEMENT;
export const TOUCHES_TABLE = 1 << TABLE;
export const TOUCHES_RUNES = 1 << RUNES;
const TOUCHES_PILES = 1 << PILES;
const TOUCHES_CLEANUPS = 1 << CLEANUPS;
const TOUCHES_PAYING = 1 << PAYING;
const TOUCHES_POINTS = 1 << POINTS;
/** An object's properties, or what its abilities say: everything follows from them. */
const TOUCHES_PROPERTIES = TOUCHES_ARRANGEMENT | TOUCHES_CLEANUPS | TOUCHES_PAYING;
const TOUCHES_ALL = TOUCHES_PROPERTIES | TOUCHES_PILES | TOUCHES_TABLE;
const TOUCHES_NOTHING = 0;

/**
 * Fields of an object that neither its properties nor what its abilities say follow from, and what hangs on them. A field
 * that doesn't stand here counts. What conditions and descriptions look at besides is the business of `looksBeyond`.
 */
const OF_OBJECTS: ReadonlyMap<PropertyKey, number> = new Map<keyof Piece, number>([
  ['exhausted', TOUCHES_PAYING],
  ['damage', TOUCHES_CLEANUPS],
  ['stunned', TOUCHES_CLEANUPS | TOUCHES_PAYING],
  ['hasFought', TOUCHES_NOTHING],
  ['pending', TOUCHES_NOTHING],
  ['ability', TOUCHES_NOTHING],
  ['instructions', TOUCHES_NOTHING],
  ['context', TOUCHES_NOTHING],
  ['destination', TOUCHES_NOTHING],
  ['reducedBy', TOUCHES_NOTHING],
  ['ignoring', TOUCHES_NOTHING],
  ['entersReady', TOUCHES_NOTHING],
  ['paidEnergy', TOUCHES_NOTHING],
  ['playedFrom', TOUCHES_NOTHING],
  ['hiddenOnTurn', TOUCHES_NOTHING],
  ['triggeredThisTurn', TOUCHES_NOTHING],
  ['movesThisTurn', TOUCHES_NOTHING],
  ['became', TOUCHES_NOTHING],
  ['lastKnown', TOUCHES_NOTHING],
  ['lastController', TOUCHES_NOTHING],
  ['lastLocation', TOUCHES_NOTHING],
  ['revealed', TOUCHES_NOTHING],
  ['lookedAtBy', TOUCHES_NOTHING],
  ['wasMighty', TOUCHES_NOTHING],
  ['damagedBy', TOUCHES_NOTHING],
  ['damagedThrough', TOUCHES_NOTHING],
]);

/** Fields of players and of places that anything hangs on: what cleanups do (322), and what can be paid. */
const OF_PLAYERS_AND_PLACES: ReadonlyMap<PropertyKey, number> = new Map<
  keyof Player | keyof Location,
  number
>([
  ['points', TOUCHES_CLEANUPS | TOUCHES_POINTS],
  ['inGame', TOUCHES_CLEANUPS],
  ['contestedBy', TOUCHES_CLEANUPS],
  ['staged', TOUCHES_CLEANUPS],
  ['energy', TOUCHES_PAYING],
  ['power', TOUCHES_PAYING],
]);

/** The same of the turn: half of all that is written is written there. */
const ofTheTurn = (key: PropertyKey): number =>
  key === 'showdown' || key === 'combat' || key === 'attacker' ? TOUCHES_CLEANUPS : TOUCHES_NOTHING;

/** Lists where basic runes are: the board, and the bases. */
const WITH_RUNES = -1;

/** The objects and lists that a change of is not a change of everything, and the objects that are basic runes. */
export interface Told {
  /** What the turn and the game are at. */
  readonly turn: object;
  readonly piles: readonly object[];
  readonly withRunes: readonly object[];
  readonly isBasicRune: (piece: Piece) => boolean;
  /** Those whose changes leave the board as it is: the chain, what waits. */
  readonly others: readonly object[];
}

/** Says what a write touches. */
export function touching({
  turn,
  piles,
  withRunes,
  isBasicRune,
  others,
}: Told): (target: object, key: PropertyKey, value: unknown) => number {
  const lists = new Map<object, number>();
  for (const list of piles) lists.set(list, TOUCHES_PILES);
  for (const list of withRunes) lists.set(list, WITH_RUNES);
  for (const list of others) lists.set(list, TOUCHES_NOTHING);
  return (target, key, value) => {
    if (target === turn) return ofTheTurn(key);
    if (target instanceof Piece) return OF_OBJECTS.get(key) ?? TOUCHES_PROPERTIES;
    if (!Array.isArray(target)) return OF_PLAYERS_AND_PLACES.get(key) ?? TOUCHES_NOTHING;
    // Facedown zones are made during the game, and are no piles known beforehand: they count as everything.
    const known = lists.get(target) ?? TOUCHES_ALL;
    if (known !== WITH_RUNES) return known;
    return value instanceof Piece && isBasicRune(value) ? TOUCHES_RUNES | TOUCHES_PAYING : TOUCHES_ALL;
  };
}
