/** Attaching (421) and detaching (422). */
import { controllerAttached } from '../700-additional-rules/716-attached-cards';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import { relocate } from './423-relocating';
import { activate } from './450-timestamps';

/** 421.1: two different cards on the board can be linked. */
export const canBeAttached = fact(
  '421.1',
  'A card on the board is attached to another one there',
  (game: RiftboundGame, object: GameObject, to: GameObject) =>
    object !== to &&
    !object.ceased &&
    !to.ceased &&
    object.zone === game.board &&
    to.zone === game.board &&
    object.attachedTo !== to,
);

/** 421.1.f, 718.7: what is attached anew is attached to nothing else any more. */
export const detachesFirst = fact(
  { number: '421.1.f', restates: ['718.7'] },
  'A card that is attached detaches from what it was attached to',
  (_game: RiftboundGame, object: GameObject) => object.attachedTo !== undefined,
);

/** 421.4, 719.3: an attached card is where its top-most card is. */
export const locationFollows = fact(
  { number: '421.4', restates: ['719.3'] },
  'A card that is attached is at the location of its top-most card, without having moved',
  (_game: RiftboundGame, object: GameObject, to: GameObject) => object.location !== to.location,
);

function unlink(game: RiftboundGame, object: GameObject): void {
  const topMost = object.attachedTo;
  if (!topMost) return;
  activate(game, object);
  game.set(
    topMost,
    'attached',
    topMost.attached.filter((each) => each !== object),
  );
}

/** The event of a card being attached to another (421.1). */
export const attach = (object: GameObject, to: GameObject, player: number): Occurrence =>
  new Occurrence('attach', { object, player, source: to }, (game) => {
    if (object.ceased || to.ceased) return;
    if (detachesFirst(game, object)) unlink(game, object);
    game.set(object, 'attachedTo', to);
    const controller = controllerAttached(game, object, to);
    if (object.controller !== controller) game.set(object, 'controller', controller);
    game.set(to, 'attached', [...to.attached, object]);
    if (to.location && locationFollows(game, object, to)) relocate(game, object, to.location);
  });

/** The event of a card being detached (422.1): it stays where its top-most card is (422.4). */
export const detach = (object: GameObject): Occurrence =>
  new Occurrence('detach', { object, player: object.controller, source: object.attachedTo }, (game) =>
    unlink(game, object),
  );

/** 421: "attach". */
export const attaching = instruction(
  '421.1',
  'A card is attached to another, which becomes its top-most card',
  'attach',
  {
    perform: (game, effect, context, { chosen }) => {
      const [to] = objects(game, effect.to, context, chosen);
      if (!to) return [];
      return objects(game, effect.object, context, chosen)
        .filter((object) => canBeAttached(game, object, to))
        .map((object) => attach(object, to, context.controller));
    },
  },
);
