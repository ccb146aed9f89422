import type { GameEvent } from './event';
import type { FullTraceLine } from './full-trace/lines';
import type { ChangeRecorder } from './full-trace/recorder';
import { Journal } from './journal';
import { LoopWatch } from './loop';
import type { KeepsForOthers } from './per-game';
import { isFollowing } from './procedure';
import { type Overrides, type QueriedGame, RULES_ALONE } from './query';
import { type InForce, type Rule, rulesMade, type Variant } from './rule';
import type { Ruleset } from './ruleset';
import { speedUps } from './speed-ups';
import { type Standing, standingUnder } from './standing';
import type { TraceEntry } from './trace';
import type { OutOfForce } from './variants';

const NOTHING = {};

/**
 * What happens in a game: events, each caused by a rule, that write its state so that everything can be taken back.
 *
 * @typeParam G the game itself, so that rules receive it with everything it adds to the kernel.
 */
export abstract class EventfulGame<G> implements InForce, QueriedGame {
  readonly journal = new Journal();
  readonly trace: TraceEntry<G>[] = [];
  /** Numbers of the rules that were used so far. */
  readonly exercised = new Set<Rule>();
  /** The same by the rules' places: most uses of a rule are not its first. */
  private readonly isExercised = new Uint8Array(rulesMade());
  /** Rises with every change; what is derived from the state is valid for one version. */
  version = 0;
  /** What others have worked out about this game (`PerGame`). */
  readonly keptForOthers: KeepsForOthers['keptForOthers'] = [];
  protected readonly loops = new LoopWatch();
  /** What tells each change of the state, where somebody has asked for the full trace. */
  protected changes: ChangeRecorder | undefined;
  /** The rule that is being run: events proposed now are caused by it. */
  protected running: Rule | undefined;

  /**
   * How far the journal was as `writtenAt` was asked last, and how often something had been taken back; still, while simultaneous
   * events are applied: each of them finds what was so before all of them.
   */
  private readonly read = { mark: -1, rollbacks: -1, at: 0, isStill: false };

  /** What answers faster than the rules (`speedUp`), by the places of queries. */
  installed: Overrides = RULES_ALONE;
  /** Is it only seen what the rules answer by themselves? Then none counts as exercised. */
  private isOnlySeen = false;
  /** What stands in the places of rules; undefined: each rule is as it is written. Most games are played so, and nothing needs looking up. */
  protected readonly standing: Standing | undefined;

  constructor(
    readonly ruleset: Ruleset,
    off: OutOfForce,
  ) {
    const isWhole = off.size === 0 && ruleset.added === undefined && ruleset.inPlaces === undefined;
    this.standing = isWhole ? undefined : standingUnder(ruleset, off);
  }

  protected abstract readonly self: G;
  /** Called before a batch of events is applied; what it returns is handed to `happened`. */
  protected abstract aboutToHappen(events: readonly GameEvent<G>[]): unknown;
  /** Called after a batch of events was applied: abilities trigger. */
  protected abstract happened(events: readonly GameEvent<G>[], before: unknown): void;
  /** Applies replacement and prevention to proposed events; returns undefined when it took them over. */
  protected abstract replace(events: readonly GameEvent<G>[]): readonly GameEvent<G>[] | undefined;

  /**
   * Rises with whatever was written or taken back, no matter what: what holds for one of these numbers needs no other
   * reason to hold. It stays the same while simultaneous events are applied.
   */
  get writtenAt(): number {
    if (!this.read.isStill) this.readJournal();
    return this.read.at;
  }

  get isStill(): boolean {
    return this.read.isStill;
  }

  private readJournal(): void {
    const { read, journal } = this;
    const mark = journal.mark();
    if (read.mark === mark && read.rollbacks === journal.rollbacks) return;
    read.mark = mark;
    read.rollbacks = journal.rollbacks;
    read.at += 1;
  }

  isOn(rule: Rule, place?: number): boolean {
    return this.standing === undefined || this.standing.isOn(rule, place ?? rule.place);
  }

  instead(rule: Rule, place?: number): Variant | undefined {
    return this.standing?.instead(place ?? rule.place);
  }

  /** The rule that this game knows a rule by: its own edition's, with that one's number. */
  ruleAt(rule: Rule): Rule {
    return this.standing === undefined ? rule : this.standing.ruleAt(rule);
  }

  stepsAfter({ number, restates }: Rule): readonly Rule[] {
    const added = this.ruleset.added ?? [];
    return added.filter((each) => isFollowing(each) && [number, ...restates].includes(each.after));
  }

  exercise(rule: Rule, place = rule.place): void {
    if (this.isExercised[place] === 1 || this.isOnlySeen) return;
    this.isExercised[place] = 1;
    this.exercised.add(this.ruleAt(rule));
  }

  /** Do only rules answer, here and now? */
  get isByRulesAlone(): boolean {
    return this.installed === RULES_ALONE;
  }

  byRulesAlone<T>(ask: () => T): T {
    const { installed, isOnlySeen } = this;
    this.installed = RULES_ALONE;
    this.isOnlySeen = true;
    try {
      return ask();
    } finally {
      this.installed = installed;
      this.isOnlySeen = isOnlySeen;
    }
  }

  /** Writes one field of the state. For events and procedures only. */
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    this.journal.set(target, key, value);
  }

  /** The full trace: each change of the state since it was asked for, with the event that made it; undefined where nobody has. */
  get fullTrace(): readonly FullTraceLine[] | undefined {
    return this.changes?.lines();
  }

  /**
   * Changes the state in an event that only keeps the books, as which player's turn it is: nothing replaces it, nothing triggers on it,
   * and only the full trace tells of it, under the rule that is being run.
   *
   * @param what happens, in the rulebook's words
   * @param change writes through the journal; within an event it is a part of that
   */
  keepBooks(what: string, change: () => void, rule = this.running): void {
    const { changes } = this;
    if (changes === undefined || changes.isWithinEvent) change();
    else {
      const by = rule && this.ruleAt(rule);
      changes.during({ is: 'bookkeeping', what, rule: by, about: NOTHING }, change);
    }
  }

  /** Runs `body` with its events caused by `rule`. */
  under<R>(rule: Rule, body: () => R): R {
    const before = this.running;
    this.running = this.ruleAt(rule);
    try {
      return body();
    } finally {
      this.running = before;
    }
  }

  /** Says which rule causes an event that is made now and proposed later. */
  because<E extends GameEvent<G>>(rule: Rule, event: E): E {
    event.cause ??= this.ruleAt(rule);
    return event;
  }

  /** Proposes simultaneous events: they are replaced or prevented, applied and recorded, and abilities trigger. */
  propose(...events: readonly GameEvent<G>[]): void {
    if (events.length === 0) return;
    for (const event of events) event.cause ??= this.running;
    const replaced = this.replace(events);
    if (replaced) this.apply(replaced);
  }

  /** Applies events that have been through replacement. */
  apply(events: readonly GameEvent<G>[]): void {
    if (events.length === 0) return;
    const before = this.aboutToHappen(events);
    const mark = this.journal.mark();
    this.asIfStill(events);
    // An event that only says that something happened leaves valid what was worked out about the state.
    if (this.journal.mark() > mark) this.changed();
    this.happened(events, before);
  }

  private carryOut(events: readonly GameEvent<G>[]): void {
    for (const event of events) {
      event.cause ??= this.running;
      if (event.cause) this.exercise(event.cause);
      if (this.changes) this.applyTold(this.changes, event);
      else event.apply(this.self);
      event.hasHappened = true;
      this.trace.push(event);
      this.loops.saw(event.kind, event.cause);
    }
  }

  private applyTold(changes: ChangeRecorder, event: GameEvent<G>): void {
    const about = 'about' in event && typeof event.about === 'object' ? event.about : undefined;
    const told = { is: 'event', what: event.kind, rule: event.cause, about: about ?? NOTHING } as const;
    changes.during(told, () => event.apply(this.self));
  }

  /** What holds as this begins holds until it has ended, as if nothing were written. */
  private asIfStill(events: readonly GameEvent<G>[]): void {
    const { read } = this;
    if (read.isStill) {
      this.carryOut(events);
      return;
    }
    if (speedUps.mode !== 'all') this.readJournal();
    read.isStill = true;
    try {
      this.carryOut(events);
    } finally {
      read.isStill = false;
    }
  }

  /** The state has changed: what was worked out about it is out of date. Called where no event says so. */
  changed(): void {
    this.version += 1;
  }

  /** Takes back every change since the journal's mark. */
  takeBack(mark: number): void {
    this.journal.rollback(mark);
    this.changed();
  }

  /**
   * What would be so, if. Everything is as it was afterwards, whatever happens.
   *
   * @param change makes the table what it would be; events of its own are none of it
   * @param ask is answered at that table
   */
  supposing<T>(change: () => void, ask: () => T): T {
    const before = this.journal.mark();
    try {
      change();
      this.changed();
      return ask();
    } finally {
      this.takeBack(before);
    }
  }
}
