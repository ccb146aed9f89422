import { markedDamage } from '../../../invariants/marked-damage';
import { ownHand } from '../../../invariants/own-hand';
import { toldChanges } from '../../../invariants/told-changes';

/** G.38.1, G.10.2: what is marked on a permanent comes there by an event. */
export const told = toldChanges({
  number: 'M10',
  zones: new Set(['in play']),
  statuses: [
    { status: 'tapped', begins: 'become tapped', ends: 'become untapped', rule: 'G.38.1', once: true },
  ],
  damage: { heals: 'remove damage', rule: 'G.10.2' },
  unsettling: new Set(),
});

/** G.10.2: damage on creatures. */
export const marked = markedDamage({
  number: 'M11',
  rules: ['G.10.2'],
  zone: 'in play',
  spent: 'become tapped',
});

/** What is asked of a player who discards. */
export const DISCARDING: ReadonlySet<string> = new Set(['discard', 'discard down to maximum hand size']);

/** G.14.1: discarding. */
export const discards = ownHand({ number: 'M12', rules: ['G.14.1'], purposes: DISCARDING });
