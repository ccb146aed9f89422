import type { RiftboundGame } from './game';
import { fits, objects } from './phrases';
import type { Piece } from './piece';
import type { Statement } from './text/tree/index';

/** Does a statement in force, like "can't move" or "doesn't take damage", speak of an object? */
export const isSaidOf = (game: RiftboundGame, says: Statement['says'], piece: Piece): boolean =>
  game.standing(says).some(({ statement, context, pieces }) => {
    if (pieces?.includes(piece)) return true;
    if (!('subject' in statement)) return false;
    const { subject } = statement;
    return subject.ref === 'all'
      ? fits(game, subject.filter, piece, context)
      : objects(game, subject, context).includes(piece);
  });
