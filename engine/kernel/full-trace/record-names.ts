import type { Rule } from '../rule';
import type { RecordKind, StateRecords } from './record-kinds';

/** What the full trace calls records that are plain data, of no class. */
export const PLAIN = 'record';

/** What has been named since some moment can be forgotten again. */
export interface NamedSoFar {
  readonly given: number;
  readonly numbered: number;
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What a field holds; undefined for one that is worked out at each look. */
export const heldIn = (record: object, field: string): unknown =>
  Object.hasOwn(record, field) ? Reflect.get(record, field) : undefined;

/** The fields of a record that the full trace tells. */
export const fieldsOf = (record: object, kind: RecordKind | undefined): readonly string[] =>
  kind?.fields ?? Object.keys(record);

/** The name of a list by the record that has it. */
export const listName = (record: string, field: string): string => `${record}/${field}`;

/**
 * The names of a game's records, of their lists, and of what never changes in them. Two games that were set up alike have the same
 * names: objects, players and places by what tells them apart, all else by where it was found, or in the order in which it came.
 */
export class RecordNames {
  private readonly names = new Map<object, string>();
  private readonly constants = new Map<object, string>();
  /** What was named after the table was set up, with the name that it had before. */
  private readonly given: (readonly [value: object, before: string | undefined])[] = [];
  private numbered = 0;
  /** The names that records have. */
  private readonly taken = new Set<string>();
  private readonly rootLists = new Map<object, string>();

  /** Names all that there is at a table that has just been set up. */
  constructor(private readonly records: StateRecords) {
    for (const [name, root] of Object.entries(records.roots)) {
      this.names.set(root, name);
      if (Array.isArray(root)) this.rootLists.set(root, name);
    }
    for (const [name, root] of Object.entries(records.roots)) {
      if (Array.isArray(root)) for (const each of root) this.find(each, name, root);
      else this.findIn(root, name, this.kindOf(root));
    }
    this.given.length = 0;
  }

  /** The name of a record or list; undefined for what is none of the state. */
  of(value: object): string | undefined {
    return this.names.get(value);
  }

  /** The place of what never changes; undefined for what was not there at the beginning. */
  constantOf(value: object): string | undefined {
    return this.constants.get(value);
  }

  /** All records and lists, and all constants, by name. */
  byName(): { readonly records: Map<string, object>; readonly constants: Map<string, object> } {
    const turned = (names: ReadonlyMap<object, string>): Map<string, object> =>
      new Map([...names].map(([value, name]) => [name, value] as const));
    return { records: turned(this.names), constants: turned(this.constants) };
  }

  kindOf(value: object): RecordKind | undefined {
    return this.records.kinds.find((kind) => kind.includes(value));
  }

  /** Which of the rules with its number a rule is. */
  placeOfRule(rule: Rule): number {
    return (this.records.ruleset.rules.get(rule.number) ?? []).indexOf(rule);
  }

  /** Is a value that is found in this list or field a record, and no plain data? */
  isRecord(value: object, within: object | undefined): boolean {
    return this.kindOf(value) !== undefined || (within !== undefined && this.rootLists.has(within));
  }

  /** Names a record that has come to be. @param within the list it is found in, where it is of no kind */
  give(record: object, within: object | undefined, kind = this.kindOf(record)): string {
    const family = kind?.name ?? (within && this.rootLists.get(within)) ?? 'record';
    // What an object was before it became another one where it lies still has its id.
    const own = kind?.nameOf(record);
    const isFormer = own !== undefined && this.taken.has(own);
    const name = own === undefined || isFormer ? this.next(isFormer ? `former ${family}` : family) : own;
    this.put(record, name);
    this.taken.add(name);
    return name;
  }

  /** Names a list that a record has now. */
  giveList(list: object, record: string, field: string): void {
    if (!this.rootLists.has(list)) this.put(list, listName(record, field));
  }

  soFar(): NamedSoFar {
    return { given: this.given.length, numbered: this.numbered };
  }

  backTo({ given, numbered }: NamedSoFar): void {
    while (this.given.length > given) {
      const last = this.given.pop();
      if (!last) break;
      const [value, before] = last;
      if (before === undefined) {
        this.taken.delete(this.names.get(value) ?? '');
        this.names.delete(value);
      } else this.names.set(value, before);
    }
    this.numbered = numbered;
  }

  private next(family: string): string {
    this.numbered += 1;
    return `${family} ${this.numbered}`;
  }

  private put(value: object, name: string): void {
    const before = this.names.get(value);
    if (before === name) return;
    this.given.push([value, before]);
    this.names.set(value, name);
  }

  /** Names what is found at the beginning in a field or a list. */
  private find(value: unknown, path: string, within?: object): void {
    if (typeof value !== 'object' || value === null) return;
    if (this.names.has(value) || this.constants.has(value)) return;
    const kind = this.kindOf(value);
    if (kind || within) {
      const name = this.give(value, within);
      this.findIn(value, name, kind);
    } else this.findConstant(value, path);
  }

  private findIn(record: object, name: string, kind?: RecordKind): void {
    for (const field of fieldsOf(record, kind)) {
      const value = heldIn(record, field);
      const path = listName(name, field);
      if (!Array.isArray(value)) this.find(value, path);
      else if (!this.names.has(value)) {
        this.put(value, path);
        for (const [place, each] of value.entries()) this.find(each, `${path}/${place}`);
      }
    }
  }

  private findConstant(value: object, path: string): void {
    const isList = Array.isArray(value);
    if (!isList && !isPlain(value)) return;
    if (!isList || value.length > 0) this.constants.set(value, path);
    for (const [key, each] of Object.entries(value)) this.find(each, `${path}/${key}`);
  }
}
