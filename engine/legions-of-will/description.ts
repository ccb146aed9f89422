import type { FieldDescription, GameDescription } from '../card-game/description';

/** What adds to a card that it is attached to may take something from it (206). */
const NOT_NEGATIVE = { value: 0, butFor: ['upgrade'] };

// 202, 105, 206–209
const fields: readonly FieldDescription[] = [
  { name: 'will', words: ['will'], kind: 'number', shown: 'will' },
  { name: 'power', words: ['power'], kind: 'number', shown: 'power' },
  { name: 'activationCost', words: ['activation cost'], kind: 'number', least: NOT_NEGATIVE },
  {
    name: 'cost',
    words: ['resource cost', 'cost'],
    kind: 'cost',
    shown: 'resource cost',
    least: { value: 0, butFor: [] },
  },
  { name: 'defense', words: ['defense'], kind: 'number', shown: 'defense', least: NOT_NEGATIVE },
  { name: 'capacity', words: ['capacity'], kind: 'number', shown: 'capacity', least: NOT_NEGATIVE },
  {
    name: 'production',
    words: ['resource production', 'production'],
    kind: 'number',
    shown: 'resource production',
    least: NOT_NEGATIVE,
  },
];

/** Legions of Will, as data. */
export const description: GameDescription = {
  rulebook: 'legions-of-will',
  title: 'Legions of Will',
  // 400.1, 400.2
  zones: [
    { name: 'deck', each: 'player', seenBy: 'nobody' },
    { name: 'hand', each: 'player', seenBy: 'owner' },
    { name: 'graveyard', each: 'player' },
    { name: 'battlefield', each: 'table', says: 'on the battlefield' },
    { name: 'chain of events', each: 'table', says: 'on the chain of events' },
    { name: 'expelled', each: 'table', says: 'expelled', holdsCards: true },
  ],
  // 203.2, 203.4
  types: ['unit', 'base', 'upgrade', 'trap', 'action'],
  supertypes: ['legendary'],
  fields,
  statuses: [
    { name: 'rested', isArranged: true, opposite: 'reset' },
    { name: 'reset', isArranged: true, opposite: 'rested', isUsual: true },
    { name: 'face up', isArranged: true, opposite: 'face down', isUsual: true },
    { name: 'face down', isArranged: true, opposite: 'face up' },
    { name: 'played this turn', isArranged: true, isUnseen: true },
    ...['attacking', 'blocking', 'unblocked', 'blocked'].map((name) => ({ name })),
  ],
  // 104
  resources: [{ name: 'resource', words: 'resource' }],
  // 500.1
  parts: [
    ...['reset step', 'effect step', 'resource step', 'prebattle main phase'],
    ...['beginning of battle step', 'declare attackers step', 'declare blockers step'],
    ...['battle damage step', 'end of battle step', 'postbattle main phase', 'end step', 'cleanup step'],
  ],
  words: [
    // 104
    'reserve',
    'rest',
    // 701, 702
    ...['destroy', 'expel', 'sacrifice', 'mill', 'recur', 'redeem', 'mulligan'],
    // 500
    ...['beginning phase', 'battle phase', 'ending phase', 'legion'],
  ],
};
