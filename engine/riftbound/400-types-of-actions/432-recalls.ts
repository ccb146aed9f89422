import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';
import { exhaust } from './401-exhaust';
import { relocate } from './423-relocating';

/** The event of a permanent being recalled to its controller's base: no move, and nothing else changes (433–436). */
export const recall = (piece: Piece): Occurrence =>
  new Occurrence('recall', { piece, player: piece.controller, origin: piece.location }, (game) => {
    if (piece.ceased) return;
    const { base } = game.player(piece.controller ?? piece.owner);
    relocate(game, piece, base);
  });

/** 434.2: a recall changes a permanent's location. What is at its base already can't be recalled there. */
const isAtItsBase = (game: RiftboundGame, { location, controller, owner }: Piece): boolean =>
  location === game.player(controller ?? owner).base;

/** 433: "recall". */
export const recalling = instruction(
  '433',
  'A permanent is relocated to its base; that is no move',
  'recall',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => !piece.ceased && piece.zone === game.board)
        .flatMap((piece) => [
          ...(isAtItsBase(game, piece) ? [] : [recall(piece)]),
          ...(effect.exhausted && !piece.exhausted ? [exhaust(piece)] : []),
        ]),
  },
);
