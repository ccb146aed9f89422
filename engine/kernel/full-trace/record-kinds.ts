import type { Fields, HiddenField } from '../fields';
import type { Ruleset } from '../ruleset';

/** A kind of record of a game's state: a class of its own, as objects and players have. */
export interface RecordKind {
  /** What the full trace calls it. */
  readonly name: string;
  readonly includes: (value: object) => boolean;
  /** The name of one of them that always has the same; undefined where they are numbered as they come. */
  readonly nameOf: (value: object) => string | undefined;
  /** The fields that tell of it; what is worked out from others isn't among them. */
  readonly fields: readonly string[];
  /** One that nothing was written to: what the fields hold that a full trace leaves out. */
  readonly blank: object;
  /** Are its fields written as instructions are followed, outside events: what "it" means, what was done? */
  readonly isAntecedent: boolean;
}

const isWorkedOut = (how: object): how is HiddenField => 'isWorkedOut' in how && how.isWorkedOut === true;

/**
 * A kind of record, by its class.
 *
 * @param fields how each field counts in a position: what is worked out isn't recorded
 */
export function recordKind<T extends object>(
  name: string,
  of: abstract new (...given: never) => T,
  fields: Fields<T>,
  blank: T,
  {
    nameOf,
    isAntecedent = false,
  }: { nameOf?: (record: T) => string | undefined; isAntecedent?: boolean } = {},
): RecordKind {
  const isOne = (value: object): value is T => value instanceof of;
  return {
    name,
    includes: isOne,
    nameOf: (value) => (isOne(value) ? nameOf?.(value) : undefined),
    fields: Object.entries<object>(fields).flatMap(([field, how]) => (isWorkedOut(how) ? [] : [field])),
    blank,
    isAntecedent,
  };
}

/** What of a game's state the full trace tells. */
export interface StateRecords {
  readonly kinds: readonly RecordKind[];
  /** The records and lists that all others are found in, by name. */
  readonly roots: Readonly<Record<string, object>>;
  readonly ruleset: Ruleset;
}
