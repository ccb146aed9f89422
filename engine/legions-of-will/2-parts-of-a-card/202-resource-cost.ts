import { definition } from '../forms';
import type { Card, Characteristics } from '../object';

/** 202.2b: whatever is printed on it. */
export const faceDownCost = definition(
  '202.2b',
  'A face-down permanent has resource cost zero',
  (_game, _card: Card) => 0,
  (_game, card) => card.cost ?? 0,
);

/** 202.1b: a trap has no resource cost printed; playing one costs two. */
export const costOfTraps = definition(
  '202.1b',
  'Playing a trap costs two',
  () => 2,
  () => 0,
);

/** 202.2a: as it begins, before any effect. Switched off, one. */
export const withoutCost = definition(
  '202.2a',
  'An object without a resource cost has resource cost zero',
  (_game, characteristics: Characteristics): Characteristics => characteristics,
  (_game, characteristics) => ({ ...characteristics, cost: 1 }),
);
