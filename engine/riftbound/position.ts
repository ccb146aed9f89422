import { positionHashes } from '../card-game/position/position-hash';
import { concatMap } from '../kernel';
import type { RiftboundTypes } from './game';
import { Context, GameObject } from './object';
import { contextFields, gameFields, objectFields } from './position-fields';

export const { pilesOf, positionHash } = positionHashes<RiftboundTypes>({
  isObject: (value) => value instanceof GameObject,
  isContext: (value) => value instanceof Context,
  objectFields,
  contextFields,
  gameFields,
  listed: ({ players, locations }) => [players, locations],
  timestamped: ({ players, board }) => [concatMap(players, ({ legend }) => legend.objects), board.objects],
});
