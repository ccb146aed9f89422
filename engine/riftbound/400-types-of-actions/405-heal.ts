import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';

/** The event of the damage on a unit being cleared (405.1). */
export const heal = (piece: Piece): Occurrence =>
  new Occurrence('heal', { piece, player: piece.controller, amount: piece.damage }, (game) =>
    game.set(piece, 'damage', 0),
  );

/** 405: "heal". */
export const healing = instruction('405.1', 'Damage on units is cleared', 'heal', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen)
      .filter((piece) => !piece.gone && piece.damage > 0)
      .map(heal),
});
