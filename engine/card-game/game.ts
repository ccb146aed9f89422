import { type About, type Hasher, type Occurrence, type Position, RuledGame, type Zone } from '../kernel';
import type { LastingEffect } from './continuous/lasting-effects';
import type { Particulars } from './events/particulars';
import type { GameObject } from './objects/game-object';
import { UnsoundState, unsoundness } from './objects/soundness';
import type { Context } from './phrases/context';
import type { DelayedTrigger, MatchedEvent, WaitingTrigger } from './triggers/triggered-abilities';
import type { Progress, Skipping } from './turn/progress';
import type { GameTypes } from './types';

/** What card text describes an object by, as far as every game has it. */
interface Described {
  readonly name: string;
  readonly supertypes: readonly string[];
}

/** Something chosen as a target: an object, a player, or a place where a game has such. */
interface Chosen<O> {
  readonly object?: O;
  readonly player?: number;
  readonly location?: object;
}

/** The state of a card game, as far as every one has it; a game adds its zones, its turn and what its rules keep track of. */
export abstract class CardGame<T extends GameTypes> extends RuledGame<T['game'], T['object'], T['player']> {
  /** Where permanents are. */
  abstract readonly inPlay: Zone<T['object']>;
  /** Where cards and abilities wait to resolve, the last one first. */
  abstract readonly stack: Zone<T['object']>;
  /** Every zone there is now, in an order that the position has anyway. */
  abstract get zones(): readonly Zone<T['object']>[];
  abstract readonly now: Progress;
  /** The continuous effects that what has resolved left behind. */
  readonly effects: readonly T['lasting'][] = [];
  /** The delayed triggered abilities that wait for their event. */
  readonly delayed: readonly DelayedTrigger<T>[] = [];
  /** The abilities that have triggered and wait to be put on the stack. */
  readonly waiting: readonly WaitingTrigger<T>[] = [];

  get isOver(): boolean {
    return this.now.over;
  }

  get activePlayer(): T['player'] {
    return this.player(this.now.active);
  }

  /** An object's characteristics now, or as it last existed. */
  abstract look(object: T['object']): T['characteristics'];
  /** `look`, to be handed on. */
  readonly looking = (object: T['object']): T['characteristics'] => this.look(object);

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
  /** Makes an object out of a card in a zone, which doesn't list it yet, without anything happening. */
  abstract make(card: T['card'], owner: number, zone: Zone<T['object']>): T['object'];

  /** The next timestamp. */
  timestamp(): number {
    const { now } = this;
    const timestamp = now.nextTimestamp;
    this.keepBooks('take a timestamp', () => {
      this.journal.overwrites(now, 'nextTimestamp', timestamp).nextTimestamp = timestamp + 1;
    });
    return timestamp;
  }

  /** The objects in play that may have changed since no state-based action was found; undefined: any of them may have. */
  get unchecked(): readonly T['object'][] | undefined {
    return undefined;
  }

  /** Notes that no state-based action was found just now. */
  foundNothing(): void {}

  /** The abilities that an object has now. */
  abstract abilitiesOf(object: T['object']): readonly T['ability'][];

  /** The objects in play that have any, or may have. */
  get objectsWithAbilities(): readonly T['object'][] {
    return this.inPlay.objects;
  }

  /** Is nothing there that could trigger on an event, or that says anything of an object in play? Asked at every event. */
  get isQuiet(): boolean {
    return false;
  }

  /** As long as it is the same number, the same objects in play have the same abilities, and the same players control them. */
  get abilitiesVersion(): number {
    return this.writtenAt;
  }

  /** What is on the stack, triggered abilities that are not yet there, and effects. */
  protected unsettled(): number {
    return this.stack.objects.length + this.waiting.length + this.effects.length + this.delayed.length;
  }

  /** Adds where the procedures stand to a hash: part of the position. */
  addStanding(hasher: Hasher, position: Position): void {
    for (const frame of this.frames) frame.addTo(hasher, position);
  }

  /** Fields of players that may hold less than nothing. */
  protected mayFallBelowNothing(): readonly string[] {
    return [];
  }

  protected override assertSound(): void {
    const wrong = unsoundness(this, this.mayFallBelowNothing());
    if (wrong !== undefined) throw new UnsoundState(wrong);
  }
}

/** Something that a text has chosen for it, as far as every game's texts say what. */
interface Specified {
  readonly text: string;
  readonly filter: object;
  readonly minimum: number | 'X';
  readonly maximum: number | 'X' | 'any number';
  /** Places of those of the same text that it is other than. */
  readonly otherThan?: readonly number[];
}

/**
 * The types of a game whose state is built on the layer's. What the layer does is written for `<T extends TypesOf<T>>`.
 */
export interface TypesOf<T extends GameTypes> extends GameTypes {
  game: CardGame<T>;
  tree: GameTypes['tree'] & { readonly target: Specified };
  player: GameTypes['player'] & Partial<Skipping>;
  object: GameObject<T>;
  context: Context<T>;
  characteristics: Described;
  effect: T['tree']['effect'];
  target: Chosen<T['object']>;
  ability: T['tree']['ability'];
  match: MatchedEvent<T>;
  lasting: LastingEffect<T>;
  about: Particulars<T['object']>;
}
