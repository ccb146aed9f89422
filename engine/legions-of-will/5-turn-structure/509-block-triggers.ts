/** What abilities that speak of blocking trigger on (509.4). */
import { fact } from '../forms';
import type { Occurrence } from '../occurrence';

/** 509.4a: what blocks already, or enters blocking, doesn't block in these words. */
export const blocks = fact(
  '509.4a~2',
  'A unit blocks once, when it is declared as a blocker or an effect makes it one',
  (_game, { kind, about }: Occurrence) => kind === 'block' && !about.again,
);

/** 509.4b: once for each unit that it comes to block. */
export const blocksUnit = fact(
  '509.4b',
  'A unit blocks a unit when it is declared as its blocker or an effect makes it that',
  (_game, { kind }: Occurrence) => kind === 'block',
);

/** 509.4c: whatever blocks it, and however much does. */
export const becomesBlocked = fact(
  '509.4c',
  'A unit becomes blocked once, when it was not blocked before',
  (_game, { kind }: Occurrence) => kind === 'become blocked',
);

/** 509.4d: what enters blocking counts as well; an effect that just makes the unit blocked doesn't. */
export const becomesBlockedBy = fact(
  '509.4d',
  'A unit becomes blocked by each unit that comes to block it',
  (_game, { kind }: Occurrence) => kind === 'block' || kind === 'enter blocking',
);

/** 509.4g: whether or not it was declared as an attacker. */
export const isNotBlocked = fact(
  '509.4g',
  'A unit is not blocked where the declaration names no blocker for it',
  (_game, { kind }: Occurrence) => kind === 'become unblocked',
);
