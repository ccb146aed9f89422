import type { PendingDecision } from '../../port/contract';
import type { Moment } from '../invariant';

/** Names of objects in a purpose: what is decided is the same, whichever card it is decided for. */
const OF_SOMETHING = /(?: of| for|:) (?:[A-Z"].*|\[.*)$/;
const ID = / \[\d+\]/g;

/** What a decision is for, without the objects that it is about. */
const purposeOf = ({ purpose }: PendingDecision): string => purpose.replace(ID, '').replace(OF_SOMETHING, '');

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
  private readonly keys = new Set<string>();
  private readonly chosen = new Set<string>();
  private before = 'the beginning';
  private kindBefore = 'the beginning';
  private begun = 0;

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
      if (kind === 'begin' && detail === 'turn') this.begun += 1;
      const event = kind === 'begin' ? `begin ${detail ?? ''}` : kind;
      const caused = rule === undefined ? event : `${event} ${rule}`;
      this.keys.add(`${this.before} > ${caused}`);
      this.before = caused;
      this.kindBefore = event;
    }
    if (decision) this.keys.add(`${purposeOf(decision)} < ${this.kindBefore}`);
  }

  /** Takes in an answer to a decision. */
  answered(decision: PendingDecision, answer: readonly number[]): void {
    const isChoice = decision.kind === 'choose';
    const places = isChoice && answer.length > 0 ? answer : [undefined];
    for (const place of places) {
      const option = place === undefined ? undefined : decision.options[place];
      const action = option?.action ?? (isChoice && answer.length === 0 ? 'none' : decision.kind);
      this.chosen.add(`${purposeOf(decision)}: ${action}`);
    }
  }

  /** All keys, with those of the rules that the engine used. In order. */
  all(rules: readonly string[]): readonly string[] {
    return [...this.keys, ...this.chosen, ...rules.map((rule) => `rule ${rule}`)].sort();
  }
}
