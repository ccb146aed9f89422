import type { GameDescription } from '../card-game/description';

/** Riftbound, as data. */
export const description: GameDescription = {
  rulebook: 'riftbound',
  // 105–109
  zones: [
    { name: 'main deck', each: 'player', seenBy: 'nobody' },
    { name: 'rune deck', each: 'player', seenBy: 'nobody' },
    { name: 'hand', each: 'player', seenBy: 'owner' },
    { name: 'trash', each: 'player' },
    { name: 'banishment', each: 'player' },
    { name: 'champion zone', each: 'player' },
    { name: 'legend zone', each: 'player' },
    { name: 'board', each: 'table' },
    { name: 'chain', each: 'table' },
  ],
  words: [
    'riftbound',
    // 132
    ...['unit', 'spell', 'gear', 'rune', 'battlefield', 'legend', 'champion'],
    ...[
      'might',
      'energy',
      'power',
      'domain',
      'exhausted',
      'ready',
      'stunned',
      'buffed',
      'contested',
      'facedown',
    ],
    // 400–432
    ...['exhaust', 'recycle', 'stun', 'buff', 'banish', 'kill', 'channel', 'recall', 'hide', 'burn out'],
    // 440–449
    ...[
      'showdown',
      'combat',
      'conquer',
      'hold',
      'score',
      'points',
      'focus',
      'cleanup',
      'attacker',
      'defender',
    ],
    ...['accelerate', 'assault', 'deathknell', 'deflect', 'ganking', 'shield', 'tank', 'weaponmaster'],
  ],
};
