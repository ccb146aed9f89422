import { ActionsWithin, type DoneBy, type DoneWithin } from './actions-within';
import { assertions } from './assertions';
import { Chance } from './chance';
import type { Checkpoint } from './checkpoint';
import { WrongSpeedUp } from './compared-answers';
import { type Answer, type Decision, firstAnswer, refusal, soleAnswer } from './decision';
import { EventfulGame } from './eventful-game';
import { FrameSnapshots } from './frame-snapshots';
import { IllegalAction } from './illegal-action';
import type { Repeating } from './loop';
import { NOTHING_PASSED, type PassedOver, passedFor } from './passing-over';
import { begin, type Frame, type Procedure, type StepResult } from './procedure';
import type { Rule } from './rule';
import type { Ruleset } from './ruleset';
import { speedUps } from './speed-ups';
import { boundNesting, MOST_STEPS, StepsUnasked } from './step-limit';
import { DecisionRecord, ForcedDecisions } from './trace';
import type { OutOfForce } from './variants';

const isSame = (expected: Answer | undefined, answer: Answer): boolean =>
  expected?.length === answer.length && expected.every((place, index) => place === answer[index]);

/**
 * A game under way: a conversation of decisions, advancing by itself until some player must decide.
 *
 * @typeParam G the game itself, so that rules receive it with everything it adds to the kernel.
 */
export abstract class Game<G> extends EventfulGame<G> {
  readonly chance: Chance;
  /** More steps without a decision are a hang. */
  mostSteps = MOST_STEPS;
  /** Kept by moments rather than by the journal: a few procedures are under way, and they move on all the time. */
  protected readonly frames: Frame<G>[] = [];
  /** How often steps called a procedure or decided something: what tells that something came of a step. */
  private came = 0;
  private readonly forcedOnes = new ForcedDecisions();
  private readonly snapshots = new FrameSnapshots<G>();
  private readonly within = new ActionsWithin<G>();
  /** How decisions are made in procedures that are gone through once more, until one is asked for that isn't the same. */
  private readonly madeBefore = new Map<Frame<G>, Answer[]>();
  private asked: Decision | undefined;
  /** What is passed over because it is known what it comes to, by the places of procedures. */
  protected passedOver: PassedOver = NOTHING_PASSED;
  /** Procedures under way that might have been passed over, and a hash of what they must come to. */
  private readonly expected = new Map<Frame<G>, string>();
  private readonly history: Checkpoint[] = [];
  private forced: Decision | undefined;
  /** The moment before an illegal action, as it was come back to last: what was undone is noted no more. */
  private cameBackTo: Checkpoint | 'not yet' | undefined;
  /** Who is asked for what belongs to the position: the same table before each of several players passes is no loop. */
  private readonly position: Repeating = {
    hash: () => `${this.hash()} ${this.forced?.player} ${this.forced?.purpose}`,
    hashButForChance: () => this.chance.uncounted(() => this.position.hash()),
    bound: () => this.repetitionBound(),
    size: () => this.unsettled(),
  };

  constructor(ruleset: Ruleset, off: OutOfForce, seed: number) {
    super(ruleset, off);
    this.chance = new Chance(this.journal, seed, (what, change) => this.keepBooks(what, change));
  }

  abstract get isOver(): boolean;
  /** A hash of the position: equal positions have equal hashes on any machine. */
  abstract hash(): string;
  /** A bound on how often something can be repeated before what it uses up must have run out. */
  protected abstract repetitionBound(): number;
  /** How many objects wait to be dealt with: what grows where a loop does, and is read anew for each hash. */
  protected abstract unsettled(): number;
  /** A loop of mandatory actions was found: the game ends it as its rulebook says. */
  protected abstract loopFound(): void;

  /** The decision that the game waits for; undefined when it is over. */
  get decision(): Decision | undefined {
    return this.asked;
  }

  /** How many decisions players have made. */
  get decisions(): number {
    return this.history.length;
  }

  /**
   * Makes decisions that leave no choice, one after the other, as the step that would ask for them would: for what would
   * be asked for very often in vain.
   *
   * @returns false when that step must ask after all, because somebody wants to see each of them or the game may be in a
   *   loop. Then nothing was decided.
   */
  decidesAtOnce(step: Rule, decisions: readonly Decision[]): boolean {
    if (!speedUps.areUsed || !this.isOn(step) || this.loops.comparesWithin(decisions.length)) return false;
    for (const decision of decisions) if (!soleAnswer(decision) || this.stopsAt(decision)) return false;
    for (const decision of decisions) {
      this.loops.forcedOne();
      this.trace.push(this.forcedOnes.made(decision, soleAnswer(decision) ?? []));
    }
    this.came += 1;
    this.exercise(step);
    return true;
  }

  /**
   * Begins a procedure; the step that called it goes on when it is finished.
   *
   * @param options `reversible`: it is an action, which is taken back if it turns out illegal. `doneBy`: it is done in the course of
   *   one, and could be done by itself
   */
  call<D>(
    procedure: Procedure<G, D>,
    data: D,
    options: { readonly reversible?: boolean; readonly doneBy?: DoneBy } = {},
  ): void {
    boundNesting(this.frames.length, procedure.name);
    this.came += 1;
    const passed = passedFor(this.passedOver, procedure);
    const does = passed?.over.does;
    const isChecked = passed?.isChecked === true;
    if (!isChecked && does?.(this.self, data)) return;
    const comesTo = isChecked && does ? this.hashIf(() => does(this.self, data)) : undefined;
    passed?.over.begins?.(this.self);
    const frame = begin(
      this.standing === undefined ? procedure : this.standing.procedure(this, procedure),
      data,
      options.reversible ? this.history.length : undefined,
      passed,
    );
    this.frames.push(frame);
    if (options.doneBy)
      this.within.began(frame, options.doneBy, this.trace.length, (answers) =>
        this.callAgain(procedure, data, answers),
      );
    if (comesTo !== undefined) this.expected.set(frame, comesTo);
  }

  /** Begins a procedure in which it is decided as it was before. */
  private callAgain<D>(procedure: Procedure<G, D>, data: D, answers: readonly Answer[]): void {
    const before = this.frames.length;
    this.call(procedure, data);
    const frame = this.frames[before];
    if (frame) this.madeBefore.set(frame, [...answers]);
  }

  /** A hash of what comes of something that is done at once, procedures apart; undefined: it isn't done. All is taken back. */
  private hashIf(does: () => boolean): string | undefined {
    const [mark, lines, watched] = [this.journal.mark(), this.trace.length, this.loops.soFar()];
    const comesTo = does() ? this.hashOfTheTable() : undefined;
    this.takeBack(mark);
    this.trace.length = lines;
    this.loops.backTo(watched);
    return comesTo;
  }

  /** A hash of the position without the procedures that are under way. */
  private hashOfTheTable(): string {
    const frames = this.frames.splice(0);
    try {
      return this.hash();
    } finally {
      this.frames.push(...frames);
    }
  }

  /** Where a procedure might have been passed over, it has come to the same. */
  private compareWithPassing(frame: Frame<G>): void {
    const comesTo = this.expected.get(frame);
    if (comesTo === undefined) return;
    this.expected.delete(frame);
    const rules = this.hashOfTheTable();
    WrongSpeedUp.throwIfDifferent({
      title: `what comes of ${frame.name}`,
      about: [],
      faster: comesTo,
      rules,
    });
  }

  /** Nobody may be asked within a procedure that might have been passed over. */
  private compareWithAsking(purpose: string): void {
    for (const frame of this.frames)
      if (this.expected.has(frame))
        throw new WrongSpeedUp({
          title: `what comes of ${frame.name}`,
          about: [],
          faster: 'that nobody is asked',
          rules: `that somebody is asked to ${purpose}`,
        });
  }

  /** Goes on behind a step: with the last one, where those between would find nothing to do. */
  private goOn(frame: Frame<G>, after: Rule): void {
    frame.at += 1;
    if (!frame.mayGoOnWithTheLast(this.self, after)) return;
    if (!frame.isChecked) {
      frame.at = frame.length - 1;
      return;
    }
    const before = this.journal.mark() + this.came;
    for (; frame.at < frame.length - 1; frame.at += 1) {
      const step = frame.current();
      if (!step || !this.isOn(step)) continue;
      const comes = frame.isAsking ? frame.ask(this.self) : frame.run(this.self);
      if (comes !== undefined || this.journal.mark() + this.came > before)
        throw new WrongSpeedUp({
          title: `what comes of ${step.number} in ${frame.name}`,
          about: [],
          faster: 'that it comes to nothing',
          rules: 'that it does something',
        });
    }
  }

  /** Answers the decision that the game waits for. Returns why it is refused, leaving everything as it was. */
  act(answer: Answer): string | undefined {
    const decision = this.asked;
    if (!decision) return 'the game is over';
    const refused = refusal(decision, answer);
    if (refused) return refused;
    this.history.push(this.moment(decision));
    const forced = soleAnswer(decision) !== undefined;
    if (!forced && !isSame(this.staysInALoop(decision), answer)) this.loops.reset();
    try {
      this.take(decision, answer, forced);
      this.advance();
      return undefined;
    } catch (illegal) {
      if (!(illegal instanceof IllegalAction)) throw illegal;
      return this.reverseAction(illegal.asKnownTo(this));
    }
  }

  /** Takes the action under way back to before it began, and asks that decision again. */
  private reverseAction(illegal: IllegalAction): string {
    const began = this.frames.findLast((frame) => frame.reversibleTo !== undefined)?.reversibleTo;
    if (began !== undefined) this.history.length = began;
    const moment = this.history.pop();
    if (moment && began === undefined) this.backTo(moment);
    else if (moment) this.reverseAsRuled(moment);
    return illegal.message;
  }

  /** Has the rules take an action back, and goes on with what they leave to do: where they say nothing, what was done stands. */
  private reverseAsRuled(moment: Checkpoint): void {
    const { within, trace, frames } = this;
    const done = within.since(moment.within, trace);
    this.cameBackTo = 'not yet';
    this.reverse(moment, done);
    const { cameBackTo } = this;
    this.cameBackTo = undefined;
    const isTakenBack = cameBackTo !== undefined && cameBackTo !== 'not yet';
    if (isTakenBack && frames.length === moment.underWay) return;
    if (!isTakenBack) frames.length = moment.underWay;
    this.history.push(isTakenBack ? cameBackTo : moment);
    this.advance();
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
        const frame = this.frames.at(-1);
        const asked = frame && this.runOne(frame);
        if (asked) this.take(asked, firstAnswer(asked), false);
      }
      this.backTo(moment);
      return undefined;
    } catch (illegal) {
      if (!(illegal instanceof IllegalAction)) throw illegal;
      // Whoever only tries something takes all of it back.
      this.reverse(moment, []);
      this.frames.length = depth;
      return illegal.asKnownTo(this);
    }
  }

  /** Is a player asked although there is only one legal answer? Nobody is, unless a game stops for its observers. */
  protected stopsAt(_decision: Decision): boolean {
    return false;
  }

  /**
   * The answer with which a player does nothing about a loop, as by passing: then the loop goes on as if there had been no choice.
   * Undefined: any answer is a choice, and who has one is in no loop of mandatory actions. A game whose rulebook says otherwise overrides this.
   */
  protected staysInALoop(_decision: Decision): Answer | undefined {
    return undefined;
  }

  /** Who makes the choice of a player: another one, where that one can't any more or is controlled. */
  protected decider(seat: number): number {
    return seat;
  }

  /**
   * Takes an illegal action back. A game whose rulebook says how overrides this.
   *
   * @param _within what was done in its course and could have been done by itself: a rulebook may let it stand, and has it done again
   */
  protected reverse(moment: Checkpoint, _within: readonly DoneWithin<G>[]): void {
    this.backTo(moment);
    if (this.cameBackTo === 'not yet') this.cameBackTo = this.moment(moment.decision);
  }

  private moment(decision: Decision): Checkpoint {
    const standing = this.snapshots.note(this.frames);
    return {
      mark: this.journal.mark(),
      lines: this.trace.length,
      told: this.fullTrace?.length ?? 0,
      decision,
      standing,
      underWay: this.frames.length,
      watched: this.loops.soFar(),
      within: this.within.soFar,
    };
  }

  /** Something that happens outside any decision, at any time: a concession. */
  interrupt(body: () => void): void {
    const decision = this.asked;
    if (!decision) return;
    this.history.push(this.moment(decision));
    body();
    this.advance();
  }

  /** Goes on until a player must decide or the game is over. */
  advance(): void {
    this.asked = undefined;
    const { frames } = this;
    const unasked = new StepsUnasked(this.mostSteps);
    for (let depth = frames.length; depth > 0 && !this.isOver; depth = frames.length) {
      // What grows with each round never recurs, but its events repeat.
      if (
        unasked.another(this.loops.forcedInARow, this.trace.length) &&
        (unasked.recurs(this.hash()) || this.loops.repeatsUnasked(this.position))
      ) {
        this.loopFound();
        if (this.isOver) return;
        throw unasked.hang();
      }
      const frame = frames[depth - 1];
      const asked = frame && this.runOne(frame);
      if (asked) {
        if (this.expected.size > 0) this.compareWithAsking(asked.purpose);
        this.asked = asked;
        break;
      }
    }
    if (assertions.areMade || this.changes) this.assertSound();
  }

  /** Called as the game comes to rest, where it is to look at itself: throws where its state is none that it can have. */
  protected assertSound(): void {}

  private backTo({ mark, lines, told, decision, standing, underWay, watched, within }: Checkpoint): void {
    this.changes?.keep(told);
    this.takeBack(mark);
    this.snapshots.backTo(standing, underWay, this.frames);
    this.within.backTo(within, this.frames);
    this.madeBefore.clear();
    this.trace.length = lines;
    this.loops.backTo(watched);
    this.asked = decision;
  }

  /** Runs one step of the innermost procedure; returns the decision that it asks for, if it leaves a choice. */
  private runOne(frame: Frame<G>): Decision | undefined {
    const rule = frame.current();
    if (!rule) {
      this.frames.pop();
      frame.ended(this.self);
      this.within.ended(frame, this.trace.length);
      if (this.madeBefore.size > 0) this.madeBefore.delete(frame);
      if (this.expected.size > 0) this.compareWithPassing(frame);
      return undefined;
    }
    if (!this.isOn(rule)) {
      frame.at += 1;
      return undefined;
    }
    this.running = rule;
    if (!frame.isAsking) {
      this.go(frame, this.runStep(frame, rule), rule);
      return undefined;
    }
    const asked = frame.ask(this.self);
    if (!asked) {
      frame.at += 1;
      return undefined;
    }
    const player = this.decider(asked.player);
    const decision = player === asked.player ? asked : { ...asked, player, choiceOf: asked.player };
    const forced = soleAnswer(decision);
    if (!forced) {
      if (this.decidedBefore(decision)) return undefined;
      return this.staysInALoop(decision) && this.endsAsALoop(decision) ? undefined : decision;
    }
    if (this.endsAsALoop(decision)) return undefined;
    if (this.stopsAt(decision)) return decision;
    this.take(decision, forced, true);
    return undefined;
  }

  /** Is a decision part of a loop that nobody ends, and does the game end with it? */
  private endsAsALoop(decision: Decision): boolean {
    this.forced = decision;
    if (!this.loops.repeats(this.position, this.stopsAt(decision))) return false;
    const before = this.journal.mark();
    this.loopFound();
    if (this.isOver || this.journal.mark() > before) return true;
    // Where a loop ends nothing, it goes on: by hand as long as somebody likes, else until it is a hang.
    this.loops.reset();
    return false;
  }

  /** Decides as it was decided before, in a procedure that is gone through once more. Returns false where that is no answer now. */
  private decidedBefore(decision: Decision): boolean {
    if (this.madeBefore.size === 0) return false;
    const frame = this.frames.findLast((each) => this.madeBefore.has(each));
    const answer = frame && this.madeBefore.get(frame)?.shift();
    if (answer && refusal(decision, answer) === undefined) {
      this.take(decision, answer, false);
      return true;
    }
    this.madeBefore.clear();
    return false;
  }

  /** Runs a step. It was exercised when something came of it: most steps of a procedure find nothing to do. */
  private runStep(frame: Frame<G>, rule: Rule): StepResult {
    const before = this.journal.mark() + this.came;
    try {
      const next = frame.run(this.self);
      this.changes?.read(rule);
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
    if (!forced) this.trace.push(new DecisionRecord(decision, answer, false));
    else if (answer.length > 0) this.trace.push(this.forcedOnes.made(decision, answer));
    this.exercise(rule, rule.place);
    this.go(frame, frame.answer(this.self, answer, decision), rule);
    this.changes?.read(rule);
  }

  private go(frame: Frame<G>, next: StepResult, after: Rule): void {
    if (next === undefined) this.goOn(frame, after);
    else if (next !== 'again') frame.at = next === 'restart' ? 0 : frame.length;
  }
}
