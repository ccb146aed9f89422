import type { PendingDecision } from '../../port/contract';
import type { Moment } from '../invariant';

/** Names of objects in a purpose: what is decided is the same, whichever card it is decided for. */
const OF_SOMETHING = /(?: of| for|:) (?:[A-Z"].*|\[.*)$/;
const ID = / \[\d+\]/g;

/** Words that are put together again and again out of the same few: so many are kept, then begun with anew. */
const KEPT = 10_000;

const purposes = new Map<string, string>();

/** What a decision is for, without the objects that it is about. */
function purposeOf({ purpose }: PendingDecision): string {
  const known = purposes.get(purpose);
  if (known !== undefined) return known;
  if (purposes.size >= KEPT) purposes.clear();
  const found = purpose.replace(ID, '').replace(OF_SOMETHING, '');
  purposes.set(purpose, found);
  return found;
}

const joinedTo = new Map<string, Map<string, Map<string, string>>>();
let joints = 0;

/** Two words with something between them, which is one of a few. */
function joined(first: string, between: string, second: string): string {
  const known = joinedTo.get(first)?.get(between)?.get(second);
  if (known !== undefined) return known;
  joints += 1;
  if (joints > KEPT) {
    joints = 0;
    joinedTo.clear();
  }
  const made = `${first}${between}${second}`;
  const ofFirst = joinedTo.get(first) ?? new Map<string, Map<string, string>>();
  const after = ofFirst.get(between) ?? new Map<string, string>();
  joinedTo.set(first, ofFirst.set(between, after.set(second, made)));
  return made;
}

/**
 * What one game reached, as keys. A game is worth keeping when it reached a key that no other did:
 *
 * - `rule 704.5c`: the engine used the rule;
 * - `draw a card 402.2a > lose the game 704.5a`: an event by one rule came straight after an event by another;
 * - `choose targets < play`: a decision came up with that event before it;
 * - `priority: play`: that action was chosen there.
 *
 * Pairs of events say in which order rules met. All pairs of rules of a game are left out: they grow with the square of
 * a game's length, so that nearly every game has a new one, and it says little.
 */
export class GameCoverage {
  /** How many decisions had been made when a key was reached. */
  private readonly keys = new Map<string, number>();
  private made = 0;
  private readonly chosen = new Set<string>();
  private before = 'the beginning';
  private kindBefore = 'the beginning';
  private begun = 0;

  /** @param turnBegins what a turn begins with, as the events name it. */
  constructor(private readonly turnBegins: string) {}

  /** How many turns were begun. */
  get turns(): number {
    return this.begun;
  }

  /** What was done: a purpose and an action. In order. */
  get actions(): readonly string[] {
    return [...this.chosen].sort();
  }

  /** Takes in what happened since the moment before, and what is asked now. */
  sees({ lines, decision }: Moment): void {
    for (const { what, kind, rule, detail } of lines) {
      if (what !== 'event') continue;
      if (kind === 'begin' && detail === this.turnBegins) this.begun += 1;
      const event = kind === 'begin' ? joined(kind, ' ', detail ?? '') : kind;
      const caused = rule === undefined ? event : joined(event, ' ', rule);
      this.reached(joined(this.before, ' > ', caused));
      this.before = caused;
      this.kindBefore = event;
    }
    if (decision) this.reached(joined(purposeOf(decision), ' < ', this.kindBefore));
  }

  /** Takes in an answer to a decision. */
  answered(decision: PendingDecision, answer: readonly number[]): void {
    this.made += 1;
    const isChoice = decision.kind === 'choose';
    const places = isChoice && answer.length > 0 ? answer : [undefined];
    for (const place of places) {
      const option = place === undefined ? undefined : decision.options[place];
      const action = option?.action ?? (isChoice && answer.length === 0 ? 'none' : decision.kind);
      const done = joined(purposeOf(decision), ': ', action);
      this.chosen.add(done);
      this.reached(done);
    }
  }

  /** The keys, with those of the rules that the engine used, that are not among those known already. In order. */
  beyond(known: ReadonlySet<string>, rules: readonly string[]): readonly string[] {
    const found: string[] = [];
    for (const key of this.keys.keys()) if (!known.has(key)) found.push(key);
    for (const rule of rules) {
      const key = joined('rule', ' ', rule);
      if (!known.has(key)) found.push(key);
    }
    return found.sort();
  }

  /** For some keys, after how many decisions they were reached; after all where that isn't known. */
  reachedAfter(keys: readonly string[]): Readonly<Record<string, number>> {
    return Object.fromEntries(keys.map((key) => [key, this.keys.get(key) ?? this.made]));
  }

  private reached(key: string): void {
    if (!this.keys.has(key)) this.keys.set(key, this.made);
  }
}
