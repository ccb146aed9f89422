import { plainDeeds } from '../../../invariants/plain-deeds';
import { words } from './spoken';

/** 113.2b, 701.3, 104.3: what texts tell plainly to be done. */
export const deeds = plainDeeds({
  number: 'L33',
  words,
  deeds: [
    {
      says: /^(?:[^.]*[:,] )?[^.:,]*? deals (\d+) damage to (?:(?!divided|\band\b|for each|then)[^.,])*\.$/i,
      kind: 'deal damage',
      counts: 'each',
      rule: '113.2b',
    },
    {
      says: /^(?:[^.]*[:,] )?draw (a|two|three) cards?\.$/i,
      kind: 'draw a card',
      counts: 'events',
      rule: '701.6a',
    },
    {
      says: /^(?:[^.]*[:,] )?(?:you )?gain (\d+) resource\.$/i,
      kind: 'gain resource',
      counts: 'each',
      rule: '104.3',
    },
  ],
  changes: /instead|would|prevent|twice|double|additional|\bmore\b|\bplus\b|\bequal\b/i,
});
