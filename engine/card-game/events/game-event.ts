import type { Occurrence } from '../../kernel';
import type { TypesOf } from '../game';

/** An event of a game, as data: what happens, and what it is about. */
export type EventOf<T extends TypesOf<T>> = Occurrence<T['game'], T['object'], T['about']>;
