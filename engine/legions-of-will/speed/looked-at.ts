/** What continuous effects look at, by the fields of the state that are written. */
import type { Context } from '../object';

/** Fields that no continuous effect looks at. */
const NEVER_LOOKED_AT: readonly string[] = [
  'holder',
  'passes',
  'generator',
  'drawn',
  'nextId',
  'nextTimestamp',
  'phase',
  'step',
  'turn',
  'lastRoll',
  'skips',
  'keeps',
  'mulligansTaken',
  'turnsTaken',
  'extraTurns',
  'extraPhases',
  'lastInOrder',
  'begun',
  'attackersDeclared',
  'blockersDeclared',
  'straightTo',
  'playedOnTurn',
  'movedOnTurn',
  'usedThisTurn',
  'activated',
  'playedFrom',
  'paidX',
  'became',
  'cameFrom',
  'lastKnown',
  'lastController',
  'lastAttachedTo',
  'lastInBattle',
  'context',
  'instructions',
  'ability',
  'announced',
  'shownTo',
];

/** Fields that only an effect with certain words looks at: "rested units …", "as long as you have 5 resource …". */
const SELDOM_LOOKED_AT: readonly string[] = [
  'reserve',
  'rested',
  'damage',
  'attacking',
  'attackedBase',
  'attackedBefore',
  'attackedOn',
  'defendingPlayer',
  'blocking',
  'blockedBy',
  'blocked',
  'unblocked',
  'isBlocking',
];

/** How a field is looked at; one that stands in neither list counts. */
export const LOOKED_AT: ReadonlyMap<PropertyKey, 'never' | 'seldom'> = new Map([
  ...NEVER_LOOKED_AT.map((field) => [field, 'never'] as const),
  ...SELDOM_LOOKED_AT.map((field) => [field, 'seldom'] as const),
]);

/** What lies beyond how the battlefield is arranged, by the words that look at it: each a bit. */
export const BEYOND = {
  /** Who is rested, damaged, attacking, blocking, and whom. */
  statuses: 1,
  /** How much resource there is. */
  reserves: 2,
  /** What is in hands, decks and graveyards, on the chain of events. */
  elsewhere: 4,
} as const;

/** What the abilities of one object know (see `Context`): an effect may have been given it for good. */
export const OF_CONTEXTS: ReadonlySet<PropertyKey> = new Set<keyof Context>([
  'targets',
  'division',
  'x',
  'that',
  'before',
  'moved',
  'spoken',
  'elsewhere',
  'named',
  'among',
  'thatMuch',
  'byPlayer',
  'thatPlayer',
  'result',
  'modes',
  'chosenType',
  'stopped',
  'did',
  'replaced',
  'discarded',
]);
