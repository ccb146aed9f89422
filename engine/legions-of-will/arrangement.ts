/**
 * Which changes to the state characteristics and statements in force can follow from. Most changes are of the other
 * kind (somebody draws, pays, passes), and what was worked out about the battlefield stays valid through them.
 */

/** Fields that no continuous effect looks at. */
const NEVER_LOOKED_AT = [
  'holder',
  'passes',
  'nextId',
  'nextTimestamp',
  'phase',
  'step',
  'turn',
  'lastRoll',
  'generator',
  'drawn',
  'skips',
  'keeps',
  'mulligansTaken',
  'turnsTaken',
  'extraTurns',
  'extraPhases',
  'lastInOrder',
  'battles',
  'attackersDeclared',
  'endingTurn',
  'playedOnTurn',
  'movedOnTurn',
  'usedThisTurn',
  'activated',
  'playedFrom',
  'became',
  'lastKnown',
  'lastController',
  'lastAttachedTo',
  'context',
  'instructions',
  'ability',
  'announced',
  'shownTo',
] as const;

/** Fields that only an effect with certain words looks at: "rested units …", "as long as you have 5 resource …". */
const SELDOM_LOOKED_AT = [
  'reserve',
  'rested',
  'damage',
  'attacking',
  'attackedBase',
  'blocking',
  'blockedBy',
  'blocked',
  'unblocked',
  'isBlocking',
] as const;

/** Fields whose change leaves the arrangement of the battlefield as it was, unless an effect looks beyond it. */
export const besideTheArrangement: ReadonlySet<PropertyKey> = new Set([
  ...NEVER_LOOKED_AT,
  ...SELDOM_LOOKED_AT,
]);
