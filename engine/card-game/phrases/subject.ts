import type { Subject } from '../../text/tree';
import type { TypesOf } from '../game';

/** Does an object answer a description, as seen from an ability? */
export type Fits<T extends TypesOf<T>> = (
  game: T['game'],
  filter: T['tree']['filter'],
  object: T['object'],
  context: T['context'],
) => boolean;

/** Is an object the one that a text watches: itself, what it spoke of, or any that a description fits? */
export function isSubject<T extends TypesOf<T>>(
  fits: Fits<T>,
  game: T['game'],
  subject: Subject<T['tree']>,
  object: T['object'],
  context: T['context'],
): boolean {
  if (subject.this === true) return object === context.source;
  if (subject.this === 'that') return context.that.includes(object);
  return fits(game, subject.filter, object, context);
}
