import { draft } from '../../kernel';
import type { ObjectTypes } from '../types';

const NONE: readonly never[] = [];
const NOTHING_DONE_BY_ANYBODY: Readonly<Record<number, number>> = {};

/**
 * What an ability knows while it is on the stack and resolves: whose it is, what was chosen for it, and what its text has
 * spoken of so far. The fields stand in the same order wherever a context comes from, as nearly everything that cards do
 * reads it.
 */
export abstract class Context<T extends ObjectTypes> {
  /** For each target of the ability, in printed order, what was chosen. */
  readonly targets: readonly (readonly T['target'][])[] = NONE;
  readonly x: number = 0;
  readonly modes: readonly number[] = NONE;
  /** What "it", "that permanent" mean now. */
  readonly that: readonly T['object'][] = NONE;
  /** Whether "that" are cards in a hand, a deck or another pile. */
  readonly elsewhere: boolean = false;
  /** What was spoken of last in play: "other" is none of it, and it is still "it" after a card was discarded. */
  readonly spoken: readonly T['object'][] = NONE;
  /** What "that" was before something is said of one of several: "that permanent's cost", where "its cost" is that one's own. */
  readonly before: readonly T['object'][] = NONE;
  /** What was moved out of play as it was spoken of, as what it became: of these what they last were is known. */
  readonly moved: readonly T['object'][] = NONE;
  /** What the instruction under way names: "other" is none of these. */
  readonly named: readonly T['object'][] = NONE;
  /** Cards that were looked at or revealed last: "one of them", "the rest"; undefined: none ever were. */
  readonly among: readonly T['object'][] | undefined;
  /** What "that much" means now. */
  readonly thatMuch: number = 0;
  /** How much of that each player did, by seat: "each player discards their hand, then draws that many". */
  readonly byPlayer: Readonly<Record<number, number>> = NOTHING_DONE_BY_ANYBODY;
  readonly thatPlayer: number | undefined;
  /** Whether what a player might do was done: what "if you do" asks. */
  readonly did: boolean | undefined;
  /** Replacement effects that an event had been through when these instructions took its place. */
  readonly replaced: readonly unknown[] = NONE;

  /** What is known before anything was chosen. */
  constructor(
    readonly controller: number,
    readonly source: T['object'],
  ) {}

  /** The same knowledge in an object of its own. */
  abstract copy(): T['context'];

  /** What "it" means where only what is or was in play can be meant: of a permanent and a card discarded since, the permanent. */
  get thatInPlay(): readonly T['object'][] {
    return this.elsewhere && this.spoken.length > 0 ? this.spoken : this.that;
  }

  /**
   * The same in which what is said of several objects is said of one of them: "its cost" is that one's, and "other" is any but
   * that one.
   *
   * @param of the phrase that means them all
   */
  ofOne(of: { readonly ref: string; readonly target?: number }, object: T['object']): T['context'] {
    const named = [object];
    if (of.ref === 'this') return this.with({ named });
    if (of.target === undefined)
      return this.with({ named, that: named, before: this.thatInPlay, elsewhere: false });
    return this.with({ named, targets: this.targets.with(of.target, [{ object }]) });
  }

  /** The same with something else known. An object that is spread into another of so many fields would be slow for good. */
  with(changes: Partial<T['context']> | Partial<Context<T>>): T['context'] {
    return Object.assign(this.copy(), changes);
  }

  /** Hands what every game's contexts know on to a copy. */
  protected handOn(copy: Context<T>): void {
    const other = draft(copy);
    other.targets = this.targets;
    other.x = this.x;
    other.modes = this.modes;
    other.that = this.that;
    other.elsewhere = this.elsewhere;
    other.spoken = this.spoken;
    other.before = this.before;
    other.moved = this.moved;
    other.named = this.named;
    other.among = this.among;
    other.thatMuch = this.thatMuch;
    other.byPlayer = this.byPlayer;
    other.thatPlayer = this.thatPlayer;
    other.did = this.did;
    other.replaced = this.replaced;
  }
}
