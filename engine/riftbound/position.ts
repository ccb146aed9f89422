import { positionHashes } from '../card-game/position/position-hash';
import { gathered } from '../kernel';
import type { RiftboundTypes } from './game';
import { Context, Piece } from './piece';
import { contextFields, gameFields, pieceFields } from './position-fields';

export const { pilesOf, positionHash } = positionHashes<RiftboundTypes>({
  isObject: (value) => value instanceof Piece,
  isContext: (value) => value instanceof Context,
  objectFields: pieceFields,
  contextFields,
  gameFields,
  listed: ({ players, locations }) => [players, locations],
  timestamped: ({ players, board }) => [gathered(players, ({ legend }) => legend.objects), board.objects],
});
