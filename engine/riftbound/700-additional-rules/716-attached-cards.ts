/** What attached cards keep of their own (718.5, 718.8, 719.4). */
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/** 718.5: they have all types and tags, and can be chosen. Switched off, nothing that is looked for is among them. */
export const attachedAreThere = definition(
  '718.5',
  'Attached cards have all properties of cards on the board, and can be chosen',
  (_game: RiftboundGame, objects: readonly GameObject[]): readonly GameObject[] => objects,
  (_game, objects) => objects.filter(({ attachedTo }) => attachedTo === undefined),
);

/** 718.8: who controls one of two linked cards needn't control the other. */
export const controllerAttached = definition(
  '718.8',
  'Attached cards may have other controllers than their top-most card',
  (_game, { controller }: GameObject, _to: GameObject): number | undefined => controller,
  (_game, _object, { controller }) => controller,
);

/** 719.4: exhausted and ready are states of each card. */
export const changedTogether = definition(
  '719.4',
  'Whether a top-most card is exhausted or ready changes nothing about its attached cards',
  (_game, object: GameObject): readonly GameObject[] => [object],
  (_game, object) => [object, ...object.attached],
);
