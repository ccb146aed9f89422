import { type Draft, draft } from './draft';

const POP = Symbol('pop');
const PUSH = Symbol('push');
const INSERT = Symbol('insert');
const REMOVE = Symbol('remove');

/** What was put into a list or taken out of it elsewhere than at its end. */
class Within {
  constructor(
    readonly index: number,
    readonly value: unknown,
  ) {}
}

/** A change as it was made: a field that was written, or what was put into a list or taken out of it, and where. */
export type JournalEntry =
  | { readonly how: 'set'; readonly target: object; readonly key: PropertyKey }
  | {
      readonly how: 'add' | 'remove';
      readonly target: object;
      readonly value: unknown;
      readonly at: number | 'end';
    };

/** Changes are recorded in chunks of so many: one long list would be copied again and again as it grows. */
const CHUNK_BITS = 8;
const CHUNK = 1 << CHUNK_BITS;
const WITHIN = CHUNK - 1;

class Chunk {
  readonly targets = new Array<object | undefined>(CHUNK);
  readonly keys = new Array<PropertyKey | undefined>(CHUNK);
  readonly values = new Array<unknown>(CHUNK);
}

/**
 * Records every change to the state, so that each can be taken back exactly.
 *
 * Taking back costs what changed, not the size of the game: an entry is what was written over, nothing more.
 */
export class Journal {
  private length = 0;
  private readonly chunks: Chunk[] = [];
  /** The chunk that is written to, and which one that is. */
  private chunk = new Chunk();
  private inChunk = 0;
  private taken = 0;
  private readonly readers: ((mark: number) => void)[] = [];

  constructor() {
    this.chunks.push(this.chunk);
  }

  /** How often something was taken back: what was worked out before that may not hold any more. */
  get rollbacks(): number {
    return this.taken;
  }

  /** How many changes are recorded; pass it to `rollback` to come back to this moment. */
  mark(): number {
    return this.length;
  }

  /**
   * From now on `reader` is told before anything is taken back, while it can still be read what was written.
   *
   * @param reader is given the mark that the journal comes back to.
   */
  tellBeforeRollback(reader: (mark: number) => void): void {
    this.readers.push(reader);
  }

  /** Writes one field of an object. */
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    const before = target[key];
    if (before === value) return;
    this.record(target, key, before);
    target[key] = value;
  }

  /** Writes a field of which no more is known than its name. */
  setNamed(target: object, key: string, value: unknown): void {
    const before: unknown = Reflect.get(target, key);
    if (before === value) return;
    this.record(target, key, before);
    Reflect.set(target, key, value);
  }

  /**
   * Notes that a field is about to be written, by whoever does so and knows what it holds: what is written at every turn
   * of a game is written fastest by its own name.
   *
   * @returns the same object, to write that field of
   */
  overwrites<T extends object, K extends keyof T & PropertyKey>(target: T, key: K, before: T[K]): Draft<T> {
    this.record(target, key, before);
    return draft(target);
  }

  /** Adds to the end of a list. */
  push<T>(list: readonly T[], value: T): void {
    this.record(list, POP, value);
    draft(list).push(value);
  }

  /** Takes the last element off a list; undefined when the list is empty. */
  pop<T>(list: readonly T[]): T | undefined {
    if (list.length === 0) return undefined;
    const value = draft(list).pop();
    this.record(list, PUSH, value);
    return value;
  }

  /** Puts a value before the element at `index`. */
  insert<T>(list: readonly T[], index: number, value: T): void {
    this.record(list, REMOVE, new Within(index, value));
    draft(list).splice(index, 0, value);
  }

  /** Takes a value out of a list; does nothing when it isn't there. */
  remove<T>(list: readonly T[], value: T): void {
    const index = list.lastIndexOf(value);
    if (index >= 0) this.removeAt(list, index);
  }

  /** Takes the value at `index` out of a list; does nothing where there is none. */
  removeAt(list: readonly unknown[], index: number): void {
    if (index >= list.length - 1) {
      if (index === list.length - 1) this.pop(list);
      return;
    }
    this.record(list, INSERT, new Within(index, list[index]));
    draft(list).splice(index, 1);
  }

  /** Takes back, newest first, every change made since `mark` was taken. */
  rollback(mark: number): void {
    for (const reader of this.readers) reader(mark);
    for (let at = this.length - 1; at >= mark; at -= 1) {
      const { targets, keys, values } = this.chunkOf(at);
      const target = targets[at & WITHIN];
      const key = keys[at & WITHIN];
      if (target === undefined || key === undefined) continue;
      const value = values[at & WITHIN];
      if (!Array.isArray(target)) Reflect.set(target, key, value);
      else if (key === POP) target.pop();
      else if (key === PUSH) target.push(value);
      else if (value instanceof Within) {
        if (key === REMOVE) target.splice(value.index, 1);
        else target.splice(value.index, 0, value.value);
      } else Reflect.set(target, key, value);
    }
    this.length = mark;
    this.taken += 1;
  }

  /**
   * Goes through every change made since `mark` was taken, oldest first.
   *
   * @param noticed the object or list that was written; for a field its name and what it held before; for a list
   *   whatever was added or taken out.
   */
  eachSince(mark: number, noticed: (target: object, key: PropertyKey, value: unknown) => void): void {
    for (let at = mark; at < this.length; at += 1) {
      const { targets, keys, values } = this.chunkOf(at);
      const target = targets[at & WITHIN];
      const key = keys[at & WITHIN];
      if (target === undefined || key === undefined) continue;
      const value = values[at & WITHIN];
      noticed(target, key, value instanceof Within ? value.value : value);
    }
  }

  /** Goes through every change made since `mark` was taken, oldest first, each as it was made. */
  writtenSince(mark: number, noticed: (written: JournalEntry) => void): void {
    for (let at = mark; at < this.length; at += 1) {
      const { targets, keys, values } = this.chunkOf(at);
      const target = targets[at & WITHIN];
      const key = keys[at & WITHIN];
      if (target !== undefined && key !== undefined) noticed(asWritten(target, key, values[at & WITHIN]));
    }
  }

  /**
   * What was touched since `mark` was taken, as bits: those of every change together. It is asked after every event.
   *
   * @param touches the bits of one change, of which it is told as `eachSince` tells.
   */
  touchedSince(mark: number, touches: (target: object, key: PropertyKey, value: unknown) => number): number {
    const { length } = this;
    let touched = 0;
    for (let from = mark; from < length; from = (from | WITHIN) + 1) {
      const { targets, keys, values } = this.chunkOf(from);
      const end = Math.min(CHUNK, length - (from & ~WITHIN));
      for (let at = from & WITHIN; at < end; at += 1) {
        const target = targets[at];
        const key = keys[at];
        if (target === undefined || key === undefined) continue;
        const value = values[at];
        const isWithin = typeof key === 'symbol' && value instanceof Within;
        touched |= touches(target, key, isWithin ? value.value : value);
      }
    }
    return touched;
  }

  /** Was nothing written since `mark` was taken but fields of these names? */
  wroteOnly(fields: ReadonlySet<PropertyKey>, mark: number): boolean {
    for (let at = mark; at < this.length; at += 1) {
      const key = this.chunkOf(at).keys[at & WITHIN];
      if (key !== undefined && !fields.has(key)) return false;
    }
    return true;
  }

  private record(target: object, key: PropertyKey, value: unknown): void {
    const at = this.length;
    if (at >> CHUNK_BITS !== this.inChunk) this.turnTo(at);
    const { targets, keys, values } = this.chunk;
    targets[at & WITHIN] = target;
    keys[at & WITHIN] = key;
    values[at & WITHIN] = value;
    this.length = at + 1;
  }

  /** The chunk in which a change is recorded. */
  private chunkOf(at: number): Chunk {
    return this.chunks[at >> CHUNK_BITS] ?? this.chunk;
  }

  private turnTo(at: number): void {
    this.inChunk = at >> CHUNK_BITS;
    const known = this.chunks[this.inChunk];
    this.chunk = known ?? new Chunk();
    if (!known) this.chunks.push(this.chunk);
  }
}

/** A change out of what takes it back. */
function asWritten(target: object, key: PropertyKey, value: unknown): JournalEntry {
  if (key === POP) return { how: 'add', target, value, at: 'end' };
  if (key === PUSH) return { how: 'remove', target, value, at: 'end' };
  if (!(value instanceof Within) || typeof key !== 'symbol') return { how: 'set', target, key };
  return { how: key === REMOVE ? 'add' : 'remove', target, value: value.value, at: value.index };
}
