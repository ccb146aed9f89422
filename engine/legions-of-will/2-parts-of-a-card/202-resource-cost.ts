import { AS_WRITTEN, definition, varied } from '../forms';
import type { LegionsGame } from '../game';
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
export const withoutCost = varied(
  definition(
    '202.2a',
    'An object without a resource cost has resource cost zero',
    (_game: LegionsGame, characteristics: Characteristics): Characteristics => characteristics,
    (_game, characteristics) => ({ ...characteristics, cost: 1 }),
  ),
  {
    'what of a trap': {
      'it has none either': AS_WRITTEN,
      // low-028
      'it has the cost of playing it': (game, characteristics) =>
        characteristics.types.includes('trap')
          ? { ...characteristics, cost: costOfTraps(game) }
          : characteristics,
    },
  },
);
