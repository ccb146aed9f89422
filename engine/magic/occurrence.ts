import * as kernel from '../kernel';
import type { MagicGame } from './game';
import type { MagicObject } from './object';
import type { Particulars } from './particulars';

/** An event of Magic (T.1.6). */
export const Occurrence = kernel.Occurrence<MagicGame, MagicObject, Particulars>;
export type Occurrence = kernel.Occurrence<MagicGame, MagicObject, Particulars>;

/** Is an event one of those that say what they are about? */
export const isOccurrence = (event: unknown): event is Occurrence => event instanceof Occurrence;
