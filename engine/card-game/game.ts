import { type About, RuledGame, type Zone } from '../kernel';
import type { GameObject } from './objects/game-object';
import type { Context } from './phrases/context';
import type { GameTypes } from './types';

/** What a player of any card game has. */
export interface Seated {
  readonly seat: number;
  readonly name: string;
}

/** Something chosen as a target, as far as every game has it: an object or a player. A game may choose other things. */
interface Chosen<O> {
  readonly piece?: O;
  readonly player?: number;
}

/** The state of a card game, as far as every one has it; a game adds its zones, its turn and what its rules keep track of. */
export abstract class CardGame<T extends GameTypes> extends RuledGame<T['game'], T['object'], T['player']> {
  /** Where permanents are. */
  abstract readonly inPlay: Zone<T['object']>;
  /** Where cards and abilities wait to resolve, the last one first. */
  abstract readonly stack: Zone<T['object']>;

  /** An object's characteristics now, or as it last existed. */
  abstract look(object: T['object']): T['characteristics'];

  /** `look`, to be handed on. */
  readonly looking = (object: T['object']): T['characteristics'] => this.look(object);
}

/**
 * The types of a game whose state is built on the layer's. What the layer does is written for `<T extends TypesOf<T>>`.
 */
export interface TypesOf<T extends GameTypes> extends GameTypes {
  game: CardGame<T>;
  object: GameObject<T>;
  player: Seated;
  context: Context<T>;
  effect: T['tree']['effect'];
  target: Chosen<T['object']>;
  about: About<T['object']>;
}
