import type { TypesOf } from '../game';
import type { ObjectTypes } from '../types';

/** How objects are seen: as they are, or as they stand while layers are being applied. */
export type Look<T extends ObjectTypes> = (object: T['object']) => T['characteristics'];

/**
 * What the phrases of a game's card text mean now. Each kind of phrase can hold every other, so whoever reads one kind is
 * handed the readers of all. A game's own readers come first, and hand on to the layer's what every game's card text says.
 */
export interface Phrases<T extends TypesOf<T>> {
  /** Seats of the players that a phrase means, in the order in which players act. */
  players(game: T['game'], who: T['tree']['who'], context: T['context']): readonly number[];
  /**
   * The objects that a phrase means.
   *
   * @param chosen what was chosen for its "choice" phrases as the effect is applied
   */
  objects(
    game: T['game'],
    reference: T['tree']['object'],
    context: T['context'],
    chosen?: readonly T['object'][],
    look?: Look<T>,
  ): readonly T['object'][];
  /** The objects among which a description looks for those that fit it: all that are where it says. */
  candidates(game: T['game'], filter: T['tree']['filter']): readonly T['object'][];
  /** Does an object fit a description? */
  fits(
    game: T['game'],
    filter: T['tree']['filter'],
    object: T['object'],
    context: T['context'],
    look?: Look<T>,
  ): boolean;
  /** The number that a phrase means. */
  amount(game: T['game'], of: T['tree']['amount'], context: T['context'], look?: Look<T>): number;
  /** Is a condition true? */
  holds(game: T['game'], condition: T['tree']['condition'], context: T['context'], look?: Look<T>): boolean;
}
