import { generatorFrom } from '../chance';
import { draft } from '../draft';
import type { Journal } from '../journal';
import type { Change, FullTraceLine, RecordedValue } from './lines';
import type { RecordKind, StateRecords } from './record-kinds';
import { heldIn, listName, RecordNames } from './record-names';

/** A full trace that doesn't belong to the table that it is carried out at. */
export class ForeignTrace extends Error {
  override readonly name = 'ForeignTrace';

  constructor(name: string) {
    super(
      `The full trace changes "${name}", which isn't at this table: it is of a game that was set up otherwise`,
    );
  }
}

const NUMBERS = {
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
  NaN: Number.NaN,
};

/**
 * The state of a game, made out of its full trace alone: no rule is asked, and no procedure runs. What is under way (procedures, and
 * the decision that is waited for) is no part of the state.
 */
export class Rebuilding {
  private readonly records: Map<string, object>;
  private readonly constants: ReadonlyMap<string, object>;
  private readonly kinds: ReadonlyMap<string, RecordKind>;

  /** @param journal of a game that has just been set up like the one that the trace is of, @param of and its records */
  constructor(
    private readonly journal: Journal,
    private readonly of: StateRecords,
  ) {
    const { records, constants } = new RecordNames(of).byName();
    this.records = records;
    this.constants = constants;
    this.kinds = new Map(of.kinds.map((kind) => [kind.name, kind] as const));
  }

  /** Carries out some lines of the trace, which follow those before. @throws ForeignTrace */
  carryOut(lines: readonly FullTraceLine[]): void {
    for (const { changes } of lines) for (const change of changes) this.change(change);
  }

  private change(change: Change): void {
    if ('creates' in change) this.create(change.creates, this.kinds.get(change.kind));
    else if ('record' in change) this.write(change.record, change.field, this.value(change.value));
    else {
      const list = this.list(change.list);
      if ('holds' in change) this.fill(list, change.holds);
      else if ('adds' in change) this.add(list, change.at, this.value(change.adds));
      else if (change.removes === 'end') this.journal.pop(list);
      else this.journal.removeAt(list, change.removes);
    }
  }

  private fill(list: readonly unknown[], holds: readonly RecordedValue[]): void {
    while (list.length > 0) this.journal.pop(list);
    for (const each of holds) this.journal.push(list, this.value(each));
  }

  private add(list: readonly unknown[], at: number | 'end', value: unknown): void {
    if (at === 'end') this.journal.push(list, value);
    else this.journal.insert(list, at, value);
  }

  private create(name: string, kind: RecordKind | undefined): void {
    const made: object = kind ? Object.create(Object.getPrototypeOf(kind.blank)) : {};
    if (kind)
      for (const field of Object.keys(kind.blank)) {
        const began = heldIn(kind.blank, field);
        this.name(name, made, field, Array.isArray(began) ? [...began] : began);
      }
    this.records.set(name, made);
  }

  /** Fills in the field of what is being made. */
  private name(record: string, made: object, field: string, value: unknown): void {
    Reflect.set(draft(made), field, value);
    if (Array.isArray(value)) this.records.set(listName(record, field), value);
  }

  private write(name: string, field: string, value: unknown): void {
    const record = this.record(name);
    this.journal.setNamed(record, field, value);
    if (Array.isArray(value)) this.records.set(listName(name, field), value);
  }

  private record(name: string): object {
    const found = this.records.get(name);
    if (!found) throw new ForeignTrace(name);
    return found;
  }

  private list(name: string): readonly unknown[] {
    const found = this.record(name);
    if (!Array.isArray(found)) throw new ForeignTrace(name);
    return found;
  }

  private value(recorded: RecordedValue): unknown {
    if (typeof recorded !== 'object' || recorded === null) return recorded;
    if (isList(recorded)) return recorded.map((each) => this.value(each));
    if ('record' in recorded) return this.record(recorded.record);
    if ('constant' in recorded) return this.constant(recorded.constant);
    if ('rule' in recorded) return this.of.ruleset.rules.get(recorded.rule)?.[recorded.place];
    if ('generator' in recorded) return generatorFrom(recorded.generator);
    if ('map' in recorded)
      return new Map(recorded.map.map(([key, value]) => [this.valueOf(key), this.valueOf(value)]));
    if ('set' in recorded) return new Set(recorded.set.map((each) => this.value(each)));
    if ('special' in recorded)
      return recorded.special === 'undefined' ? undefined : NUMBERS[recorded.special];
    const fields = Object.entries(recorded.fields).map(
      ([field, value]) => [field, this.value(value)] as const,
    );
    return Object.fromEntries(fields);
  }

  private valueOf(recorded: RecordedValue | undefined): unknown {
    return recorded === undefined ? undefined : this.value(recorded);
  }

  private constant(path: string): object {
    const found = this.constants.get(path);
    if (!found) throw new ForeignTrace(path);
    return found;
  }
}

const isList = (value: RecordedValue): value is readonly RecordedValue[] => Array.isArray(value);
