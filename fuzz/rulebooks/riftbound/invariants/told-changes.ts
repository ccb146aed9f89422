import { newestFirst } from '../../../invariants/newest-first';
import { ownHand } from '../../../invariants/own-hand';
import { toldChanges } from '../../../invariants/told-changes';
import { words } from './spoken';

/** 401, 402, 404, 410, 702: what is marked on a permanent comes there by an event. */
export const told = toldChanges({
  number: 'R35',
  zones: new Set(['board', 'legend zone']),
  statuses: [
    { status: 'exhausted', begins: 'exhaust', ends: 'ready', rule: '401.1.b', once: true },
    { status: 'buffed', begins: 'buff', ends: 'spend a buff', rule: '702.2.a', once: true },
    { status: 'stunned', begins: 'stun', ends: 'lose stunned', rule: '410.1.a', once: true },
  ],
  damage: { heals: 'heal', rule: '404.1.b' },
  unsettling: new Set(),
});

/** 336: the newest item resolves. */
export const topFirst = newestFirst({ number: 'R36', rules: ['335.1'], chain: 'chain', puts: words.puts });

/** 409.1: discarding. */
export const discards = ownHand({ number: 'R37', rules: ['409.1'], purposes: new Set(['discard']) });
