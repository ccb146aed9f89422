import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';

/** The event of a unit becoming stunned (410.1), or ceasing to be. */
export const stun = (object: GameObject, stunned = true): Occurrence =>
  new Occurrence(stunned ? 'stun' : 'lose stunned', { object, player: object.controller }, (game) =>
    game.set(object, 'stunned', stunned),
  );

/** 410.1.c: how much damage kills a unit, stunned or not. */
export const mightToKill = definition(
  '410.1.c',
  'A stunned unit is killed by damage equal to its full Might only',
  (game: RiftboundGame, object: GameObject) => game.look(object).might,
  (game, object) => (object.stunned ? 1 : game.look(object).might),
);

export const isStunnedAlready = fact(
  '410.1.a.1',
  'A stunned unit is not stunned again',
  (_game, object: GameObject) => object.stunned,
);

/** 410: "stun". */
export const stunning = instruction('410.1', 'A unit is stunned', 'stun', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen)
      .filter((object) => !object.ceased && !isStunnedAlready(game, object))
      .map((object) => stun(object)),
});
