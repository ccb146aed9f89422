import { absent } from '../first-difference';
import type { Sight, StepResult } from '../model';

/** One thing that is to be seen on a table, under both rulesets. */
export interface FactBeside {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** Two tables of one scenario, after the step in which they first differ. */
export interface TablesBeside {
  readonly step: Pick<StepResult, 'keyword' | 'text' | 'line'>;
  /** All that is to be seen; what differs comes first. */
  readonly facts: readonly FactBeside[];
  /** What happened in that step, in the order of each game; rules lead. */
  readonly events: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** Does that differ? */
export const differs = ({ before, after }: FactBeside): boolean => before !== after;

/**
 * The tables of a scenario where its game first goes another way.
 *
 * @param before what was to be seen after each step without the amendment
 * @param after the same under it; null where a step was not gone through
 * @returns undefined where all that both show is the same
 */
export function tablesBeside(
  before: readonly (Sight | null)[],
  after: readonly (Sight | null)[],
  steps: readonly StepResult[],
): TablesBeside | undefined {
  for (const [place, step] of steps.entries()) {
    const [one, other] = [before[place], after[place]];
    if (!one || !other) continue;
    const facts = factsBeside(one, other);
    const events = { before: eventsIn(one), after: eventsIn(other) };
    if (!facts.some(differs) && events.before.join('\n') === events.after.join('\n')) continue;
    const { keyword, text, line } = step;
    return {
      step: { keyword, text, line },
      facts: [...facts.filter(differs), ...facts.filter((fact) => !differs(fact))],
      events,
    };
  }
  return undefined;
}

const factsBeside = (one: Sight, other: Sight): readonly FactBeside[] =>
  [...new Set([...Object.keys(one.facts), ...Object.keys(other.facts)])]
    .map((what) => ({ what, before: seenIn(one, what), after: seenIn(other, what) }))
    .filter(({ before, after }) => before !== NOTHING || after !== NOTHING);

const NOTHING = 'nothing';

const seenIn = ({ facts }: Sight, what: string): string => facts[what] || absent(what);

const eventsIn = ({ events }: Sight): readonly string[] =>
  events.map(({ rule, text }) => (rule === undefined ? text : `${rule} ${text}`));
