/** Keyword abilities of what stays in play for a while, and of what comes back or leaves something behind. */

import { assumed } from '../../kernel';
import { standsForText } from '../a-abilities/A.1-keyword-texts';

const counters = (value: number, kind: string): string =>
  `${value} ${kind} ${value === 1 ? 'counter' : 'counters'}`;

/** 702.63a; without a number it comes with none (702.63b). */
export const vanishing = standsForText(
  { '2013': assumed('702.61a', { from: ['2025', '702.63a'] }), '2025': '702.63a' },
  'What has vanishing loses a time counter each upkeep, and is sacrificed as it loses the last',
  ({ value }) =>
    [
      ...(value === undefined ? [] : [`This permanent enters with ${counters(value, 'time')} on it.`]),
      'At the beginning of your upkeep, if this permanent has a time counter on it, remove a time counter from it.',
      'When the last time counter is removed from this permanent, sacrifice it.',
    ].join('\n'),
);

const comingBack = (number: string, title: string, kind: string) =>
  standsForText(
    { '2025': number },
    title,
    () =>
      `When this permanent dies, if this permanent had no ${kind} counters on it, return it to the battlefield under its owner's control with a ${kind} counter on it.`,
  );

export const persist = comingBack(
  '702.79a',
  'What has persist comes back with a -1/-1 counter, if it had none',
  '-1/-1',
);

export const undying = comingBack(
  '702.93a',
  'What has undying comes back with a +1/+1 counter, if it had none',
  '+1/+1',
);
