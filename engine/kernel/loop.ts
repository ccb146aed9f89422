import type { Rule } from './rule';

/** What the watch looks at. */
export interface Repeating {
  /** A hash of the whole position. */
  hash(): string;
  /** The same for positions that differ only in what will be drawn from now on. */
  hashButForChance(): string;
  /** How often something can be repeated before what it uses up must have run out. */
  bound(): number;
  /** How many objects are read one by one for a hash. */
  size(): number;
}

/** Forced decisions in a row before positions are compared: shorter chains are too common to be worth hashing. */
const SUSPICION = 400;

/** Forced decisions in a row before chance is looked past: nearly every game has ended by then. */
const PATIENCE = 5_000;

/** So often on average each position but for chance has come up, with no new one, before nothing new is to come. */
const ROUNDS = 1_000;

/**
 * Positions of fewer objects are compared at each decision, larger ones more seldom: what grows with each round would take
 * ever longer to compare, and recurs in its events alone. A loop that is looked at every so often is found so many times later.
 */
const SMALL = 200;

/** How far the watch had come at some moment. */
interface Standing {
  readonly forced: number;
  readonly positions: Set<string>;
  readonly positionsThen: number;
  readonly events: string[];
  readonly eventsThen: number;
  readonly noting: boolean;
  readonly nextLook: number;
  readonly bound: number;
  readonly butForChance: Set<string>;
  readonly butForChanceThen: number;
  readonly lastNew: number;
  readonly nextPosition: number;
}

/** A moment to come back to: as long as nothing is suspicious, that is how many decisions in a row left no choice. */
export type WatchedSoFar = number | Standing;

/**
 * Finds loops of mandatory actions. A decision with a choice in it starts the watch anew, so that a loop which anybody
 * could leave is never found.
 *
 * A loop is a position that recurs, or, when something grows with each round, a sequence of events that repeats more
 * often than anything it could be using up can last. Where something is drawn by chance in each round, it is one when
 * positions have recurred but for that so often that whatever can be drawn has been.
 */
export class LoopWatch {
  private forced = 0;
  private positions = new Set<string>();
  private events: string[] = [];
  private noting = false;
  private nextLook = 1024;
  private bound = 0;
  private butForChance = new Set<string>();
  /** After how many forced decisions a position was new but for chance. */
  private lastNew = 0;
  /** After how many forced decisions positions are compared again. */
  private nextPosition = 0;

  /** How many decisions in a row have left no choice. */
  get forcedInARow(): number {
    return this.forced;
  }

  /** A player had a choice. */
  reset(): void {
    if (this.forced === 0 && !this.noting) return;
    this.forced = 0;
    this.noting = false;
    // What was noted is left to the moments that can be come back to; nearly always nothing was.
    if (this.positions.size > 0) this.positions = new Set();
    if (this.events.length > 0) this.events = [];
    if (this.butForChance.size > 0) this.butForChance = new Set();
    this.lastNew = 0;
    this.nextPosition = 0;
    this.nextLook = 1024;
  }

  /** How far the watch has come: pass it to `backTo` when everything since is taken back. */
  soFar(): WatchedSoFar {
    const { forced, positions, events, noting, nextLook, bound, butForChance, lastNew, nextPosition } = this;
    if (positions.size === 0 && events.length === 0 && !noting) return forced;
    return {
      forced,
      positions,
      positionsThen: positions.size,
      events,
      eventsThen: events.length,
      noting,
      nextLook,
      bound,
      butForChance,
      butForChanceThen: butForChance.size,
      lastNew,
      nextPosition,
    };
  }

  /** Goes back to what had been seen at a moment: what is played again from there is judged as it was the first time. */
  backTo(then: WatchedSoFar): void {
    this.reset();
    if (typeof then === 'number') {
      this.forced = then;
      return;
    }
    this.forced = then.forced;
    this.positions = new Set([...then.positions].slice(0, then.positionsThen));
    this.events = then.events.slice(0, then.eventsThen);
    this.noting = then.noting;
    this.nextLook = then.nextLook;
    this.bound = then.bound;
    this.butForChance = new Set([...then.butForChance].slice(0, then.butForChanceThen));
    this.lastNew = then.lastNew;
    this.nextPosition = then.nextPosition;
  }

  /** Are positions being compared by the last of so many forced decisions more, or already? */
  comparesWithin(decisions: number): boolean {
    return this.noting || this.forced + decisions > SUSPICION;
  }

  /** A decision that leaves no choice is made without being asked whether it goes on for ever: nothing is suspicious yet. */
  forcedOne(): void {
    this.forced += 1;
  }

  /** Something happened. */
  saw(kind: string, cause: Rule | undefined): void {
    if (this.noting || this.forced >= SUSPICION) this.events.push(cause ? `${kind} ${cause.number}` : kind);
  }

  /**
   * Asked at each decision that leaves no choice: does this go on for ever?
   *
   * @param shown somebody is asked all the same. That takes so much longer than to compare a position, and happens so
   *   much more seldom in a row, that positions are compared from the first one on.
   */
  repeats(game: Repeating, shown = false): boolean {
    this.forced += 1;
    if (!shown && this.forced <= SUSPICION) return false;
    // What grows with the loop itself must not raise the bound: it is worked out once, as the watch begins.
    if (this.positions.size === 0 && !this.noting) this.bound = game.bound();
    if (this.forced >= this.nextPosition) {
      this.nextPosition = this.forced + 1 + Math.floor(game.size() / SMALL);
      const position = game.hash();
      if (this.positions.has(position)) return true;
      this.positions.add(position);
      if (this.recursButForChance(game)) return true;
    }
    return this.eventsRepeat();
  }

  /**
   * Asked now and then when very much happens without any decision at all, even a forced one: what grows with each
   * round comes to no position twice, but its events repeat.
   */
  repeatsUnasked(game: Repeating): boolean {
    if (!this.noting && this.positions.size === 0) this.bound = game.bound();
    this.noting = true;
    return this.eventsRepeat();
  }

  private recursButForChance(game: Repeating): boolean {
    if (this.forced <= PATIENCE) return false;
    const { size } = this.butForChance;
    this.butForChance.add(game.hashButForChance());
    if (this.butForChance.size > size) this.lastNew = this.forced;
    return this.forced - this.lastNew > ROUNDS * this.butForChance.size;
  }

  private eventsRepeat(): boolean {
    if (this.events.length < this.nextLook) return false;
    this.nextLook *= 2;
    const recent = this.events.slice(this.events.length >> 1);
    return recent.length / shortestPeriod(recent) > this.bound;
  }
}

/** Length of the shortest stretch whose repetition gives the whole list (the last one may be cut short). */
export function shortestPeriod(list: readonly string[]): number {
  const borders = new Array<number>(list.length).fill(0);
  for (let at = 1; at < list.length; at += 1) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && list[at] !== list[border]) border = borders[border - 1] ?? 0;
    if (list[at] === list[border]) border += 1;
    borders[at] = border;
  }
  return Math.max(1, list.length - (borders[list.length - 1] ?? 0));
}
