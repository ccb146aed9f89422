import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';

/** The event of the damage on a unit being cleared (405.1). */
export const heal = (object: GameObject): Occurrence =>
  new Occurrence('heal', { object, player: object.controller, amount: object.damage }, (game) =>
    game.set(object, 'damage', 0),
  );

/** 405: "heal". */
export const healing = instruction('405.1', 'Damage on units is cleared', 'heal', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen)
      .filter((object) => !object.ceased && object.damage > 0)
      .map(heal),
});
