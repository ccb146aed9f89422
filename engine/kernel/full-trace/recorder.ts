import type { Journal } from '../journal';
import type { Rule } from '../rule';
import { Encoding } from './encoding';
import type { Change, FullTraceLine } from './lines';
import { OutsideWrite } from './outside-write';
import type { StateRecords } from './record-kinds';
import { type NamedSoFar, RecordNames } from './record-names';
import { WrittenLists } from './written-lists';

/** An event whose changes are being made. */
interface Underway {
  readonly is: FullTraceLine['is'];
  readonly what: string;
  readonly rule: Rule | undefined;
  readonly about: object;
}

/** How far the journal was before a line was told and after it, and the names before it. */
interface Around {
  readonly from: number;
  readonly to: number;
  readonly named: NamedSoFar;
}

const NOTHING = {};

/**
 * The full trace of a game from now on: each change of its state, with the event that makes it. What it says is read in the journal as
 * an event ends; what is taken back is taken out of it.
 *
 * A write to the state outside an event is refused. What the steps of procedures share is no state, and isn't told.
 */
export class ChangeRecorder {
  private readonly told: FullTraceLine[] = [];
  private readonly around: Around[] = [];
  private readonly underway: Underway[] = [];
  private readonly names: RecordNames;
  private readonly encoding: Encoding;
  /** How much of the journal has been read. */
  private upTo: number;

  constructor(
    private readonly journal: Journal,
    records: StateRecords,
  ) {
    this.names = new RecordNames(records);
    this.encoding = new Encoding(this.names);
    this.upTo = journal.mark();
    journal.tellBeforeRollback((mark) => this.backTo(mark));
  }

  /** What has changed so far. */
  lines(): readonly FullTraceLine[] {
    return this.told;
  }

  /** Is an event being applied? */
  get isWithinEvent(): boolean {
    return this.underway.length > 0;
  }

  /** What `change` writes belongs to this event. */
  during(event: Underway, change: () => void): void {
    this.read(event.rule);
    this.underway.push(event);
    change();
    this.tell();
    this.underway.pop();
  }

  /**
   * Reads what was written since it last did.
   *
   * @param rule the one that was being run
   * @throws OutsideWrite where something of the state was written outside any event
   */
  read(rule: Rule | undefined): void {
    if (this.underway.length > 0) {
      if (this.upTo < this.journal.mark()) this.tell();
      return;
    }
    if (this.upTo === this.journal.mark()) return;
    const antecedents: Underway = { is: 'antecedents', what: 'speak of', rule, about: NOTHING };
    this.underway.push(antecedents);
    try {
      if (this.hasAntecedents(rule)) this.tell();
      this.upTo = this.journal.mark();
    } finally {
      this.underway.pop();
    }
  }

  private hasAntecedents(rule: Rule | undefined): boolean {
    let are = false;
    this.journal.eachSince(this.upTo, (target, key) => {
      const record = this.names.of(target);
      if (record === undefined) return;
      if (!this.names.kindOf(target)?.isAntecedent) throw new OutsideWrite(record, String(key), rule);
      are = true;
    });
    return are;
  }

  /** Tells what was written as the line of the event under way. */
  private tell(): void {
    const event = this.underway.at(-1);
    if (!event) return;
    const from = this.upTo;
    const named = this.names.soFar();
    const changes = this.encoding.begin();
    const about = this.encoding.about(event.about);
    const { is, what, rule } = event;
    this.addWritten(changes);
    this.upTo = this.journal.mark();
    this.around.push({ from, to: this.upTo, named });
    this.told.push({ is, what, rule: rule?.number ?? null, about, changes });
  }

  private addWritten(changes: Change[]): void {
    const lists = new WrittenLists(this.encoding);
    const fields = new Map<object, Set<PropertyKey>>();
    this.journal.writtenSince(this.upTo, (written) => lists.lookAhead(written));
    this.journal.writtenSince(this.upTo, (written) => {
      const { target, how } = written;
      const name = this.names.of(target);
      if (name === undefined || this.encoding.isFresh(target)) return;
      if (Array.isArray(target)) lists.add(changes, target, name, written);
      else if (how === 'set') {
        const known = fields.get(target) ?? new Set();
        fields.set(target, known);
        if (!known.has(written.key)) this.addField(changes, target, name, String(written.key));
        known.add(written.key);
      }
    });
  }

  private addField(changes: Change[], record: object, name: string, field: string): void {
    const kind = this.names.kindOf(record);
    if (kind && !kind.fields.includes(field)) return;
    const value = this.encoding.field(record, name, field, Reflect.get(record, field));
    changes.push({ record: name, field, value });
  }

  /** Forgets all lines but the first so many. */
  keep(lines: number): void {
    this.underway.length = 0;
    while (this.told.length > lines) this.forgetLast();
  }

  private backTo(mark: number): void {
    while ((this.around.at(-1)?.to ?? 0) > mark) this.forgetLast();
    this.upTo = Math.min(this.upTo, mark);
  }

  private forgetLast(): void {
    this.told.pop();
    const around = this.around.pop();
    if (!around) return;
    this.names.backTo(around.named);
    this.upTo = around.from;
  }
}
