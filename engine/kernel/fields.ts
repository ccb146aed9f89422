import { Hasher } from './hash';
import type { Position } from './position';

/**
 * How a field of the state counts in the hash of a position.
 *
 * @typeParam V what the field holds
 */
export interface CountedField<in V> {
  /** Is it told by the field's own value, which no change elsewhere alters? What is told by others is hashed anew each time. */
  readonly isAlone: boolean;
  /** Does the field hold what it holds where there is nothing to tell? Then it adds nothing. */
  readonly isNothing: (value: V) => boolean;
  /** Is what it holds past by now, so that it tells nothing either? */
  readonly isPast?: (value: V, position: Position) => boolean;
  readonly add: (hasher: Hasher, value: V, position: Position) => void;
}

/** A field that doesn't count, and why it can't matter to how a game goes on. */
export interface HiddenField {
  readonly hidden: string;
  /** Does it follow from other fields, so that nothing is lost without it? */
  readonly isWorkedOut?: true;
}

/** How each field of a kind of record counts; methods are left out. A field that isn't declared doesn't compile. */
export type Fields<T> = {
  readonly [K in keyof T as T[K] extends (...args: never) => unknown ? never : K]-?:
    | CountedField<T[K]>
    | HiddenField;
};

/** What one field of a record adds. */
export type Telling<T> = (hasher: Hasher, held: T, position: Position) => void;

/** A field that counts, ready to be hashed: each record has many, and nearly all of them have nothing to tell. */
interface Ready<T> {
  readonly isNothing: (held: T) => boolean;
  readonly tell: Telling<T>;
}

/** The fields of a kind of record that count, ready to be hashed. */
export class RecordFields<T extends object> {
  /** Those that are told by their own values. */
  private readonly alone: Ready<T>[] = [];
  /** Those that are told by where others are, or by the turn. */
  private readonly others: Ready<T>[] = [];

  constructor(fields: Fields<T>) {
    for (const key in fields) {
      const counted = fields[key];
      if ('hidden' in counted) continue;
      const ready = readied<T, typeof key>(key, counted);
      (counted.isAlone ? this.alone : this.others).push(ready);
    }
  }

  /** Adds a whole record. */
  add(hasher: Hasher, held: T, position: Position): void {
    for (const { tell } of this.alone) tell(hasher, held, position);
    for (const { tell } of this.others) tell(hasher, held, position);
    // So that the fields of this record aren't taken for those of the next.
    hasher.add(undefined);
  }

  /** Adds what nothing but a write to the record itself changes. */
  addAlone(hasher: Hasher, held: T, position: Position): void {
    for (const { tell } of this.alone) tell(hasher, held, position);
  }

  /** The other fields, as far as they have anything to tell: that, too, only a write to the record changes. */
  telling(held: T): readonly Telling<T>[] {
    let telling: Telling<T>[] | undefined;
    for (const { isNothing, tell } of this.others) {
      if (isNothing(held)) continue;
      telling ??= [];
      telling.push(tell);
    }
    return telling ?? NOTHING;
  }
}

const NOTHING: readonly never[] = [];

function readied<T, K extends keyof T>(key: K, counted: CountedField<T[K]>): Ready<T> {
  const name = new Hasher().name(String(key)).lanes();
  const { isNothing, isPast, add } = counted;
  return {
    isNothing: (held) => isNothing(held[key]),
    tell: (hasher, held, position) => {
      const value = held[key];
      if (!isNothing(value) && !isPast?.(value, position)) add(hasher.part(name), value, position);
    },
  };
}
