import type { Rulebook, RuleRow, Ruling } from '../rulebooks/model';
import type {
  ChapterResult,
  ImplementedRule,
  RulebookResult,
  RuleResult,
  RuleState,
  ScenarioResult,
} from './model';

/** A rulebook with what is known about it besides a run. */
export interface KnownRulebook {
  readonly rulebook: Rulebook;
  readonly rulings: readonly Ruling[];
  readonly implemented: readonly ImplementedRule[];
}

/** What a run says about every rule of a rulebook. */
export function coverRulebook(known: KnownRulebook, scenarios: readonly ScenarioResult[]): RulebookResult {
  const { rulebook, rulings } = known;
  const own = scenarios.filter((scenario) => scenario.rulebook === rulebook.id);
  const evidence: Evidence = {
    linked: groupedBy(own, (scenario) => scenario.rules),
    implemented: groupedBy(known.implemented, ({ number }) => [number]),
    rulings: groupedBy(rulings, (ruling) => ruling.rules),
    exercised: new Set(own.flatMap((scenario) => scenario.exercised)),
  };
  const chapters = rulebook.chapters.map(
    ({ number, title, sections }): ChapterResult => ({
      number,
      title,
      sections: sections.map((section) => ({
        number: section.number,
        title: section.title,
        rules: section.rules.map((rule) => coverRule(rule, evidence)),
      })),
    }),
  );
  return {
    id: rulebook.id,
    title: rulebook.title,
    edition: rulebook.edition,
    chapters,
    rulings: rulings.map(({ id, rules, question, readings, taken, why }) => ({
      id,
      rules,
      question,
      readings,
      taken,
      why,
    })),
  };
}

interface Evidence {
  readonly linked: ReadonlyMap<string, readonly ScenarioResult[]>;
  readonly implemented: ReadonlyMap<string, readonly ImplementedRule[]>;
  readonly rulings: ReadonlyMap<string, readonly Ruling[]>;
  readonly exercised: ReadonlySet<string>;
}

function coverRule({ key, number }: RuleRow, evidence: Evidence): RuleResult {
  const scenarios = evidence.linked.get(key) ?? [];
  return {
    key,
    number,
    state: stateOf(key, scenarios),
    exercised: evidence.exercised.has(key),
    scenarios: scenarios.map(({ id }) => id),
    rulings: (evidence.rulings.get(key) ?? []).map(({ id }) => id),
    implemented: (evidence.implemented.get(key) ?? []).map(({ title, form }) => ({ title, form })),
  };
}

/** The rung that a rule stands on, from the scenarios that are linked to it. */
function stateOf(key: string, scenarios: readonly ScenarioResult[]): RuleState {
  if (scenarios.length === 0) return 'not linked';
  const played = scenarios.filter(
    ({ verdict }) => verdict !== 'not run' && verdict !== 'waived' && verdict !== 'unsupported',
  );
  if (played.some(({ verdict }) => verdict !== 'passed')) return 'failing';
  if (played.length === 0) return 'linked';
  return played.some(({ exercised }) => exercised.includes(key)) ? 'exercised' : 'passes';
}

function groupedBy<T>(all: readonly T[], keysOf: (each: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    for (const key of keysOf(each)) groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

/** How far a chapter has come. Every count but the first is of rules on that rung or a higher one. */
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
    const inState = (...states: RuleState[]) => rules.filter(({ state }) => states.includes(state)).length;
    const ids = new Set(rules.flatMap((rule) => rule.scenarios));
    const played = [...ids].flatMap((id) => byId.get(id)?.verdict ?? []);
    return {
      number,
      title,
      rules: rules.length,
      linked: rules.length - inState('not linked'),
      passing: inState('passes', 'exercised'),
      exercised: inState('exercised'),
      failing: inState('failing'),
      scenariosPassed: played.filter((verdict) => verdict === 'passed').length,
      scenariosFailed: played.filter((verdict) => isFailure(verdict)).length,
    };
  });
}

/** Whether a verdict says that something is wrong; a gap that an engine declares is none. */
export function isFailure(verdict: ScenarioResult['verdict']): boolean {
  return verdict !== 'passed' && verdict !== 'not run' && verdict !== 'waived' && verdict !== 'unsupported';
}
