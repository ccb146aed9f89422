import { type Agreement, conformanceOf } from '../conformance';
import type { RunResult } from '../model';

/** What the page is drawn from: a run, and what it says about an engine in a process of its own, rule by rule. */
export interface PageResult extends RunResult {
  /** By the rulebook's id, then by the rule's key: only rules that scenarios are about. */
  readonly agreements?: Readonly<Record<string, Readonly<Record<string, Agreement>>>>;
}

/** What the page of a run is drawn from. */
export function pageResult(result: RunResult): PageResult {
  if (result.engine === undefined) return result;
  const agreements = conformanceOf(result).map(({ rulebook, rules }) => {
    const byKey = Object.fromEntries(rules.map(({ key, agreement }) => [key, agreement]));
    return [rulebook, byKey] as const;
  });
  return { ...result, agreements: Object.fromEntries(agreements) };
}
