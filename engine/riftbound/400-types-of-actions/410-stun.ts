import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';

/** The event of a unit becoming stunned (410.1), or ceasing to be. */
export const stun = (piece: Piece, stunned = true): Occurrence =>
  new Occurrence(stunned ? 'stun' : 'lose stunned', { piece, player: piece.controller }, (game) =>
    game.set(piece, 'stunned', stunned),
  );

/** 410.1.c: how much damage kills a unit, stunned or not. */
export const mightToKill = definition(
  '410.1.c',
  'A stunned unit is killed by damage equal to its full Might only',
  (game: RiftboundGame, piece: Piece) => game.look(piece).might,
  (game, piece) => (piece.stunned ? 1 : game.look(piece).might),
);

export const isStunnedAlready = fact(
  '410.1.a.1',
  'A stunned unit is not stunned again',
  (_game, piece: Piece) => piece.stunned,
);

/** 410: "stun". */
export const stunning = instruction('410.1', 'A unit is stunned', 'stun', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen)
      .filter((piece) => !piece.gone && !isStunnedAlready(game, piece))
      .map((piece) => stun(piece)),
});
