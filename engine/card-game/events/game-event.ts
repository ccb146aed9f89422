import { type GameEvent, Occurrence } from '../../kernel';
import type { TypesOf } from '../game';

/** An event of a game, as data: what happens, and what it is about. */
export type EventOf<T extends TypesOf<T>> = Occurrence<T['game'], T['object'], T['about']>;

/** Is an event one that abilities and effects can look at? */
export const isOccurrence = <T extends TypesOf<T>>(event: GameEvent<T['game']>): event is EventOf<T> =>
  event instanceof Occurrence;
