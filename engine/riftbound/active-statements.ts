import type { Standing } from './effects-in-force';
import type { RiftboundGame } from './game';
import type { GameObject } from './object';
import { fits, objects } from './phrases';
import type { Statement } from './text/tree/index';

function speaksOf(
  game: RiftboundGame,
  { statement, context, objects: those }: Standing,
  object: GameObject,
): boolean {
  if (those?.includes(object)) return true;
  if (!('subject' in statement)) return false;
  const { subject } = statement;
  return subject.ref === 'all'
    ? fits(game, subject.filter, object, context)
    : objects(game, subject, context).includes(object);
}

/**
 * Does a statement in force, like "can't move" or "doesn't take damage", speak of an object?
 *
 * @param isInPoint is asked of each statement that could; left out, all are in point.
 */
export function isSaidOf(
  game: RiftboundGame,
  says: Statement['says'],
  object: GameObject,
  isInPoint: (standing: Standing) => boolean = () => true,
): boolean {
  for (const standing of game.activeStatements(says))
    if (isInPoint(standing) && speaksOf(game, standing, object)) return true;
  return false;
}
