import type { TypesOf } from '../game';
import type { GameObject } from '../objects/game-object';
import type { Context } from '../phrases/context';
import type { Announcement } from './announcements';

/** A way in which a card's costs can be announced and then paid. */
export interface Way<T extends TypesOf<T>> {
  readonly label: string;
  readonly costs: readonly T['tree']['cost'][];
  /** Are they paid instead of what is printed? */
  readonly instead?: boolean;
}

/** What something is announced of. */
export interface Announcing<T extends TypesOf<T>> {
  readonly player: number;
  /** What is put on the stack: the card where it was; replaced by the object that it becomes. */
  object: T['object'];
  /** For how many executions of its text modes were chosen, where it is executed several times. */
  moded?: number;
  /** What was announced for the next choice, where that is made one by one. */
  partly?: readonly Announcement<T, Way<T>>[] | undefined;
}

/** A card or ability being put on the stack. */
export interface Proposal<T extends TypesOf<T>> extends Announcing<T> {
  /** The activated ability, when it is none of a card being played. */
  readonly ability: T['ability'] | undefined;
  /** How much of the resource was found to be paid. */
  locked: number;
  costs: readonly T['tree']['cost'][];
}

/** What an object on the stack knows; before it knows anything, what its source does. */
export type ContextFor<T extends TypesOf<T>> = (object: T['object'], player: number) => T['context'];

/** Notes what was announced of a card or ability that is being put on the stack. */
export function noteAnnounced<T extends TypesOf<T>>(
  game: T['game'],
  object: T['object'],
  context: T['context'],
  change: Partial<Context<T>>,
): void {
  const noted: GameObject<T> = object;
  game.keepBooks('announce', () => game.set(noted, 'context', context.with(change)));
  // X is part of its cost: what was worked out before is out of date.
  noted.seenAt = -1;
}
