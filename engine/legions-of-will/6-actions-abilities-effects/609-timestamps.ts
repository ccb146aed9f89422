/** When timestamps are received (609.6). */
import { definition } from '../forms';
import type { Piece } from '../piece';

/** 609.6a: of what an object with a newer timestamp says, the newer one. */
export const ofItsObject = definition(
  '609.6a',
  'An effect of a static ability has the timestamp of the object that has the ability',
  (_game, { timestamp }: Piece): number => timestamp,
  (_game, _source) => 0,
);

/** 609.6b: switched off, that of its source. */
export const asItBegins = definition(
  '609.6b',
  'An effect of a card or ability that resolves receives a timestamp as it is created',
  (_game, now: number, _source: Piece): number => now,
  (_game, _now, { timestamp }) => timestamp,
);

/** 609.6d: switched off, it keeps the one that it had. */
export const asItEntersAZone = definition(
  '609.6d',
  'An object receives a timestamp as it enters a zone',
  (_game, now: number, _before: Piece): number => now,
  (_game, _now, { timestamp }) => timestamp,
);

/** 609.6e, 701.3c: switched off, it keeps the one that it had. */
export const asItIsAttached = definition(
  { number: '609.6e', restates: ['701.3c'] },
  'What becomes attached to another object receives a new timestamp',
  (_game, now: number, _piece: Piece): number => now,
  (_game, _now, { timestamp }) => timestamp,
);

/** 609.6f: switched off, it keeps the one that it had. */
export const asItIsTurned = definition(
  '609.6f',
  'A permanent that is turned face up or face down receives a new timestamp',
  (_game, now: number, _piece: Piece): number => now,
  (_game, _now, { timestamp }) => timestamp,
);
