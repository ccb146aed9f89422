import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { isGenerator } from '../chance';
import { isRule } from '../ruleset';
import type { Change, RecordedFields, RecordedValue } from './lines';
import type { RecordKind } from './record-kinds';
import { fieldsOf, heldIn, PLAIN, type RecordNames } from './record-names';

/** Data as deep as that is a circle, or nothing that a state needs. */
const DEEPEST = 40;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Does a field hold what it begins with? */
const isAsItBegan = (value: unknown, began: unknown): boolean =>
  value === began ||
  (isEmptyList(value) && isEmptyList(began)) ||
  (isEmpty(value) && isEmpty(began) && !isEmptyList(value));

/** Writes what a game's state holds as plain data. Records that are met for the first time come to be with that. */
export class Encoding {
  /** Records and lists that came to be in the line under way: all that they hold is told already. */
  private readonly fresh = new Set<object>();
  private changes: Change[] = [];

  /** @param areConstantsNamed whether what never changes is told by where it was found, and not whole */
  constructor(
    private readonly names: RecordNames,
    private readonly areConstantsNamed = true,
  ) {}

  /** Begins a line of the full trace, and gives where its changes are put. */
  begin(): Change[] {
    this.fresh.clear();
    this.changes = [];
    return this.changes;
  }

  /** Is all told already that a record or list holds? */
  isFresh(value: object): boolean {
    return this.fresh.has(value);
  }

  /** What the field of a record holds; a list in it gets its name. */
  field(record: object, name: string, field: string, value: unknown): RecordedValue {
    const encoded = this.value(value, record);
    if (Array.isArray(value) && this.names.constantOf(value) === undefined) this.nameList(value, name, field);
    return encoded;
  }

  /** @param within the list or record that holds it @throws TypeError for what can't be written as data */
  value(value: unknown, within?: object, depth = 0): RecordedValue {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number') return numberAsData(value);
    if (value === undefined) return { special: 'undefined' };
    if (isRule(value)) return { rule: value.number, place: this.names.placeOfRule(value) };
    if (typeof value !== 'object' || depth > DEEPEST)
      throw new TypeError(`The full trace has no words for a ${typeof value}`);
    return this.object(value, within, depth);
  }

  private object(value: object, within: object | undefined, depth: number): RecordedValue {
    const constant = this.areConstantsNamed ? this.names.constantOf(value) : undefined;
    if (constant !== undefined) return { constant };
    if (isGenerator(value)) return { generator: stateOf(value) };
    if (Array.isArray(value)) return value.map((each: unknown) => this.value(each, undefined, depth + 1));
    const known = this.names.of(value);
    if (known !== undefined) return { record: known };
    if (this.names.isRecord(value, within)) return { record: this.create(value, within) };
    if (value instanceof Map)
      return {
        map: [...value].map((pair) => pair.map((each: unknown) => this.value(each, undefined, depth + 1))),
      };
    if (value instanceof Set)
      return { set: [...value].map((each: unknown) => this.value(each, undefined, depth + 1)) };
    const fields: Record<string, RecordedValue> = {};
    for (const [field, each] of Object.entries(value))
      if (each !== undefined) fields[field] = this.value(each, undefined, depth + 1);
    return { fields };
  }

  private create(record: object, within: object | undefined): string {
    const name = this.names.give(record, within);
    this.fresh.add(record);
    const kind = this.names.kindOf(record);
    // It comes to be before what it speaks of, so that records may speak of each other.
    this.changes.push({ creates: name, kind: kind?.name ?? PLAIN });
    for (const field of fieldsOf(record, kind)) this.begun(record, name, field, kind);
    return name;
  }

  /** Tells the field of a record that has come to be, unless it holds what it begins with. */
  private begun(record: object, name: string, field: string, kind: RecordKind | undefined): void {
    const value = heldIn(record, field);
    const isTold = kind ? !isAsItBegan(value, heldIn(kind.blank, field)) : value !== undefined;
    if (isTold) this.changes.push({ record: name, field, value: this.field(record, name, field, value) });
    else if (Array.isArray(value)) this.nameList(value, name, field);
  }

  private nameList(list: object, name: string, field: string): void {
    this.names.giveList(list, name, field);
    this.fresh.add(list);
  }

  /** What an event is about, as far as it can be said in data. */
  about(about: object): RecordedFields {
    const said: Record<string, RecordedValue> = {};
    for (const [field, value] of Object.entries(about))
      if (value !== undefined && typeof value !== 'function') said[field] = this.value(value);
    return said;
  }
}

function numberAsData(value: number): RecordedValue {
  if (Number.isFinite(value)) return value;
  return { special: Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity' };
}

const stateOf = (generator: RandomGenerator): readonly number[] => generator.getState();
