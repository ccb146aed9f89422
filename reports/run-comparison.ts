import { causeOf, type FailureGroup, groupFailures } from './causes';
import { isFailure } from './ladder';
import type { Rung } from './model';
import { paired } from './pairs';
import type { RecordedRule, RecordedRun, RecordedScenario } from './recorded-run';
import { scenarioKey } from './scenario-key';

/** A scenario of two runs. */
export interface ScenarioPair {
  readonly before: RecordedScenario;
  readonly after: RecordedScenario;
}

/** Scenarios that failed before as well, of one cause now, which was another one. */
interface OtherCause {
  readonly group: FailureGroup<RecordedScenario>;
  /** The first of them as it was. */
  readonly before: RecordedScenario;
}

/** A rule that stands on other rungs than before. */
export interface RungChange {
  readonly rulebook: string;
  /** The rule's key. */
  readonly rule: string;
  readonly from: Rung;
  readonly to: Rung;
  readonly lost: readonly Rung[];
  readonly gained: readonly Rung[];
}

/** What is otherwise in a run than in another one. Failures are grouped by cause. */
export interface RunComparison {
  readonly before: RecordedRun;
  readonly after: RecordedRun;
  /** Did not fail before, or are new, and fail now; but for those that can't be set up. */
  readonly newlyFailing: readonly FailureGroup<RecordedScenario>[];
  /** Something is typed wrong in them now, or their table can't be set up any more. */
  readonly notSetUp: readonly FailureGroup<RecordedScenario>[];
  readonly otherCause: readonly OtherCause[];
  /** Did not pass before, and pass. */
  readonly newlyPassing: readonly ScenarioPair[];
  /** Passed, and neither pass nor fail now: waived, unsupported, not run. */
  readonly notJudged: readonly ScenarioPair[];
  readonly added: readonly RecordedScenario[];
  /** Only of a later run that is complete: else nobody asked for them. */
  readonly gone: readonly RecordedScenario[];
  /** Have the same steps under another name, rule or file. */
  readonly renamed: readonly ScenarioPair[];
  /** Rules that lost a rung, and that gained one and lost none. */
  readonly lost: readonly RungChange[];
  readonly gained: readonly RungChange[];
  /** Pass in both, and have more events and decisions now: what grew most first. */
  readonly longer: readonly ScenarioPair[];
  /** Events and decisions of all that pass in both. */
  readonly length: { readonly before: number; readonly after: number };
  /** How many scenarios are in both runs, and how many of them end as before. */
  readonly inBoth: number;
  readonly same: number;
  /** What was not compared, and why: sentences. */
  readonly limits: readonly string[];
}

/** Compares two runs. A scenario is known again by its file, rule, name and steps, wherever in the file it stands. */
export function compareRuns(before: RecordedRun, after: RecordedRun): RunComparison {
  const partners = paired(after.scenarios, before.scenarios, [
    { one: nameAndSteps, other: nameAndSteps },
    { one: nameOf, other: nameOf },
    { one: ({ steps }) => steps, other: ({ steps }) => steps },
  ]);
  const pairs = [...partners].map(([now, then]): ScenarioPair => ({ before: then, after: now }));
  const known = new Set(partners.values());
  const added = after.scenarios.filter((scenario) => !partners.has(scenario));
  const missing = before.scenarios.filter((scenario) => !known.has(scenario));
  const worse = after.scenarios.filter((scenario) => isNewFailure(scenario, partners.get(scenario)));
  const cannotBeSetUp = worse.filter(({ verdict }) => verdict === 'setup error');
  const others = pairs.filter(isOfAnotherCause);
  const passing = pairs.filter((each) => each.before.verdict === 'passed' && each.after.verdict === 'passed');
  const rungs = rungChanges(before, after, partners);
  const changed = new Set<RecordedScenario>([
    ...worse,
    ...others.map((each) => each.after),
    ...pairs.filter((each) => each.before.verdict !== each.after.verdict).map((each) => each.after),
  ]);
  return {
    before,
    after,
    newlyFailing: groupFailures({ scenarios: worse.filter((each) => !cannotBeSetUp.includes(each)) }),
    notSetUp: groupFailures({ scenarios: cannotBeSetUp }),
    otherCause: groupFailures({ scenarios: others.map((each) => each.after) }).flatMap((group) => {
      const [first] = group.scenarios;
      const then = first && partners.get(first);
      return then ? [{ group, before: then }] : [];
    }),
    newlyPassing: pairs.filter((each) => each.after.verdict === 'passed' && each.before.verdict !== 'passed'),
    notJudged: pairs.filter(
      (each) =>
        each.before.verdict === 'passed' && each.after.verdict !== 'passed' && !isFailure(each.after.verdict),
    ),
    added,
    gone: after.complete ? missing : [],
    renamed: pairs.filter((each) => nameOf(each.before) !== nameOf(each.after)),
    lost: rungs.filter(({ lost }) => lost.length > 0),
    gained: rungs.filter(({ lost }) => lost.length === 0),
    longer: passing
      .filter((each) => growthOf(each) > 0)
      .sort((one, other) => growthOf(other) - growthOf(one)),
    length: {
      before: sum(passing.map((each) => lengthOf(each.before))),
      after: sum(passing.map((each) => lengthOf(each.after))),
    },
    inBoth: pairs.length,
    same: pairs.filter((each) => !changed.has(each.after)).length,
    limits: limitsOf(before, after, missing.length),
  };
}

/** Is anything worse than before: a failure, or a rung that is lost? */
export const isWorse = (comparison: RunComparison): boolean =>
  [
    comparison.newlyFailing,
    comparison.notSetUp,
    comparison.otherCause,
    comparison.notJudged,
    comparison.lost,
  ].some((each) => each.length > 0);

/** How many events and decisions a scenario's game has. */
export const lengthOf = ({ events, decisions }: RecordedScenario): number => events + decisions;

/** How many more it has than before. */
export const growthOf = ({ before, after }: ScenarioPair): number => lengthOf(after) - lengthOf(before);

/** The file that a scenario stands in. */
const uriOf = ({ at }: Pick<RecordedScenario, 'at'>): string => at.replace(/:\d+$/, '');

const nameOf = ({ at, own, name }: RecordedScenario): string =>
  scenarioKey({ uri: uriOf({ at }), own, name }, '.');
const nameAndSteps = (scenario: RecordedScenario): string => `${nameOf(scenario)}\n${scenario.steps}`;
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

function isNewFailure(now: RecordedScenario, then: RecordedScenario | undefined): boolean {
  if (!isFailure(now.verdict)) return false;
  if (then === undefined || !isFailure(then.verdict)) return true;
  return now.verdict === 'setup error' && then.verdict !== 'setup error';
}

function isOfAnotherCause({ before, after }: ScenarioPair): boolean {
  if (!isFailure(before.verdict) || !isFailure(after.verdict) || isNewFailure(after, before)) return false;
  return before.verdict !== after.verdict || causeOf(before) !== causeOf(after);
}

/** A rule is compared where both runs played all that is about it, or all there is. */
function rungChanges(
  before: RecordedRun,
  after: RecordedRun,
  partners: ReadonlyMap<RecordedScenario, RecordedScenario>,
): readonly RungChange[] {
  const isWhole = before.complete && after.complete;
  const shared = {
    before: new Set([...partners.values()].map(({ at }) => at)),
    after: new Set([...partners.keys()].map(({ at }) => at)),
  };
  const kills = knowsKills(before) && knowsKills(after);
  const counted = (rungs: readonly Rung[]) => rungs.filter((rung) => kills || rung !== 'kills');
  return after.rulebooks.flatMap(({ id, rules }) => {
    const former = new Map(
      before.rulebooks.find((each) => each.id === id)?.rules.map((rule) => [rule.number, rule]),
    );
    return rules.flatMap((rule): readonly RungChange[] => {
      const then = former.get(rule.number);
      if (then === undefined) return [];
      if (!isWhole && !(isIn(then, shared.before) && isIn(rule, shared.after))) return [];
      const [had, has] = [counted(then.earned), counted(rule.earned)];
      const lost = had.filter((rung) => !has.includes(rung));
      const gained = has.filter((rung) => !had.includes(rung));
      if (lost.length === 0 && gained.length === 0) return [];
      const [from, to] = [had.at(-1) ?? 'unclassified', has.at(-1) ?? 'unclassified'];
      return [{ rulebook: id, rule: rule.number, from, to, lost, gained }];
    });
  });
}

const isIn = ({ scenarios }: RecordedRule, shared: ReadonlySet<string>): boolean =>
  scenarios.length > 0 && scenarios.every(({ at }) => shared.has(at));

const knowsKills = ({ rulebooks }: RecordedRun): boolean =>
  rulebooks.some(({ rules }) => rules.some(({ earned }) => earned.includes('kills')));

function limitsOf(before: RecordedRun, after: RecordedRun, missing: number): readonly string[] {
  const editions = after.rulebooks.flatMap(({ id, edition }) => {
    const then = before.rulebooks.find((each) => each.id === id);
    return then && then.edition !== edition
      ? [`${id}: the edition was ${then.edition} and is ${edition}; rules are compared by their numbers.`]
      : [];
  });
  return [
    ...(missing > 0 && !after.complete
      ? [
          `The later run was not asked for everything: ${missing} scenarios of the former one have no result in it.`,
        ]
      : []),
    ...(before.complete && after.complete
      ? []
      : ['Rungs are compared only of rules all of whose scenarios are in both runs.']),
    ...(knowsKills(before) === knowsKills(after)
      ? []
      : ['The rung "kills" is left out: only one of the runs knows what "rulewright mutate" found.']),
    ...(before.seed === after.seed
      ? []
      : [`The seeds differ (${before.seed}, ${after.seed}), and with them whatever is drawn.`]),
    ...editions,
  ];
}
