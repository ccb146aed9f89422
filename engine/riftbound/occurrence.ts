import * as kernel from '../kernel';
import type { RiftboundGame } from './game';
import type { GameObject } from './object';
import type { Particulars } from './particulars';

export type { Particulars } from './particulars';

/** An event of Riftbound: its kind in the rulebook's words, what it is about, and what it changes. */
export const Occurrence = kernel.Occurrence<RiftboundGame, GameObject, Particulars>;
export type Occurrence = kernel.Occurrence<RiftboundGame, GameObject, Particulars>;

/** Is an event one of those that say what they are about? The class alone would leave what it is about unchecked by the compiler. */
export const isOccurrence = (event: unknown): event is Occurrence => event instanceof Occurrence;

/** The event of something happening that changes nothing by itself. */
export const notice = (kind: string, about: Particulars): Occurrence =>
  new Occurrence(kind, about, changesNothing);

const changesNothing = (): void => undefined;
