import type { FailureGroup } from './causes';
import type { RecordedRun, RecordedScenario } from './recorded-run';
import { lengthOf, type RunComparison, type ScenarioPair } from './run-comparison';

/** The comparison of two runs as JSON: scenarios by name, place, rules and verdicts, failures by cause. */
export function toComparisonSummary(comparison: RunComparison) {
  const { newlyFailing, notSetUp, otherCause, newlyPassing, notJudged, added, gone, renamed } = comparison;
  const { lost, gained, longer, length, inBoth, same, limits } = comparison;
  return {
    before: runOf(comparison.before),
    after: runOf(comparison.after),
    inBoth,
    same,
    newlyFailing: newlyFailing.map(groupOf),
    notSetUp: notSetUp.map(groupOf),
    otherCause: otherCause.map(({ group, before }) => ({
      ...groupOf(group),
      before: { verdict: before.verdict, cause: before.failure?.cause },
    })),
    newlyPassing: newlyPassing.map(pairOf),
    notJudged: notJudged.map(pairOf),
    added: added.map(scenarioOf),
    gone: gone.map(scenarioOf),
    renamed: renamed.map(pairOf),
    rungs: [...lost, ...gained],
    length,
    longer: longer.map((pair) => ({
      ...placeOf(pair.after),
      before: lengthOf(pair.before),
      after: lengthOf(pair.after),
    })),
    limits,
  };
}

const runOf = ({ rulewright, origin, engine, seed, off, complete, scenarios }: RecordedRun) => ({
  rulewright,
  origin,
  engine,
  seed,
  off,
  complete,
  scenarios: scenarios.length,
});

const placeOf = ({ name, at }: RecordedScenario) => ({ name, at });

const scenarioOf = (scenario: RecordedScenario) => ({
  ...placeOf(scenario),
  rules: scenario.rules,
  verdict: scenario.verdict,
});

const pairOf = ({ before, after }: ScenarioPair) => ({
  ...scenarioOf(after),
  before: { ...placeOf(before), verdict: before.verdict },
});

const groupOf = ({ scenarios, ...group }: FailureGroup<RecordedScenario>) => ({
  ...group,
  scenarios: scenarios.map(scenarioOf),
});
