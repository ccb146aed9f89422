/** Attaching (421) and detaching (422). */
import { controllerAttached } from '../700-additional-rules/716-attached-cards';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';
import { relocate } from './423-relocating';
import { activate } from './450-timestamps';

/** 421.1: two different cards on the board can be linked. */
export const canBeAttached = fact(
  '421.1',
  'A card on the board is attached to another one there',
  (game: RiftboundGame, piece: Piece, to: Piece) =>
    piece !== to &&
    !piece.ceased &&
    !to.ceased &&
    piece.zone === game.board &&
    to.zone === game.board &&
    piece.attachedTo !== to,
);

/** 421.1.f, 718.7: what is attached anew is attached to nothing else any more. */
export const detachesFirst = fact(
  { number: '421.1.f', restates: ['718.7'] },
  'A card that is attached detaches from what it was attached to',
  (_game: RiftboundGame, piece: Piece) => piece.attachedTo !== undefined,
);

/** 421.4, 719.3: an attached card is where its top-most card is. */
export const locationFollows = fact(
  { number: '421.4', restates: ['719.3'] },
  'A card that is attached is at the location of its top-most card, without having moved',
  (_game: RiftboundGame, piece: Piece, to: Piece) => piece.location !== to.location,
);

function unlink(game: RiftboundGame, piece: Piece): void {
  const topMost = piece.attachedTo;
  if (!topMost) return;
  activate(game, piece);
  game.set(
    topMost,
    'attached',
    topMost.attached.filter((each) => each !== piece),
  );
}

/** The event of a card being attached to another (421.1). */
export const attach = (piece: Piece, to: Piece, player: number): Occurrence =>
  new Occurrence('attach', { piece, player, source: to }, (game) => {
    if (piece.ceased || to.ceased) return;
    if (detachesFirst(game, piece)) unlink(game, piece);
    game.set(piece, 'attachedTo', to);
    const controller = controllerAttached(game, piece, to);
    if (piece.controller !== controller) game.set(piece, 'controller', controller);
    game.set(to, 'attached', [...to.attached, piece]);
    if (to.location && locationFollows(game, piece, to)) relocate(game, piece, to.location);
  });

/** The event of a card being detached (422.1): it stays where its top-most card is (422.4). */
export const detach = (piece: Piece): Occurrence =>
  new Occurrence('detach', { piece, player: piece.controller, source: piece.attachedTo }, (game) =>
    unlink(game, piece),
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
        .filter((piece) => canBeAttached(game, piece, to))
        .map((piece) => attach(piece, to, context.controller));
    },
  },
);
