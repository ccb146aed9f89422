import type { Kind } from '../rulebooks/classification';
import type { LinkStates } from '../rulebooks/link-states';
import { groupFailures } from './causes';
import {
  type Agreement,
  conformanceOf,
  countAgreements,
  type Difference,
  differencesByRule,
  type RuleConformance,
} from './conformance';
import { linkTo } from './coverage';
import type { LinkedScenario } from './ladder';
import type {
  AmendmentFacts,
  AssumedRuleResult,
  Enforcement,
  EngineFacts,
  Failure,
  Mark,
  RulebookResult,
  Rung,
  RunOrigin,
  RunResult,
  ScenarioResult,
  Unfinished,
  Verdict,
} from './model';
import { stepsDigest } from './scenario-key';
import { rulesIn } from './summary';

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
  readonly kind?: Kind;
  readonly rung: Rung;
  readonly earned: readonly Rung[];
  readonly marks: readonly Mark[];
  /** How the engine comes to keep it; left out where it tells of no rules, or nothing is known of this one. */
  readonly enforcement?: Enforcement;
  /** The rules that share its object undeclared; only of one that is `shared`. */
  readonly sharedWith?: readonly string[];
  /** Its number is in the trace of some scenario of the run. */
  readonly exercised: boolean;
  readonly scenarios: readonly LinkedScenario[];
}

interface ConformanceSummary extends Readonly<Record<Agreement, number>> {
  readonly rules: Readonly<Record<string, Agreement>>;
  /** Only rules that the engine cites or words otherwise, whatever else is said of them. */
  readonly differences: Readonly<Record<string, readonly Difference[]>>;
}

/** The JSON of a run: what `--json` prints and `results.json` holds. */
export interface RunSummary {
  readonly rulewright: string;
  readonly origin?: RunOrigin;
  /** Left out: the reference engine. */
  readonly engine?: EngineFacts;
  readonly seed: number;
  readonly off: readonly string[];
  /** Left out: the rulebooks as they are. */
  readonly amendment?: AmendmentFacts;
  /** Whether every scenario there is was played. */
  readonly complete: boolean;
  /** Why the run ended before all that was selected had been played, and how far it had come; left out where it didn't. */
  readonly unfinished?: Unfinished;
  /** What has become of the links to rules since they were confirmed; scenarios of stale ones are not failures. */
  readonly links: readonly LinkStates[];
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly rulebooks: readonly {
    /** With the short name of an edition, where it is played as another one than usual: `magic@2013`. */
    readonly id: string;
    readonly edition: string;
    /** The short name of the edition that it is played as; left out where its game has one. */
    readonly playedAs?: string;
    /** Rules of that edition that the rulebook only cites: none of them counts. */
    readonly assumed: readonly AssumedRuleResult[];
    readonly rules: readonly RuleSummary[];
    /** Of an engine in a process of its own: how many rules it agrees with, and every rule that scenarios are about. */
    readonly conformance?: ConformanceSummary;
  }[];
  /** What failed, by cause. */
  readonly causes: readonly {
    readonly cause: string;
    readonly axis: Failure['axis'];
    readonly verdict: Verdict;
    /** What differs first in the first of its scenarios. */
    readonly difference: string;
    readonly about: readonly string[];
    readonly affected: readonly string[];
    /** `uri:line` of each. */
    readonly scenarios: readonly string[];
  }[];
  readonly scenarios: readonly (ScenarioSummary & {
    readonly feature: string;
    readonly rulebook?: string;
    /** The short name of the edition that it chose; left out: none. */
    readonly edition?: string;
    readonly rules: readonly string[];
    /** The one of them that its `Rule:` line names. */
    readonly own?: string;
    /** A digest of its steps, by which it is known again under another name. */
    readonly steps: string;
    /** Rules that took part in its game, so that a comparison of editions can name it. */
    readonly exercised: readonly string[];
    /** Those of its rules whose text has changed since it was last read. */
    readonly stale?: readonly string[];
    readonly milliseconds: number;
    /** How many events and decisions its game has: the same on every machine. */
    readonly events: number;
    readonly decisions: number;
    readonly message?: string;
    /** Of one that failed: the step, what was expected and seen, its signature, and which rules it is about. */
    readonly failure?: Failure;
  })[];
}

/** A run as JSON, without the traces: rules have their keys, e.g. `111.1a~2`, where a number is printed twice. */
export function toSummary(result: RunResult): RunSummary {
  const byId = new Map(result.scenarios.map((scenario) => [scenario.id, scenario]));
  const conformance =
    result.engine &&
    new Map(conformanceOf(result).map(({ rulebook, rules }) => [rulebook, summarised(rules)]));
  return {
    rulewright: result.version,
    origin: result.origin,
    engine: result.engine,
    seed: result.seed,
    off: result.off,
    amendment: result.amendment,
    complete: result.complete,
    unfinished: result.unfinished,
    links: result.links,
    counts: result.counts,
    rulebooks: result.rulebooks.map((rulebook) => ({
      ...rulebookSummary(rulebook, byId),
      conformance: conformance?.get(rulebook.id),
    })),
    causes: groupFailures(result).map(({ scenarios, ...group }) => ({
      ...group,
      scenarios: scenarios.map(({ id }) => id),
    })),
    scenarios: result.scenarios.map(scenarioSummary),
  };
}

function scenarioSummary(scenario: ScenarioResult): RunSummary['scenarios'][number] {
  const { id, name, feature, rulebook, edition, rules, own, exercised, stale } = scenario;
  const { verdict, message, failure, milliseconds, trace } = scenario;
  const decisions = trace.filter(({ what }) => what === 'decision').length;
  return {
    name,
    at: id,
    feature,
    rulebook,
    edition,
    rules,
    own,
    steps: stepsDigest(scenario),
    exercised,
    stale,
    verdict,
    milliseconds: Math.round(milliseconds * 1000) / 1000,
    events: trace.length - decisions,
    decisions,
    message,
    failure,
  };
}

function rulebookSummary(rulebook: RulebookResult, scenarios: ReadonlyMap<string, ScenarioResult>) {
  return {
    id: rulebook.id,
    edition: rulebook.edition,
    playedAs: rulebook.playedAs,
    assumed: rulebook.assumed,
    rules: rulesIn(rulebook).map((rule) => ({
      number: rule.key,
      kind: rule.kind,
      rung: rule.rung,
      earned: rule.earned,
      marks: rule.marks,
      enforcement: rule.enforcement,
      sharedWith: rule.sharedWith,
      exercised: rule.exercised,
      scenarios: rule.scenarios.flatMap((id) => {
        const scenario = scenarios.get(id);
        if (scenario === undefined) return [];
        return [linkTo(rule.key, scenario)];
      }),
    })),
  };
}

const summarised = (rules: readonly RuleConformance[]): ConformanceSummary => ({
  ...countAgreements(rules),
  rules: Object.fromEntries(rules.map(({ key, agreement }) => [key, agreement])),
  differences: differencesByRule(rules),
});
