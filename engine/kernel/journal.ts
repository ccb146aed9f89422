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

/**
 * Records every change to the state, so that each can be taken back exactly.
 *
 * Taking back costs what changed, not the size of the game: an entry is what was written over, nothing more.
 */
export class Journal {
  private length = 0;
  private readonly targets: object[] = [];
  private readonly keys: PropertyKey[] = [];
  private readonly values: unknown[] = [];
  private taken = 0;

  /** How often something was taken back: what was worked out before that may not hold any more. */
  get rollbacks(): number {
    return this.taken;
  }

  /** How many changes are recorded; pass it to `rollback` to come back to this moment. */
  mark(): number {
    return this.length;
  }

  /** Writes one field of an object. */
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    const before = target[key];
    if (before === value) return;
    this.record(target, key, before);
    target[key] = value;
  }

  /** Adds to the end of a list. */
  push<T>(list: T[], value: T): void {
    this.record(list, POP, value);
    list.push(value);
  }

  /** Takes the last element off a list; undefined when the list is empty. */
  pop<T>(list: T[]): T | undefined {
    if (list.length === 0) return undefined;
    const value = list.pop();
    this.record(list, PUSH, value);
    return value;
  }

  /** Puts a value before the element at `index`. */
  insert<T>(list: T[], index: number, value: T): void {
    this.record(list, REMOVE, new Within(index, value));
    list.splice(index, 0, value);
  }

  /** Takes a value out of a list; does nothing when it isn't there. */
  remove<T>(list: T[], value: T): void {
    const index = list.lastIndexOf(value);
    if (index < 0) return;
    if (index === list.length - 1) {
      this.pop(list);
      return;
    }
    this.record(list, INSERT, new Within(index, value));
    list.splice(index, 1);
  }

  /** Takes back, newest first, every change made since `mark` was taken. */
  rollback(mark: number): void {
    for (let at = this.length - 1; at >= mark; at -= 1) {
      const target = this.targets[at];
      const key = this.keys[at];
      if (target === undefined || key === undefined) continue;
      const value = this.values[at];
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
      const target = this.targets[at];
      const key = this.keys[at];
      if (target === undefined || key === undefined) continue;
      const value = this.values[at];
      noticed(target, key, value instanceof Within ? value.value : value);
    }
  }

  /** Was nothing written since `mark` was taken but fields of these names? */
  wroteOnly(fields: ReadonlySet<PropertyKey>, mark: number): boolean {
    for (let at = mark; at < this.length; at += 1) {
      const key = this.keys[at];
      if (key !== undefined && !fields.has(key)) return false;
    }
    return true;
  }

  private record(target: object, key: PropertyKey, value: unknown): void {
    const at = this.length;
    this.targets[at] = target;
    this.keys[at] = key;
    this.values[at] = value;
    this.length = at + 1;
  }
}
