import { AS_WRITTEN, fact, varied } from '../forms';
import type { Occurrence } from '../occurrence';

/** 114.6: the Nth counter was put when there were fewer before and as many after. */
export const nthCounter = varied(
  fact(
    '114.6',
    'The Nth counter is the one that makes N',
    (_game, before: number, after: number, nth: number) => before < nth && after >= nth,
  ),
  {
    'how many': {
      'as many as it says': AS_WRITTEN,
      'one more': (_game, before, after, nth) => before <= nth && after > nth,
    },
  },
);

/** The events of one batch in which units come to block. */
export const blocksOf = (
  all: readonly Occurrence[],
  isMeant: (about: Occurrence['about']) => boolean,
): readonly Occurrence[] =>
  all.filter(({ kind, about }) => (kind === 'block' || kind === 'enter blocking') && isMeant(about));

/** 509.4e: so many block or are blocked now, and fewer did before; of several events at once the first tells. */
export const comesTo = varied(
  fact(
    '509.4e',
    'An ability that asks for a number of blocking units triggers as there come to be so many',
    (_game, now: number, news: readonly Occurrence[], event: Occurrence, least: number) =>
      news[0] === event && now >= least && now - news.length < least,
  ),
  {
    'how many': {
      'as many as it says': AS_WRITTEN,
      'one more': (_game, now, news, event, least) =>
        news[0] === event && now > least && now - news.length <= least,
    },
  },
);
