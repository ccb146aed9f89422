import { Chance } from './chance';
import { type Answer, type Decision, refusal, soleAnswer } from './decision';
import type { GameEvent } from './event';
import { Journal } from './journal';
import { LoopWatch, type Repeating, type WatchedSoFar } from './loop';
import type { KeepsForOthers } from './per-game';
import { begin, type Frame, type Procedure, type Said } from './procedure';
import { type InForce, type Rule, rulesMade } from './rule';
import type { Ruleset } from './ruleset';
import { Whereabouts } from './whereabouts';

/** A decision that was made, as the trace keeps it. */
export class Decided {
  constructor(
    readonly decision: Decision,
    readonly answer: Answer,
    /** True when there was only one legal answer. */
    readonly forced: boolean,
  ) {}
}

/** One line of the trace: something that happened, or something that was decided. */
export type TraceEntry<G> = GameEvent<G> | Decided;

/** An action that can't be completed. The kernel reverses it exactly. */
export class IllegalAction extends Error {
  constructor(
    readonly rule: Rule,
    readonly reason: string,
  ) {
    super(`${reason} (${rule.number})`);
    this.name = 'IllegalAction';
  }
}

/** The engine ran for ever: more happened without a decision than any game can need. */
export class EngineHang extends Error {
  /** @param what what it did, as a sentence goes on after "The engine". */
  constructor(what: string) {
    super(`The engine ${what}.`);
    this.name = 'EngineHang';
  }
}

/** A moment of the game that can be come back to. */
export interface Moment {
  readonly mark: number;
  /** Length of the trace then. */
  readonly lines: number;
  readonly decision: Decision;
  /** Where it is noted how far the procedures under way had come, and how many there were. */
  readonly standing: number;
  readonly underWay: number;
  /** What the watch for loops had seen. */
  readonly watched: WatchedSoFar;
}

/** More steps than this without a decision is a hang, unless another bound is set: reported, never a silent stop. */
const HANG = 1_000_000;
const tookLong = (steps: number): string =>
  `took ${steps} steps without a decision, without repeating itself and without ending the game`;

/** So many procedures under way inside each other are a hang as well: each step down would only begin another. */
const MOST_NESTED = 10_000;

/** Steps without a choice after which positions are compared, and for how many steps; then again after as many. */
const STRETCH = 30_000;
const COMPARED = 1_000;

/**
 * A game under way: a conversation of decisions, advancing by itself until some player must decide.
 *
 * @typeParam G the game itself, so that rules receive it with everything it adds to the kernel.
 */
export abstract class Game<G> implements InForce, KeepsForOthers {
  readonly journal = new Journal();
  readonly chance: Chance;
  readonly trace: TraceEntry<G>[] = [];
  /** Numbers of the rules that were used so far. */
  readonly exercised = new Set<Rule>();
  /** The same by the rules' places: most uses of a rule are not its first. */
  private readonly isExercised = new Uint8Array(rulesMade());
  /** More steps without a decision are a hang. */
  mostSteps = HANG;
  /** Rises with every change; what is derived from the state is valid for one version. */
  version = 0;

  /** What others have worked out about this game (`PerGame`). */
  readonly keptForOthers: KeepsForOthers['keptForOthers'] = [];

  /** Kept by moments rather than by the journal: a few procedures are under way, and they move on all the time. */
  protected readonly frames: Frame<G>[] = [];
  /** How often steps called a procedure or decided something: what tells that something came of a step. */
  private came = 0;
  /** For each seat, the decision without a choice that was traced last: nearly all of them are the same again. */
  private readonly lastForced: Decided[] = [];
  private readonly whereabouts = new Whereabouts<G>();
  private asked: Decision | undefined;
  private readonly history: Moment[] = [];
  private readonly loops = new LoopWatch();
  private forced: Decision | undefined;
  /** Who is asked for what belongs to the position: the same table before each of several players passes is no loop. */
  private readonly position: Repeating = {
    hash: () => `${this.hash()} ${this.forced?.player} ${this.forced?.purpose}`,
    bound: () => this.repetitionBound(),
  };
  /** The rule that is being run: events proposed now are caused by it. */
  private running: Rule | undefined;

  constructor(
    readonly ruleset: Ruleset,
    private readonly off: ReadonlySet<Rule>,
    seed: number,
  ) {
    this.chance = new Chance(this.journal, seed);
  }

  protected abstract readonly self: G;
  abstract get isOver(): boolean;
  /** A hash of the position: equal positions have equal hashes on any machine. */
  abstract hash(): string;
  /** A bound on how often something can be repeated before what it uses up must have run out. */
  protected abstract repetitionBound(): number;
  /** A loop of mandatory actions was found: the game ends it as its rulebook says. */
  protected abstract loopFound(): void;
  /** Called before a batch of events is applied; what it returns is handed to `happened`. */
  protected abstract aboutToHappen(events: readonly GameEvent<G>[]): unknown;
  /** Called after a batch of events was applied: abilities trigger. */
  protected abstract happened(events: readonly GameEvent<G>[], before: unknown): void;
  /** Applies replacement and prevention to proposed events; returns undefined when it took them over. */
  protected abstract replace(events: readonly GameEvent<G>[]): readonly GameEvent<G>[] | undefined;

  isOn(rule: Rule): boolean {
    return this.off.size === 0 || !this.off.has(rule);
  }

  /** Is no rule of the ruleset switched off? */
  get hasAllRules(): boolean {
    return this.off.size === 0;
  }

  exercise(rule: Rule, place = rule.place): void {
    if (this.isExercised[place] === 1) return;
    this.isExercised[place] = 1;
    this.exercised.add(rule);
  }

  /** The decision that the game waits for; undefined when it is over. */
  get decision(): Decision | undefined {
    return this.asked;
  }

  /** How many decisions players have made. */
  get decisions(): number {
    return this.history.length;
  }

  /** Writes one field of the state. For events and procedures only. */
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    this.journal.set(target, key, value);
  }

  /** Runs `body` with its events caused by `rule`. */
  under<R>(rule: Rule, body: () => R): R {
    const before = this.running;
    this.running = rule;
    try {
      return body();
    } finally {
      this.running = before;
    }
  }

  /** Says which rule causes an event that is made now and proposed later. */
  because<E extends GameEvent<G>>(rule: Rule, event: E): E {
    event.cause ??= rule;
    return event;
  }

  /**
   * Makes decisions that leave no choice, one after the other, as the step that would ask for them would: for what would
   * be asked for very often in vain.
   *
   * @returns false when that step must ask after all, because somebody wants to see each of them or the game may be in a
   *   loop. Then nothing was decided.
   */
  decidesAtOnce(step: Rule, decisions: readonly Decision[]): boolean {
    if (!this.isOn(step) || this.loops.isSuspicious) return false;
    for (const decision of decisions) if (!soleAnswer(decision) || this.stopsAt(decision)) return false;
    for (const decision of decisions) {
      this.loops.forcedOne();
      this.trace.push(this.forcedBy(decision, soleAnswer(decision) ?? []));
    }
    this.came += 1;
    this.exercise(step);
    return true;
  }

  private forcedBy(decision: Decision, answer: Answer): Decided {
    const { player } = decision;
    const last = this.lastForced[player];
    if (last?.decision === decision) return last;
    const made = new Decided(decision, answer, true);
    this.lastForced[player] = made;
    return made;
  }

  /** Begins a procedure; the step that called it goes on when it is finished. */
  call<D>(procedure: Procedure<G, D>, data: D, options: { readonly reversible?: boolean } = {}): void {
    if (this.frames.length >= MOST_NESTED)
      throw new EngineHang(
        `began "${procedure.name}" inside ${MOST_NESTED} procedures that are still under way: what it does begins anew each time`,
      );
    this.came += 1;
    this.frames.push(begin(procedure, data, options.reversible ? this.history.length : undefined));
  }

  /** Proposes simultaneous events: they are replaced or prevented, applied and recorded, and abilities trigger. */
  propose(...events: readonly GameEvent<G>[]): void {
    for (const event of events) event.cause ??= this.running;
    const replaced = this.replace(events);
    if (replaced) this.apply(replaced);
  }

  /** Applies events that have been through replacement. */
  apply(events: readonly GameEvent<G>[]): void {
    if (events.length === 0) return;
    const before = this.aboutToHappen(events);
    const mark = this.journal.mark();
    for (const event of events) {
      event.cause ??= this.running;
      if (event.cause) this.exercise(event.cause);
      event.apply(this.self);
      event.hasHappened = true;
      this.trace.push(event);
      this.loops.saw(event.kind, event.cause);
    }
    // An event that only says that something happened leaves valid what was worked out about the state.
    if (this.journal.mark() > mark) this.changed();
    this.happened(events, before);
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

  /** Answers the decision that the game waits for. Returns why it is refused, leaving everything as it was. */
  act(answer: Answer): string | undefined {
    const decision = this.asked;
    if (!decision) return 'the game is over';
    const refused = refusal(decision, answer);
    if (refused) return refused;
    this.history.push(this.moment(decision));
    const forced = soleAnswer(decision) !== undefined;
    if (!forced) this.loops.reset();
    try {
      this.take(decision, answer, forced);
      this.advance();
      return undefined;
    } catch (illegal) {
      if (!(illegal instanceof IllegalAction)) throw illegal;
      return this.reverseAction(illegal);
    }
  }

  /** Takes the action under way back to before it began, and asks that decision again. */
  private reverseAction(illegal: IllegalAction): string {
    const began = this.frames.findLast((frame) => frame.reversibleTo !== undefined)?.reversibleTo;
    if (began !== undefined) this.history.length = began;
    const moment = this.history.pop();
    if (moment) this.backTo(moment);
    return illegal.message;
  }

  /** Takes back the last decision and everything that followed from it. Returns false at the beginning. */
  undo(): boolean {
    const moment = this.history.pop();
    if (!moment) return false;
    this.backTo(moment);
    return true;
  }

  /**
   * Tries something that isn't offered: starts the procedure, makes its choices in the order they come, and reverses
   * it exactly at the step that it can't comply with.
   *
   * @returns why it is illegal; undefined if it could be completed after all, with the state as it was all the same.
   */
  attempt(start: () => void): IllegalAction | undefined {
    const decision = this.asked;
    if (!decision) return undefined;
    const moment = this.moment(decision);
    const depth = this.frames.length;
    try {
      start();
      while (this.frames.length > depth && !this.isOver) {
        const asked = this.runOne();
        if (asked) this.take(asked, firstAnswer(asked), false);
      }
      this.backTo(moment);
      return undefined;
    } catch (illegal) {
      if (!(illegal instanceof IllegalAction)) throw illegal;
      this.reverse(moment);
      this.frames.length = depth;
      return illegal;
    }
  }

  /** Is a player asked although there is only one legal answer? Nobody is, unless a game stops for its observers. */
  protected stopsAt(_decision: Decision): boolean {
    return false;
  }

  /** Takes an illegal action back. A game whose rulebook says how overrides this. */
  protected reverse(moment: Moment): void {
    this.backTo(moment);
  }

  private moment(decision: Decision): Moment {
    const standing = this.whereabouts.note(this.frames);
    return {
      mark: this.journal.mark(),
      lines: this.trace.length,
      decision,
      standing,
      underWay: this.frames.length,
      watched: this.loops.soFar(),
    };
  }

  /** Something that happens outside any decision, at any time: a concession. */
  protected interrupt(body: () => void): void {
    const decision = this.asked;
    if (!decision) return;
    this.history.push(this.moment(decision));
    body();
    this.advance();
  }

  /** Goes on until a player must decide or the game is over. */
  advance(): void {
    this.asked = undefined;
    let seen: Set<string> | undefined;
    for (let steps = 0; !this.isOver; steps += 1) {
      if (steps > this.mostSteps) throw new EngineHang(tookLong(steps));
      // A loop needn't come by any decision, not even a forced one: after very many steps, positions are compared.
      const inStretch = steps % STRETCH;
      if (inStretch <= STRETCH - COMPARED) seen = undefined;
      else seen ??= new Set();
      // What grows with each round never recurs, but its events repeat.
      if (seen && (this.recurs(seen) || this.loops.repeatsUnasked(this.position))) {
        this.loopFound();
        if (this.isOver) return;
        throw new EngineHang(tookLong(steps));
      }
      const asked = this.runOne();
      if (asked) {
        this.asked = asked;
        return;
      }
      if (this.frames.length === 0) return;
    }
  }

  private recurs(seen: Set<string>): boolean {
    const position = this.hash();
    if (seen.has(position)) return true;
    seen.add(position);
    return false;
  }

  private backTo({ mark, lines, decision, standing, underWay, watched }: Moment): void {
    this.takeBack(mark);
    this.whereabouts.backTo(standing, underWay, this.frames);
    this.trace.length = lines;
    this.loops.backTo(watched);
    this.asked = decision;
  }

  /** Runs one step of the innermost procedure; returns the decision that it asks for, if it leaves a choice. */
  private runOne(): Decision | undefined {
    const { frames } = this;
    const frame = frames.length === 0 ? undefined : frames[frames.length - 1];
    if (!frame) return undefined;
    const rule = frame.current();
    if (!rule) {
      this.frames.pop();
      return undefined;
    }
    if (!this.isOn(rule)) {
      frame.at += 1;
      return undefined;
    }
    this.running = rule;
    const decision = frame.ask(this.self);
    if (!decision) {
      this.go(frame, this.runStep(frame, rule));
      return undefined;
    }
    const forced = soleAnswer(decision);
    if (!forced) return decision;
    this.forced = decision;
    const stops = this.stopsAt(decision);
    if (this.loops.repeats(this.position, stops)) {
      const before = this.journal.mark();
      this.loopFound();
      if (this.isOver || this.journal.mark() > before) return undefined;
      // Where a loop ends nothing, it goes on: by hand as long as somebody likes, else until it is a hang.
      this.loops.reset();
    }
    if (stops) return decision;
    this.take(decision, forced, true);
    return undefined;
  }

  /** Runs a step. It was exercised when something came of it: most steps of a procedure find nothing to do. */
  private runStep(frame: Frame<G>, rule: Rule): Said {
    const before = this.journal.mark() + this.came;
    try {
      const next = frame.run(this.self);
      if (this.journal.mark() + this.came > before) this.exercise(rule, rule.place);
      return next;
    } catch (error) {
      if (error instanceof IllegalAction) this.exercise(rule);
      throw error;
    }
  }

  private take(decision: Decision, answer: Answer, forced: boolean): void {
    const frame = this.frames.at(-1);
    const rule = frame?.current();
    if (!frame || !rule) return;
    this.running = rule;
    if (!forced) this.trace.push(new Decided(decision, answer, false));
    else if (answer.length > 0) this.trace.push(this.forcedBy(decision, answer));
    this.exercise(rule, rule.place);
    this.go(frame, frame.answer(this.self, answer, decision));
  }

  private go(frame: Frame<G>, next: Said): void {
    if (next === 'again') return;
    if (next === undefined) frame.at += 1;
    else frame.at = next === 'restart' ? 0 : next === 'last' ? frame.length - 1 : frame.length;
  }
}

function firstAnswer(decision: Decision): Answer {
  switch (decision.kind) {
    case 'choose':
      return Array.from(
        { length: Math.max(decision.minimum, Math.min(1, decision.maximum)) },
        (_, place) => place,
      );
    case 'order':
      return decision.options.map((_, place) => place);
    case 'number':
      return [decision.minimum];
    case 'distribute':
      return decision.options.map((_, place) =>
        place === 0 ? decision.amount - sum(decision.minimums.slice(1)) : (decision.minimums[place] ?? 0),
      );
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
