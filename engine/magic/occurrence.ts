import type * as layer from '../card-game/events/particulars';
import type { MatchedEvent } from '../card-game/triggers/triggered';
import * as kernel from '../kernel';
import type { MagicGame } from './game';
import type { MagicObject, MagicObjectTypes } from './object';

/** What an event is about. */
export interface Particulars extends layer.Particulars<MagicObject> {
  /** Combat damage (C.1.8). */
  readonly combat?: boolean;
}

/** What an event that matches a trigger means to the ability. */
export type Match = MatchedEvent<MagicObjectTypes>;

/** An event of Magic (T.1.6). */
export const Occurrence = kernel.Occurrence<MagicGame, MagicObject, Particulars>;
export type Occurrence = kernel.Occurrence<MagicGame, MagicObject, Particulars>;

/** Is an event one of those that say what they are about? */
export const isOccurrence = (event: unknown): event is Occurrence => event instanceof Occurrence;
