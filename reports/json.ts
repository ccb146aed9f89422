import { type Agreement, conformanceOf, countAgreements, type RuleConformance } from './conformance';
import type { EngineFacts, RuleState, RunResult, Verdict } from './model';

/** A scenario in the JSON of a run. */
interface ScenarioSummary {
  readonly name: string;
  /** `uri:line`. */
  readonly at: string;
  readonly verdict: Verdict;
}

/** A rule in the JSON of a run. */
interface RuleSummary {
  readonly number: string;
  readonly state: RuleState;
  /** Its number is in the trace of some scenario of the run. */
  readonly exercised: boolean;
  readonly ambiguous: boolean;
  readonly scenarios: readonly ScenarioSummary[];
}

interface ConformanceSummary extends Readonly<Record<Agreement, number>> {
  readonly rules: Readonly<Record<string, Agreement>>;
}

/** The JSON of a run: what `--json` prints and `results.json` holds. */
export interface RunSummary {
  readonly rulewright: string;
  /** Left out: the reference engine. */
  readonly engine?: EngineFacts;
  readonly seed: number;
  readonly off: readonly string[];
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly rulebooks: readonly {
    readonly id: string;
    readonly edition: string;
    readonly rules: readonly RuleSummary[];
    /** Of an engine in a process of its own: how many rules it agrees with, and every rule that scenarios are about. */
    readonly conformance?: ConformanceSummary;
  }[];
  readonly scenarios: readonly (ScenarioSummary & {
    readonly feature: string;
    readonly rulebook?: string;
    readonly rules: readonly string[];
    readonly milliseconds: number;
    readonly message?: string;
  })[];
}

/** A run as JSON, without the traces: rules have their keys, e.g. `111.1a~2`, where a number is printed twice. */
export function toSummary(result: RunResult): RunSummary {
  const byId = new Map(result.scenarios.map(({ id, name, verdict }) => [id, { name, at: id, verdict }]));
  const conformance =
    result.engine && new Map(conformanceOf(result).map((each) => [each.rulebook, each.rules]));
  return {
    rulewright: result.version,
    engine: result.engine,
    seed: result.seed,
    off: result.off,
    counts: result.counts,
    rulebooks: result.rulebooks.map(({ id, edition, chapters }) => ({
      id,
      edition,
      rules: chapters
        .flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
        .map((rule) => ({
          number: rule.key,
          state: rule.state,
          exercised: rule.exercised,
          ambiguous: rule.rulings.length > 0,
          scenarios: rule.scenarios.flatMap((id) => byId.get(id) ?? []),
        })),
      conformance: conformance && summarised(conformance.get(id) ?? []),
    })),
    scenarios: result.scenarios.map(
      ({ id, name, feature, rulebook, rules, verdict, message, milliseconds }) => ({
        name,
        at: id,
        feature,
        rulebook,
        rules,
        verdict,
        milliseconds: Math.round(milliseconds * 1000) / 1000,
        message,
      }),
    ),
  };
}

const summarised = (rules: readonly RuleConformance[]): ConformanceSummary => ({
  ...countAgreements(rules),
  rules: Object.fromEntries(rules.map(({ key, agreement }) => [key, agreement])),
});
