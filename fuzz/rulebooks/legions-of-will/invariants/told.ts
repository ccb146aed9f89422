import { newestFirst } from '../../../invariants/newest-first';
import { ownHand } from '../../../invariants/own-hand';
import { toldChanges } from '../../../invariants/told-changes';
import { words } from './spoken';

/** 113.2b, 114.5, 701.12, 701.13: what is on a permanent comes there by an event. */
export const told = toldChanges({
  number: 'L30',
  zones: new Set(['battlefield']),
  statuses: [{ status: 'rested', begins: 'become rested', ends: 'become reset', rule: '701.10a' }],
  damage: { heals: 'remove damage', rule: '113.2b' },
  counters: { put: 'put counters', remove: 'remove counters', rule: '114.5' },
  unsettling: new Set(['destroy', 'turn face down', 'turn face up', 'turn face-down']),
});

/** 605.1: what is on top of the chain of events resolves. */
export const topFirst = newestFirst({
  number: 'L31',
  rules: ['605.1'],
  chain: 'chain of events',
  puts: words.puts,
});

/** 514.1, 701.5: discarding. */
export const discards = ownHand({
  number: 'L32',
  rules: ['514.1'],
  purposes: new Set(['discard', 'discard down to maximum hand size']),
});
