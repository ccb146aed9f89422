import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/** 457.2: rules text that ceases to be inactive has a new timestamp. */
export const newTimestamp = fact(
  '457.2',
  'Rules text that ceases to be inactive establishes a new timestamp',
  (_game: RiftboundGame, object: GameObject) => object.attachedTo !== undefined,
);

/** An object is no longer attached: its rules text is active again, and as new. */
export function activate(game: RiftboundGame, object: GameObject): void {
  if (newTimestamp(game, object)) game.set(object, 'timestamp', game.timestamp());
  game.set(object, 'attachedTo', undefined);
}
