import type { GameDescription } from '../card-game/description';

/** 134.1 */
const DOMAINS = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'];

/** Riftbound, as data. */
export const description: GameDescription = {
  rulebook: 'riftbound',
  title: 'Riftbound',
  // 105–109
  zones: [
    { name: 'main deck', each: 'player', seenBy: 'nobody' },
    { name: 'rune deck', each: 'player', seenBy: 'nobody' },
    { name: 'hand', each: 'player', seenBy: 'owner' },
    { name: 'trash', each: 'player' },
    { name: 'banishment', each: 'player' },
    { name: 'champion zone', each: 'player' },
    { name: 'legend zone', each: 'player' },
    { name: 'board', each: 'table', says: 'on the board' },
    { name: 'chain', each: 'table', says: 'on the chain' },
    { name: 'facedown zone', each: 'place', says: 'in a facedown zone' },
  ],
  // 132
  types: ['unit', 'gear', 'spell', 'rune', 'battlefield', 'legend'],
  supertypes: ['champion', 'signature', 'token'],
  fields: [
    { name: 'might', words: ['might'], kind: 'number', shown: 'might' },
    {
      name: 'cost',
      words: ['energy cost'],
      kind: 'number',
      shown: 'energy cost',
      least: { value: 0, butFor: [] },
    },
    {
      name: 'powerCost',
      words: ['power cost'],
      kind: 'symbols',
      values: [...DOMAINS, 'any', 'own'],
      shown: 'power cost',
    },
    { name: 'mightBonus', words: ['might bonus'], kind: 'number' },
    { name: 'domains', words: [], kind: 'words', values: DOMAINS },
    { name: 'effectText', words: ['effect text'], kind: 'text' },
  ],
  statuses: [
    { name: 'exhausted', isArranged: true, opposite: 'ready' },
    { name: 'ready', isArranged: true, opposite: 'exhausted' },
    ...['buffed', 'stunned', 'facedown', 'controlled'].map((name) => ({ name, isArranged: true })),
    ...['attacking', 'defending', 'contested', 'uncontrolled'].map((name) => ({ name })),
    ...['attached', 'pending', 'finalized'].map((name) => ({ name })),
  ],
  // 161
  resources: [
    { name: 'energy', words: 'energy' },
    ...DOMAINS.map((name) => ({ name, words: `${name} power` })),
    { name: 'any', words: 'universal power' },
    // 445
    { name: 'points', words: 'points', one: 'point' },
  ],
  playerStatuses: ['focus'],
  // 307
  turnStates: ['neutral open', 'neutral closed', 'showdown open', 'showdown closed'],
  // 301
  parts: [
    ...['awaken phase', 'beginning step', 'scoring step', 'channel phase'],
    ...['draw phase', 'action phase', 'ending step', 'expiration step'],
  ],
  words: [
    'power',
    'domain',
    // 400–432
    ...['exhaust', 'recycle', 'stun', 'buff', 'banish', 'kill', 'channel', 'recall', 'hide', 'burn out'],
    // 440–449
    ...['showdown', 'combat', 'conquer', 'hold', 'score', 'points', 'focus', 'cleanup'],
    ...['attacker', 'defender'],
    ...['accelerate', 'assault', 'deathknell', 'deflect', 'ganking', 'shield', 'tank', 'weaponmaster'],
  ],
};
