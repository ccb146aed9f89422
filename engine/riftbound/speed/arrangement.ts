/** What a change to the state makes out of date. Most changes leave the board as it is arranged: somebody pays, passes, draws. */
import { GameObject, type Location } from '../object';
import type { Player } from '../player';

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

/**
 * What a game counts by changes, by the place where it does, for those who work something out (`worked-out-once.ts`): changes
 * that properties of objects and statements in force may follow from; that anything but the numbers of objects may follow from,
 * their abilities, their types; of what is on the table; and the first with those of basic runes.
 */
export const VERSIONS = {
  arranged: 0,
  abilities: 1,
  table: 2,
  arrangedWithRunes: 3,
} as const;

const TOUCHES_ARRANGEMENT = 1 << ARRANGEMENT;
const TOUCHES_TABLE = 1 << TABLE;
const TOUCHES_RUNES = 1 << RUNES;
const TOUCHES_PILES = 1 << PILES;
const TOUCHES_CLEANUPS = 1 << CLEANUPS;
const TOUCHES_PAYING = 1 << PAYING;
const TOUCHES_POINTS = 1 << POINTS;
/** An object's properties, or what its abilities say: everything follows from them. */
const TOUCHES_PROPERTIES = TOUCHES_ARRANGEMENT | TOUCHES_CLEANUPS | TOUCHES_PAYING;
const TOUCHES_ALL = TOUCHES_PROPERTIES | TOUCHES_PILES | TOUCHES_TABLE;

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
  points: TOUCHES_POINTS,
  /** Who is exhausted and who is ready. */
  exhaustion: 1 << ASPECTS,
  /** Who is damaged or stunned. */
  wounds: 2 << ASPECTS,
  /** Whose turn it is, and what has happened in it. */
  turn: 4 << ASPECTS,
  /** Whether there is a showdown, or a combat. */
  fights: 8 << ASPECTS,
  /** The chain, and everything else. */
  rest: 16 << ASPECTS,
  /** Whatever is written. */
  anything: -1,
} as const;

/**
 * Fields of an object that neither its properties nor what its abilities say follow from, and what hangs on them. A field
 * that doesn't stand here counts. What conditions and descriptions look at besides is the business of `looksBeyond`.
 */
const OF_OBJECTS: ReadonlyMap<PropertyKey, number> = new Map<keyof GameObject, number>([
  ['attached', TOUCHES_ALL],
  ['damage', TOUCHES_CLEANUPS | BEYOND.wounds],
  ['stunned', TOUCHES_CLEANUPS | TOUCHES_PAYING | BEYOND.wounds],
  ['movesThisTurn', BEYOND.turn],
  ['hasAttacked', BEYOND.rest],
  ['hasDefended', BEYOND.rest],
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
  ['revealed', BEYOND.rest],
  ['lookedAtBy', BEYOND.rest],
  ['wasMighty', BEYOND.rest],
  ['damagedBy', BEYOND.rest],
  ['alsoDamagedBy', BEYOND.rest],
  ['damagedThrough', BEYOND.rest],
]);

/** The same, with those told first that most writes are of. */
function ofAnObject(key: PropertyKey): number {
  switch (key) {
    case 'lastKnown':
    case 'became':
    case 'lastController':
    case 'lastLocation':
      return BEYOND.rest;
    case 'exhausted':
      return TOUCHES_PAYING | BEYOND.exhaustion;
    default:
      return OF_OBJECTS.get(key) ?? TOUCHES_PROPERTIES;
  }
}

/** The same of players and places: what cleanups do (322), what can be paid, and what texts look at. */
const OF_PLAYERS_AND_PLACES: ReadonlyMap<PropertyKey, number> = new Map<
  keyof Player | keyof Location,
  number
>([
  ['points', TOUCHES_CLEANUPS | TOUCHES_POINTS],
  ['inGame', TOUCHES_ALL],
  ['contestedBy', TOUCHES_CLEANUPS | BEYOND.rest],
  ['staged', TOUCHES_CLEANUPS | BEYOND.rest],
  ['energy', TOUCHES_PAYING | BEYOND.rest],
  ['power', TOUCHES_PAYING | BEYOND.rest],
  ['cardsPlayed', BEYOND.turn],
  ['happenedThisTurn', BEYOND.turn],
]);

/** The same of the turn: half of all that is written is written there. */
function ofTheTurn(key: PropertyKey): number {
  switch (key) {
    // Most writes are of these: they are told first.
    case 'cleanupDue':
    case 'nextTimestamp':
    case 'nextId':
    case 'step':
    case 'phase':
      return BEYOND.rest;
    case 'active':
    case 'turn':
      return BEYOND.turn;
    case 'showdown':
    case 'combat':
      return TOUCHES_CLEANUPS | BEYOND.fights;
    case 'attacker':
      return TOUCHES_CLEANUPS | BEYOND.rest;
    default:
      return BEYOND.rest;
  }
}

/** Lists where basic runes are: the board, and the bases. */
const WITH_RUNES = -1;

/** The objects and lists that a change of is not a change of everything, and the objects that are basic runes. */
export interface TrackedRecords {
  /** What the turn and the game are at. */
  readonly turn: object;
  readonly piles: readonly object[];
  readonly withRunes: readonly object[];
  readonly isBasicRune: (object: GameObject) => boolean;
  /** Those whose changes leave the board as it is: the chain, what waits. */
  readonly others: readonly object[];
}

/** Says what a write touches: aspects, and bits of `BEYOND`. */
export function touching({
  turn,
  piles,
  withRunes,
  isBasicRune,
  others,
}: TrackedRecords): (target: object, key: PropertyKey, value: unknown) => number {
  const lists = new Map<object, number>();
  for (const list of piles) lists.set(list, TOUCHES_PILES);
  for (const list of withRunes) lists.set(list, WITH_RUNES);
  for (const list of others) lists.set(list, BEYOND.rest);
  return (target, key, value) => {
    if (target === turn) return ofTheTurn(key);
    if (target instanceof GameObject) return ofAnObject(key);
    if (!Array.isArray(target)) return OF_PLAYERS_AND_PLACES.get(key) ?? BEYOND.rest;
    // Facedown zones are made during the game, and are no piles known beforehand: they count as everything.
    const known = lists.get(target) ?? TOUCHES_ALL;
    if (known !== WITH_RUNES) return known;
    return value instanceof GameObject && isBasicRune(value) ? TOUCHES_RUNES | TOUCHES_PAYING : TOUCHES_ALL;
  };
}
