import { plainDeeds } from '../../../invariants/plain-deeds';

/** 404.1, 400.1, 417.1, 448.1: what texts tell plainly to be done. */
export const deeds = plainDeeds({
  number: 'R38',
  deeds: [
    {
      says: /^(?![^.]*\[Repeat)(?:(?:\[\w+\]\s*)+\n)?(?:[^.]*[:,-] )?deal (\d+) to (?:(?!split|\band\b|for each|then)[^.,])*\.$/i,
      kind: 'deal damage',
      counts: 'each',
      rule: '404.1',
    },
    {
      says: /^(?![^.]*\[Repeat)(?:(?:\[\w+\]\s*)+\n)?(?:[^.]*[:,-] )?draw (\d+)\.$/i,
      kind: 'draw',
      counts: 'events',
      rule: '400.1',
    },
    {
      says: /^(?![^.]*\[Repeat)(?:(?:\[\w+\]\s*)+\n)?(?:[^.]*[:,-] )?channel (\d+) runes?(?: exhausted)?\.$/i,
      kind: 'channel',
      counts: 'events',
      rule: '417.1',
    },
  ],
  changes:
    /bonus|(?:gains?|ha(?:s|ve)|give) .*\[Repeat|twice|double|(?:take|dealt) (?:\d+ )?damage|\bplus\b/i,
});
