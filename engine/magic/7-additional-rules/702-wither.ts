import { assumed } from '../../kernel';
import { damageToCounters } from './702-damage-as-counters';
import { keywordOfSources, redundant } from './702-sources-of-damage';

export const { rules: sourcesWithWither, dealsWith: hasWither } = keywordOfSources('wither', {
  left: { '2013': assumed('702.78b', { from: ['2025', '702.80b'] }), '2025': '702.80b' },
  elsewhere: { '2013': assumed('702.78c', { from: ['2025', '702.80c'] }), '2025': '702.80c' },
});

/** 702.80d */
export const { rule: witherOnce, times: timesWithered } = redundant(
  { '2013': '702.78d', '2025': '702.80d' },
  'wither',
);

/** 702.80a */
export const {
  isInstead: withersInstead,
  follows: wither,
  puts: putsWither,
} = damageToCounters(
  { '2013': assumed('702.78a', { from: ['2025', '702.80a'] }), '2025': '702.80a' },
  'wither',
  { dealsWith: hasWither, times: timesWithered, beside: () => false, putBy: { '2025': '702.80a' } },
);
