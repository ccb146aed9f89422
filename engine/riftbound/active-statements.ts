import type { Standing } from './effects-in-force';
import type { RiftboundGame } from './game';
import { fits, objects } from './phrases';
import type { Piece } from './piece';
import type { Statement } from './text/tree/index';

function speaksOf(game: RiftboundGame, { statement, context, pieces }: Standing, piece: Piece): boolean {
  if (pieces?.includes(piece)) return true;
  if (!('subject' in statement)) return false;
  const { subject } = statement;
  return subject.ref === 'all'
    ? fits(game, subject.filter, piece, context)
    : objects(game, subject, context).includes(piece);
}

/**
 * Does a statement in force, like "can't move" or "doesn't take damage", speak of an object?
 *
 * @param isInPoint is asked of each statement that could; left out, all are in point.
 */
export function isSaidOf(
  game: RiftboundGame,
  says: Statement['says'],
  piece: Piece,
  isInPoint: (standing: Standing) => boolean = () => true,
): boolean {
  for (const standing of game.activeStatements(says))
    if (isInPoint(standing) && speaksOf(game, standing, piece)) return true;
  return false;
}
