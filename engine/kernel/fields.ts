import { Hasher } from './hash';
import type { Position } from './position';

/**
 * How a field of the state counts in the hash of a position.
 *
 * @typeParam V what the field holds
 */
export interface Counted<in V> {
  /** Is it told by the field's own value, which no change elsewhere alters? What is told by others is hashed anew each time. */
  readonly isAlone: boolean;
  /** Does the field hold what it holds where there is nothing to tell? Then it adds nothing. */
  readonly isNothing: (value: V) => boolean;
  /** Is what it holds past by now, so that it tells nothing either? */
  readonly isPast?: (value: V, position: Position) => boolean;
  readonly add: (hasher: Hasher, value: V, position: Position) => void;
}

/** A field that doesn't count, and why it can't matter to how a game goes on. */
export interface Hidden {
  readonly hidden: string;
}

/** How each field of a kind of record counts; methods are left out. A field that isn't declared doesn't compile. */
export type Fields<T> = {
  readonly [K in keyof T as T[K] extends (...args: never) => unknown ? never : K]-?: Counted<T[K]> | Hidden;
};

/** What one field of a record adds. */
export interface Telling<T> {
  readonly isNothing: (held: T) => boolean;
  readonly add: (hasher: Hasher, held: T, position: Position) => void;
}

/** The fields of a kind of record that count, ready to be hashed. */
export class RecordFields<T extends object> {
  /** Those that are told by their own values. */
  private readonly alone: Telling<T>[] = [];
  /** Those that are told by where others are, or by the turn. */
  private readonly others: Telling<T>[] = [];

  constructor(fields: Fields<T>) {
    for (const key in fields) {
      const counted = fields[key];
      if ('hidden' in counted) continue;
      (counted.isAlone ? this.alone : this.others).push(telling<T, typeof key>(key, counted));
    }
  }

  isNothing(held: T): boolean {
    return (
      this.alone.every((each) => each.isNothing(held)) && this.others.every((each) => each.isNothing(held))
    );
  }

  /** Adds a whole record. */
  add(hasher: Hasher, held: T, position: Position): void {
    this.addAlone(hasher, held, position);
    for (const each of this.others) if (!each.isNothing(held)) each.add(hasher, held, position);
    // So that the fields of this record aren't taken for those of the next.
    hasher.add(undefined);
  }

  /** Adds what nothing but a write to the record itself changes. */
  addAlone(hasher: Hasher, held: T, position: Position): void {
    for (const each of this.alone) if (!each.isNothing(held)) each.add(hasher, held, position);
  }

  /** The other fields, as far as they have anything to tell: that, too, only a write to the record changes. */
  telling(held: T): readonly Telling<T>[] {
    return this.others.filter((each) => !each.isNothing(held));
  }
}

function telling<T, K extends keyof T>(key: K, counted: Counted<T[K]>): Telling<T> {
  const name = new Hasher().name(String(key)).lanes();
  return {
    isNothing: (held) => counted.isNothing(held[key]),
    add: (hasher, held, position) => {
      const value = held[key];
      if (counted.isPast?.(value, position)) return;
      counted.add(hasher.part(name), value, position);
    },
  };
}
