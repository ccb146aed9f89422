import type { Kind } from '../rulebooks/classification';
import { kinds } from '../rulebooks/classification';
import { isFailure } from './ladder';
import type { Enforcement, Mark, RulebookResult, RuleResult, Rung, ScenarioResult } from './model';
import { enforcements, marks, rungs } from './model';

/** How many rules there are of each kind, on each rung, with each mark. */
export interface RuleCounts {
  readonly rules: number;
  /** Rules that stand on exactly that rung; together they are all. */
  readonly on: Readonly<Record<Rung, number>>;
  /** Rules that earned that rung, whether or not they stand on a higher one. */
  readonly earned: Readonly<Record<Rung, number>>;
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly marks: Readonly<Record<Mark, number>>;
  /** Rules by how the engine comes to keep them. */
  readonly enforcement: Readonly<Record<Enforcement, number>>;
}

/** The rules of a rulebook in the order in which it has them. */
export function rulesIn({ chapters }: RulebookResult): RuleResult[] {
  return chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
}

/** Counts rules by kind, rung and mark. */
export function countRules(rules: readonly RuleResult[]): RuleCounts {
  return {
    rules: rules.length,
    on: counted(rungs, (rung) => rules.filter((rule) => rule.rung === rung).length),
    earned: counted(rungs, (rung) => rules.filter(({ earned }) => earned.includes(rung)).length),
    kinds: counted(kinds, (kind) => rules.filter((rule) => rule.kind === kind).length),
    marks: counted(marks, (mark) => rules.filter((rule) => rule.marks.includes(mark)).length),
    enforcement: counted(enforcements, (kind) => rules.filter((rule) => rule.enforcement === kind).length),
  };
}

function counted<K extends string>(
  keys: readonly K[],
  count: (key: K) => number,
): Readonly<Record<K, number>>;
function counted(keys: readonly string[], count: (key: string) => number): Readonly<Record<string, number>> {
  return Object.fromEntries(keys.map((key) => [key, count(key)]));
}

/** How far a chapter has come. Every count of rules is of those that earned that rung. */
export interface ChapterSummary {
  readonly number: string;
  readonly title: string;
  readonly rules: number;
  readonly linked: number;
  readonly passing: number;
  readonly exercised: number;
  readonly failing: number;
  readonly scenariosPassed: number;
  readonly scenariosFailed: number;
}

/** Sums a rulebook up by chapter. A scenario that is linked to two chapters counts in both. */
export function summarise(
  rulebook: RulebookResult,
  scenarios: readonly ScenarioResult[],
): readonly ChapterSummary[] {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  return rulebook.chapters.map(({ number, title, sections }) => {
    const rules = sections.flatMap((section) => section.rules);
    const earning = (rung: Rung) => rules.filter(({ earned }) => earned.includes(rung)).length;
    const ids = new Set(rules.flatMap((rule) => rule.scenarios));
    const played = [...ids].flatMap((id) => byId.get(id)?.verdict ?? []);
    return {
      number,
      title,
      rules: rules.length,
      linked: earning('linked'),
      passing: earning('passes'),
      exercised: earning('exercised'),
      failing: rules.filter((rule) => rule.marks.includes('failing')).length,
      scenariosPassed: played.filter((verdict) => verdict === 'passed').length,
      scenariosFailed: played.filter((verdict) => isFailure(verdict)).length,
    };
  });
}
