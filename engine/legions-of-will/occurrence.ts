import * as kernel from '../kernel';
import type { LegionsGame } from './game';
import type { GameObject } from './object';
import type { Particulars } from './particulars';

/** An event of Legions of Will (700.1). */
export const Occurrence = kernel.Occurrence<LegionsGame, GameObject, Particulars>;
export type Occurrence = kernel.Occurrence<LegionsGame, GameObject, Particulars>;

/** Is an event one of those that say what they are about? The class alone would leave what it is about unchecked by the compiler. */
export const isOccurrence = (event: unknown): event is Occurrence => event instanceof Occurrence;
