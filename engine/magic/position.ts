import { positionHashes } from '../card-game/position/position-hash';
import type { MagicTypes } from './game';
import { Context, MagicObject } from './object';
import { contextFields, gameFields, objectFields } from './position-fields';

export const { pilesOf, positionHash } = positionHashes<MagicTypes>({
  isObject: (value) => value instanceof MagicObject,
  isContext: (value) => value instanceof Context,
  objectFields,
  contextFields,
  gameFields,
  listed: ({ players }) => [players],
  timestamped: ({ inPlay }) => [inPlay.objects],
});
