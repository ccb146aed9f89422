import { positionHashes } from '../card-game/position/position-hash';
import type { LegionsTypes } from './game';
import { Context, GameObject } from './object';
import { contextFields, gameFields, objectFields } from './position-fields';

export const { pilesOf, positionHash } = positionHashes<LegionsTypes>({
  isObject: (value) => value instanceof GameObject,
  isContext: (value) => value instanceof Context,
  objectFields,
  contextFields,
  gameFields,
  listed: ({ players }) => [players],
  timestamped: ({ battlefield }) => [battlefield.objects],
});
