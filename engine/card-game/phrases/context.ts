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
  /** What "it", "that unit" mean now. */
  readonly that: readonly T['object'][] = NONE;
  /** What the instruction under way names: "other" is none of these. */
  readonly named: readonly T['object'][] = NONE;
  /** Cards that were looked at or revealed last: "one of them", "the rest". */
  readonly among: readonly T['object'][] = NONE;
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

  /** The same with something else known. An object that is spread into another of so many fields would be slow for good. */
  with(changes: Partial<T['context']>): T['context'] {
    return Object.assign(this.copy(), changes);
  }

  /** Hands what every game's contexts know on to a copy. */
  protected handOn(copy: Context<T>): void {
    const other = draft(copy);
    other.targets = this.targets;
    other.x = this.x;
    other.modes = this.modes;
    other.that = this.that;
    other.named = this.named;
    other.among = this.among;
    other.thatMuch = this.thatMuch;
    other.byPlayer = this.byPlayer;
    other.thatPlayer = this.thatPlayer;
    other.did = this.did;
    other.replaced = this.replaced;
  }
}
