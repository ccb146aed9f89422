import type * as layer from '../card-game/events/particulars';
import type { MatchedEvent } from '../card-game/triggers/triggered-abilities';
import type { Context, MagicObject, MagicObjectTypes } from './object';

/** What an event is about. */
export interface Particulars extends layer.Particulars<MagicObject> {
  /** Who controlled it before it changed control. */
  readonly lostBy?: number;
  /** Whose effect makes a player discard (G.14.Ruling.4). */
  readonly forcedBy?: number;
  /** Who puts a local enchantment into play, and chooses what it is on (K.12.12). */
  readonly putBy?: number | undefined;
  /** Combat damage (C.1.8). */
  readonly combat?: boolean;
}

/** What an event that matches a trigger means to the ability. */
export type Match = MatchedEvent<MagicObjectTypes> & Partial<Pick<Context, 'targeting'>>;
