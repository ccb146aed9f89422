import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';
import type { ScenarioResult, Verdict } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { findHome, stepFiles } from './home';
import { endWithParent } from './parent';
import { play } from './run';

// Plays scenarios with a rule switched off, in a process of its own that can be ended when a game never ends.

/**
 * What the worker is asked for: a rule, or a variant of it, and the scenarios, as `file:line`, that are linked to it. A rule
 * that follows from others is played without these.
 */
export interface Order {
  readonly rule: string;
  readonly without?: readonly string[];
  readonly scenarios: readonly string[];
}

/** What the worker answers. */
export interface Answer {
  readonly rule: string;
  /** The scenario that failed, if one did. */
  readonly by?: string;
  /** True where no scenario came to be played, as none could be set up: nobody can say whether one would have noticed. */
  readonly isUnplayed?: boolean;
  /** Why nothing could be played, which says nothing of the rule. */
  readonly problem?: string;
}

/** A scenario that can't be set up without a rule says nothing: not that the rule is missing, nor that it isn't. */
const catching: readonly Verdict[] = ['failed', 'crashed', 'timed out'];

let steps: readonly string[] | ISupportCodeLibrary = stepFiles(findHome());

async function playWithout({ rule, without = [rule], scenarios }: Order): Promise<Answer> {
  const played = new Scenarios();
  const results: ScenarioResult[] = [];
  steps = await play({ files: scenarios, tags: '', off: without, seed: 0 }, steps, false, (message) => {
    const result = played.update(message);
    if (result) results.push(result);
  });
  if (results.length === 0) return { rule, problem: `none of ${scenarios.join(', ')} is a scenario` };
  const by = results.find(({ verdict }) => catching.includes(verdict))?.id;
  const isUnplayed = results.every(({ verdict }) => verdict === 'setup error');
  return { rule, ...(by === undefined ? {} : { by }), ...(isUnplayed ? { isUnplayed } : {}) };
}

endWithParent();
process.on('message', (order: Order) => {
  playWithout(order).then(
    (answer) => process.send?.(answer),
    (error) => process.send?.({ rule: order.rule, problem: String(error) }),
  );
});
