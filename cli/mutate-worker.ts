import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';
import { unmetConditions } from '../engine/kernel';
import type { ScenarioResult, Verdict } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { findHome, stepFiles } from './home';
import { endWithParent } from './parent';
import { play } from './run';

// Plays scenarios with rules off, in a process of its own that can be ended when a game never ends.

/** What the worker is asked for. */
export interface Order {
  /** What is out of force, as `--off` takes it; none: the rules are played as they are. */
  readonly off: readonly string[];
  /** Scenarios, as `file:line` or whole files: one list after another, until a scenario notices. */
  readonly scenarios: readonly (readonly string[])[];
  /** Is told of each scenario which rules it exercises, and which conditions it asks in vain? Then all are played. */
  readonly isListing?: boolean;
  /** The short name of the edition in which scenarios are played that choose none. */
  readonly edition?: string | undefined;
}

/** What a scenario exercises as the rules are played, what it asks in vain, and whether it passes. */
export interface Exercising {
  readonly at: string;
  readonly passes: boolean;
  readonly rules: readonly string[];
  /** The conditions that were asked and weren't met. */
  readonly unmet: readonly string[];
}

/** What the worker answers. */
export interface Answer {
  /** The scenario that noticed, if one did. */
  readonly by?: string;
  /** Did the engine break there, and did no scenario see that something is otherwise? */
  readonly isBroken?: boolean;
  /** How many scenarios could be set up and were played. */
  readonly played: number;
  /** Why nothing could be played, which says nothing of the rule. */
  readonly problem?: string;
  readonly exercising?: readonly Exercising[];
}

/** What the worker says: that a scenario begins, or at the end what came of all. */
export type News = { readonly begins: string } | { readonly answer: Answer };

/** What a step ends with when the engine can't go on without a rule, or with another in its place. */
const RULES_NEEDED = 'RulesNeeded';

/** A scenario that can't be set up without a rule says nothing: not that the rule is missing, nor that it isn't. */
const catching: readonly Verdict[] = ['failed', 'crashed', 'timed out'];

let steps: readonly string[] | ISupportCodeLibrary = stepFiles(findHome());

/** Whether scenarios pass as the rules are: one that doesn't has noticed nothing. */
const passing = new Map<string, boolean>();

async function fulfil({ off, scenarios, isListing = false, edition }: Order): Promise<Answer> {
  if (isListing) {
    const exercising = await exercisedBy(scenarios.flat(), { off, edition });
    return { played: exercising.length, exercising };
  }
  let played = 0;
  let brokenBy: string | undefined;
  for (const list of scenarios) {
    for (let left = list; left.length > 0; ) {
      const { results, broken } = await resultsOf(left, { off, edition }, true);
      if (results.length === 0) return { played, problem: `none of ${left.join(', ')} is a scenario` };
      // The first that fails is the last that is played: the others are passed over.
      const place = results.findIndex(({ verdict }) => verdict !== 'passed' && verdict !== 'not run');
      const stopped = results[place];
      const isCatching = stopped !== undefined && catching.includes(stopped.verdict);
      played += (place < 0 ? results.length : place) + (isCatching ? 1 : 0);
      if (isCatching && (await passesAsItIs(stopped.id, edition))) {
        if (!broken.has(stopped.id)) return { played, by: stopped.id };
        // That the engine breaks shows less than a scenario that says what should have been: another one may.
        brokenBy ??= stopped.id;
      }
      left = place < 0 ? [] : results.slice(place + 1).map(({ id }) => id);
    }
  }
  return { played, ...(brokenBy === undefined ? {} : { by: brokenBy, isBroken: true }) };
}

async function exercisedBy(files: readonly string[], rules: RulesPlayed): Promise<readonly Exercising[]> {
  const unmet: string[][] = [];
  unmetConditions.noted = new Set();
  try {
    const { results } = await resultsOf(files, rules, false, () => {
      const noted = unmetConditions.noted ?? [];
      unmet.push([...new Set([...noted].map(({ number }) => number))]);
      unmetConditions.noted = new Set();
    });
    return results.map(({ id, verdict, exercised }, place) => ({
      at: id,
      passes: verdict === 'passed',
      rules: exercised,
      unmet: unmet[place] ?? [],
    }));
  } finally {
    unmetConditions.noted = undefined;
  }
}

async function passesAsItIs(scenario: string, edition: string | undefined): Promise<boolean> {
  const key = `${scenario} ${edition ?? ''}`;
  const known = passing.get(key);
  if (known !== undefined) return known;
  const { results } = await resultsOf([scenario], { off: [], edition }, true);
  const passes = results.every(({ verdict }) => verdict === 'passed');
  passing.set(key, passes);
  return passes;
}

/** By which rules scenarios are played. */
type RulesPlayed = Pick<Order, 'off' | 'edition'>;

/** What became of scenarios, and in which of them the engine broke. */
interface Results {
  readonly results: readonly ScenarioResult[];
  readonly broken: ReadonlySet<string>;
}

async function resultsOf(
  files: readonly string[],
  { off, edition }: RulesPlayed,
  failFast: boolean,
  ends?: () => void,
): Promise<Results> {
  const scenarios = new Scenarios();
  const results: ScenarioResult[] = [];
  const broken = new Set<string>();
  let isNeeded = false;
  steps = await play({ files, tags: '', off, edition, seed: 0, failFast }, steps, false, (message) => {
    const begun = scenarios.begunBy(message);
    if (begun !== undefined) {
      tell({ begins: begun });
      isNeeded = false;
    }
    if (message.testStepFinished?.testStepResult.exception?.type === RULES_NEEDED) isNeeded = true;
    const result = scenarios.update(message);
    if (!result) return;
    results.push(result);
    if (isNeeded || result.verdict === 'crashed' || result.verdict === 'timed out') broken.add(result.id);
    ends?.();
  });
  return { results, broken };
}

const tell = (news: News): void => void process.send?.(news);

endWithParent();
process.on('message', (order: Order) => {
  fulfil(order).then(
    (answer) => tell({ answer }),
    (error) => tell({ answer: { played: 0, problem: String(error) } }),
  );
});
