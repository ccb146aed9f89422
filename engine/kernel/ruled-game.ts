import type { DoneWithin } from './actions-within';
import { checkedAnswer } from './asking';
import type { Checkpoint } from './checkpoint';
import { type Answer, type Decision, isPriority } from './decision';
import type { GameEvent } from './event';
import type { Permission } from './forms';
import type { StateRecords } from './full-trace/record-kinds';
import { ChangeRecorder } from './full-trace/recorder';
import { Game } from './game';
import type { Rule } from './rule';
import { type Ruleset, Tables } from './ruleset';
import { speedUps } from './speed-ups';
import type { OutOfForce } from './variants';

/** The rules that any game's state asks for answers; given by the ruleset's sections, which know the state and not the reverse. */
export interface RulesAsked<G> {
  /** Applies replacement and prevention to proposed events; returns undefined when it took them over. */
  replace(game: G, events: readonly GameEvent<G>[]): readonly GameEvent<G>[] | undefined;
  /** Asked before a batch of events is applied; what it returns is handed to `happened`. */
  aboutToHappen(game: G, events: readonly GameEvent<G>[]): unknown;
  /** Asked after a batch of events was applied: abilities trigger. */
  happened(game: G, events: readonly GameEvent<G>[], before: unknown): void;
  /**
   * A hash of the position: equal positions have equal hashes on any machine.
   *
   * @param isUnderWayLeftOut whether procedures under way don't count: then it is one of the state alone
   */
  hash(game: G, isUnderWayLeftOut?: boolean): string;
  /** What of the state the full trace tells; left out, it tells of chance alone. */
  records?(game: G): StateRecords;
  /** A loop of mandatory actions was found; left out: nothing follows from that. */
  loopFound?(game: G): void;
  /** The answer with which a player leaves a loop as it is; undefined, or left out: any answer is a choice. */
  staysInALoop?(game: G, decision: Decision): Answer | undefined;
  /** Seat of the player who makes the choices of the one in a seat; left out: each player their own. */
  decidesInstead?(game: G, seat: number): number;
  /**
   * A player's illegal action is taken back; left out: and nothing else happens.
   *
   * @param within what was done in its course and could have been done by itself: some of it may stand
   */
  reverse?(game: G, takeBack: () => void, within: readonly DoneWithin<G>[], player: number): void;
}

/**
 * A game of players that looks up in tables of its rules who may do what. What some rule permits and none forbids may be
 * done.
 *
 * @typeParam G the game itself. @typeParam O its objects. @typeParam P its players.
 */
export abstract class RuledGame<G, O, P> extends Game<G> {
  /** In order of seats. */
  readonly players: P[] = [];
  /** True when players are asked at every priority, even when passing is all that they can do. */
  stopsAtPriority = false;
  protected abstract readonly rules: RulesAsked<G>;

  /** @param tables those of the rules in force: they may be shared by games that are played under the same rules. */
  constructor(
    ruleset: Ruleset,
    off: OutOfForce,
    seed: number,
    readonly tables: Tables<G, O> = new Tables(ruleset, off),
  ) {
    super(ruleset, off, seed);
    const { installed, passedOver } = tables.speedIn(speedUps.mode);
    this.installed = installed;
    this.passedOver = passedOver;
  }

  /** The player in a seat. Throws RangeError where nobody sits. */
  player(seat: number): P {
    const found = this.players[seat];
    if (!found) throw new RangeError(`There is no player in seat ${seat}`);
    return found;
  }

  /** Is an action permitted: does some rule allow it, and none forbid it? */
  permits<S>(action: string, player: number, subject: S): boolean {
    return (
      this.permitting(action, player, subject) !== undefined &&
      this.forbidding(action, player, subject) === undefined
    );
  }

  /** The rule that allows an action. */
  permitting<S>(action: string, player: number, subject: S): Rule | undefined {
    return this.applying(this.tables.permissions.get(action), player, subject);
  }

  /** The rule that forbids an action. */
  forbidding<S>(action: string, player: number, subject: S): Rule | undefined {
    return this.applying(this.tables.prohibitions.get(action), player, subject);
  }

  private applying<S>(
    rules: readonly Permission<G, unknown>[] | undefined,
    player: number,
    subject: S,
  ): Rule | undefined {
    if (!rules) return undefined;
    for (const rule of rules) {
      if (!checkedAnswer(rule, this, this.journal.mark(), rule.applies(this.self, player, subject))) continue;
      this.exercise(rule, rule.place);
      return rule;
    }
    return undefined;
  }

  /** From now on the full trace is kept: to be asked for as the table has been set up, before anything happens. */
  keepFullTrace(): void {
    this.changes ??= new ChangeRecorder(this.journal, this.records);
  }

  /** The records of the state, by the names that a full trace has for them. */
  get records(): StateRecords {
    const { chance, ruleset } = this;
    return this.rules.records?.(this.self) ?? { kinds: [], roots: { ...chance.records }, ruleset };
  }

  hash(): string {
    return this.rules.hash(this.self);
  }

  /** A hash of the state alone, whatever is under way: that of a game which was rebuilt from its full trace is the same. */
  stateHash(): string {
    return this.rules.hash(this.self, true);
  }

  protected replace(events: readonly GameEvent<G>[]): readonly GameEvent<G>[] | undefined {
    return this.rules.replace(this.self, events);
  }

  protected aboutToHappen(events: readonly GameEvent<G>[]): unknown {
    return this.rules.aboutToHappen(this.self, events);
  }

  protected happened(events: readonly GameEvent<G>[], before: unknown): void {
    this.rules.happened(this.self, events, before);
  }

  protected loopFound(): void {
    this.rules.loopFound?.(this.self);
  }

  protected override staysInALoop(decision: Decision): Answer | undefined {
    return this.rules.staysInALoop?.(this.self, decision);
  }

  protected override decider(seat: number): number {
    return this.rules.decidesInstead?.(this.self, seat) ?? seat;
  }

  protected override reverse(moment: Checkpoint, within: readonly DoneWithin<G>[]): void {
    const takeBack = (): void => super.reverse(moment, within);
    if (this.rules.reverse) this.rules.reverse(this.self, takeBack, within, moment.decision.player);
    else takeBack();
  }

  protected override stopsAt(decision: Decision): boolean {
    return this.stopsAtPriority && isPriority(decision);
  }
}
