import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import { exhaust } from './401-exhaust';
import { relocate } from './423-relocating';

/** The event of a permanent being recalled to its controller's base: no move, and nothing else changes (433–436). */
export const recall = (object: GameObject): Occurrence =>
  new Occurrence('recall', { object, player: object.controller, origin: object.location }, (game) => {
    if (object.ceased) return;
    const { base } = game.player(object.controller ?? object.owner);
    relocate(game, object, base);
  });

/** 434.2: a recall changes a permanent's location. What is at its base already can't be recalled there. */
const isAtItsBase = (game: RiftboundGame, { location, controller, owner }: GameObject): boolean =>
  location === game.player(controller ?? owner).base;

/** 433: "recall". */
export const recalling = instruction(
  '433',
  'A permanent is relocated to its base; that is no move',
  'recall',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased && object.zone === game.board)
        .flatMap((object) => [
          ...(isAtItsBase(game, object) ? [] : [recall(object)]),
          ...(effect.exhausted && !object.exhausted ? [exhaust(object)] : []),
        ]),
  },
);
