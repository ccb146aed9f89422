import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { objects } from '../phrases';
import type { Piece } from '../piece';
import { detach } from './421-attach';

/** 422.1.a.1: what isn't attached can't be detached. */
export const isAttached = fact(
  { number: '422.1.a', restates: ['422.1.a.1'] },
  'Only a card that is attached is detached',
  (_game: RiftboundGame, piece: Piece) => piece.attachedTo !== undefined && !piece.gone,
);

/** 422: "detach". */
export const detaching = instruction(
  { number: '422.1', restates: ['422.1.b'] },
  'A card is no longer attached, and stays where it is',
  'detach',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => isAttached(game, piece))
        .map(detach),
  },
);
