import { positionHashes } from '../card-game/position/position-hash';
import type { LegionsTypes } from './game';
import { Context, Piece } from './piece';
import { contextFields, gameFields, pieceFields } from './position-fields';

export const { pilesOf, positionHash } = positionHashes<LegionsTypes>({
  isObject: (value) => value instanceof Piece,
  isContext: (value) => value instanceof Context,
  objectFields: pieceFields,
  contextFields,
  gameFields,
  listed: ({ players }) => [players],
  timestamped: ({ battlefield }) => [battlefield.objects],
});
