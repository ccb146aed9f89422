import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { objects } from '../phrases';
import { detach } from './421-attach';

/** 422.1.a.1: what isn't attached can't be detached. */
export const isAttached = fact(
  { number: '422.1.a', restates: ['422.1.a.1'] },
  'Only a card that is attached is detached',
  (_game: RiftboundGame, object: GameObject) => object.attachedTo !== undefined && !object.ceased,
);

/** 422: "detach". */
export const detaching = instruction(
  { number: '422.1', restates: ['422.1.b'] },
  'A card is no longer attached, and stays where it is',
  'detach',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((object) => isAttached(game, object))
        .map(detach),
  },
);
