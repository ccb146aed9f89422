import { type About, type Occurrence, RuledGame, type Zone } from '../kernel';
import type { LastingEffect } from './continuous/lasting-effects';
import type { GameObject } from './objects/game-object';
import type { Context } from './phrases/context';
import type { GameTypes } from './types';

/** What the turn is at, as far as every game has turns. */
interface Turn {
  /** Seat of the player whose turn it is. */
  readonly active: number;
  /** Number of the turn. */
  readonly turn: number;
}

/** The state of a card game, as far as every one has it; a game adds its zones, its turn and what its rules keep track of. */
export abstract class CardGame<T extends GameTypes> extends RuledGame<T['game'], T['object'], T['player']> {
  /** Where permanents are. */
  abstract readonly inPlay: Zone<T['object']>;
  /** Where cards and abilities wait to resolve, the last one first. */
  abstract readonly stack: Zone<T['object']>;
  abstract readonly now: Turn;
  /** The continuous effects that what has resolved left behind. */
  readonly effects: readonly T['lasting'][] = [];
  /** The delayed triggered abilities that wait for their event. */
  readonly delayed: readonly T['delayed'][] = [];

  /** An object's characteristics now, or as it last existed. */
  abstract look(object: T['object']): T['characteristics'];
  /**
   * An event of this game.
   *
   * @param kind what happens, in the rulebook's words
   * @param change what it changes, written through the journal; left out, it only says that something happened
   */
  abstract event(
    kind: string,
    about: About<T['object']>,
    change?: (game: T['game'], event: Occurrence<T['game'], T['object'], T['about']>) => void,
  ): Occurrence<T['game'], T['object'], T['about']>;
  /** The next timestamp. */
  abstract timestamp(): number;
}

/**
 * The types of a game whose state is built on the layer's. What the layer does is written for `<T extends TypesOf<T>>`.
 */
export interface TypesOf<T extends GameTypes> extends GameTypes {
  game: CardGame<T>;
  object: GameObject<T>;
  context: Context<T>;
  lasting: LastingEffect<T>;
  delayed: Pick<LastingEffect<T>, 'context'>;
  about: About<T['object']>;
}
