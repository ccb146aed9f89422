import { type FailureGroup, groupFailures } from '../causes';
import { type Agreement, conformanceOf } from '../conformance';
import type { RunResult } from '../model';

/** Scenarios that failed of one cause, by their ids. */
export interface PageCause extends Omit<FailureGroup, 'scenarios'> {
  readonly scenarios: readonly string[];
}

/** What the page is drawn from: a run, and what it says about an engine in a process of its own, rule by rule. */
export interface PageResult extends RunResult {
  /** What failed, by cause; scenarios by their ids. */
  readonly causes: readonly PageCause[];
  /** By the rulebook's id, then by the rule's key: only rules that scenarios are about. */
  readonly agreements?: Readonly<Record<string, Readonly<Record<string, Agreement>>>>;
}

/** What the page of a run is drawn from. */
export function pageResult(result: RunResult): PageResult {
  const causes = groupFailures(result).map(({ scenarios, ...group }) => ({
    ...group,
    scenarios: scenarios.map(({ id }) => id),
  }));
  if (result.engine === undefined) return { ...result, causes };
  const agreements = conformanceOf(result).map(({ rulebook, rules }) => {
    const byKey = Object.fromEntries(rules.map(({ key, agreement }) => [key, agreement]));
    return [rulebook, byKey] as const;
  });
  return { ...result, causes, agreements: Object.fromEntries(agreements) };
}
