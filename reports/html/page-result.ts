import { type FailureGroup, groupFailures } from '../causes';
import { type Agreement, conformanceOf, type Difference, differencesByRule } from '../conformance';
import type { RunResult, ScenarioResult } from '../model';
import { describeAmendment } from '../under-amendment';

/** A scenario as the page shows it: the rules that its game exercised are kept by rule instead. */
export type PageScenario = Omit<ScenarioResult, 'exercised'>;

/** How many scenarios about other rules exercise a rule, then where some of them stand among the scenarios. */
type Exercising = readonly number[];

/** Scenarios that failed of one cause, by their ids. */
export interface PageCause extends Omit<FailureGroup, 'scenarios'> {
  readonly scenarios: readonly string[];
}

/** What the page is drawn from: a run, and what it says about an engine in a process of its own, rule by rule. */
export interface PageResult extends Omit<RunResult, 'scenarios'> {
  /** What failed, by cause; scenarios by their ids. */
  readonly causes: readonly PageCause[];
  /** That an amendment was played, and what it changes; left out where none was. */
  readonly under?: string;
  readonly scenarios: readonly PageScenario[];
  /** By the rulebook's id, then by the rule's key: only rules that scenarios about other rules exercise. */
  readonly exercising: Readonly<Record<string, Readonly<Record<string, Exercising>>>>;
  /** By the rulebook's id, then by the rule's key: only rules that scenarios are about. */
  readonly agreements?: Readonly<Record<string, Readonly<Record<string, Agreement>>>>;
  /** In the same way: only rules that the engine cites or words otherwise, whatever else is said of them. */
  readonly differences?: Readonly<Record<string, Readonly<Record<string, readonly Difference[]>>>>;
}

/** So many scenarios that exercise a rule are named; a rule of the turn's structure takes part in nearly all. */
const MOST_NAMED = 12;

/** What the page of a run is drawn from. */
export function pageResult(result: RunResult): PageResult {
  const causes = groupFailures(result).map(({ scenarios, ...group }) => ({
    ...group,
    scenarios: scenarios.map(({ id }) => id),
  }));
  const under = describeAmendment(result.amendment);
  const page = {
    ...result,
    ...(under === undefined ? {} : { under }),
    causes,
    scenarios: result.scenarios.map(({ exercised: _, ...scenario }) => scenario),
    exercising: exercisingIn(result),
  };
  if (result.engine === undefined) return page;
  const books = conformanceOf(result);
  const agreements = books.map(
    ({ rulebook, rules }) =>
      [rulebook, Object.fromEntries(rules.map(({ key, agreement }) => [key, agreement]))] as const,
  );
  const differences = books.map(({ rulebook, rules }) => [rulebook, differencesByRule(rules)] as const);
  return {
    ...page,
    agreements: Object.fromEntries(agreements),
    differences: Object.fromEntries(differences),
  };
}

/** Which scenarios exercise each rule, besides those about it: those whose games exercise the fewest rules come first. */
function exercisingIn({ rulebooks, scenarios }: RunResult): PageResult['exercising'] {
  const books = new Map(rulebooks.map(({ id }) => [id, new Map<string, number[]>()]));
  const shortest = [...scenarios.keys()].sort(
    (one, other) =>
      (scenarios[one]?.exercised.length ?? 0) - (scenarios[other]?.exercised.length ?? 0) || one - other,
  );
  for (const place of shortest) {
    const scenario = scenarios[place];
    const rules = books.get(scenario?.rulebook ?? '');
    for (const rule of scenario?.exercised ?? []) {
      if (rules === undefined || scenario?.rules.includes(rule)) continue;
      const list = rules.get(rule) ?? [0];
      list[0] = (list[0] ?? 0) + 1;
      if (list.length <= MOST_NAMED) list.push(place);
      rules.set(rule, list);
    }
  }
  return Object.fromEntries([...books].map(([id, rules]) => [id, Object.fromEntries(rules)]));
}
