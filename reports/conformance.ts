import { claimsThatSomethingHappens, isAboutScenarios } from './evidence';
import type { EngineFacts, RulebookResult, RunResult, ScenarioResult, Verdict } from './model';

/**
 * What the scenarios of a rule say about an engine, and what that rests on. What stands first prevails: a claim about
 * the rule failed; a scenario failed before it came to one; what it does is right, but it cites another number, or calls a
 * question something else; then of what passed: in part, as the other scenarios are unsupported; something happened that the
 * rule says; nothing happened that may not.
 */
export const allAgreements = [
  'disagrees',
  'affected',
  'citation differs',
  'wording differs',
  'partly',
  'agrees',
  'negative only',
  'unsupported',
  'not shown',
] as const;
export type Agreement = (typeof allAgreements)[number];

/** In what an engine differs that does what a rule says. */
export type Difference = Extract<Agreement, 'citation differs' | 'wording differs'>;

/** What a run says about an engine and one rule. */
export interface RuleConformance {
  readonly key: string;
  readonly agreement: Agreement;
  /** In which words the engine differs about it, whatever else is said of the rule: an axis of its own. */
  readonly differences: readonly Difference[];
  /** The scenarios that are linked to the rule, and those whose failure is about it all the same. */
  readonly scenarios: readonly ScenarioResult[];
}

/** A rulebook, rule by rule; only rules that scenarios are linked to, or failures are about. */
export interface Conformance {
  readonly rulebook: string;
  readonly rules: readonly RuleConformance[];
}

/** What a run says about an engine, rule by rule. */
export function conformanceOf({ rulebooks, scenarios }: RunResult): readonly Conformance[] {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  return rulebooks.map((rulebook) => {
    const blaming = blamingOf(rulebook.id, scenarios);
    return {
      rulebook: rulebook.id,
      rules: rulesOf(rulebook).flatMap(({ key, number, scenarios: ids }) => {
        const own = new Set(ids);
        const others = (blaming.get(number) ?? []).filter(({ id }) => !own.has(id));
        const linked = [...ids.flatMap((id) => byId.get(id) ?? []), ...others];
        if (linked.length === 0) return [];
        const differences = differencesOf(linked);
        return [{ key, agreement: agreementOf(number, linked), differences, scenarios: linked }];
      }),
    };
  });
}

/** The scenarios whose failures are about rules of a rulebook, by the rules' numbers. */
function blamingOf(
  rulebook: string,
  scenarios: readonly ScenarioResult[],
): ReadonlyMap<string, readonly ScenarioResult[]> {
  const blaming = new Map<string, ScenarioResult[]>();
  for (const scenario of scenarios) {
    if (scenario.rulebook !== rulebook) continue;
    for (const number of scenario.failure?.about ?? [])
      blaming.set(number, [...(blaming.get(number) ?? []), scenario]);
  }
  return blaming;
}

const rulesOf = ({ chapters }: RulebookResult) =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

const against: readonly Verdict[] = ['failed', 'crashed', 'timed out'];

function agreementOf(number: string, linked: readonly ScenarioResult[]): Agreement {
  const scenarios = linked.filter((scenario) => !isAboutScenarios(scenario));
  const failed = scenarios.filter(({ verdict }) => against.includes(verdict));
  if (failed.some(({ failure }) => failure === undefined || failure.about.includes(number)))
    return 'disagrees';
  const [difference] = differencesOf(linked);
  if (failed.length > 0)
    return difference !== undefined && failed.every(({ failure }) => failure?.axis !== 'behaviour')
      ? difference
      : 'affected';
  const passed = scenarios.filter(({ verdict, vacuous }) => verdict === 'passed' && vacuous !== true);
  const lacks = scenarios.some(({ verdict }) => verdict === 'unsupported');
  if (passed.some(claimsThatSomethingHappens)) return lacks ? 'partly' : 'agrees';
  if (passed.length > 0) return 'negative only';
  return lacks ? 'unsupported' : 'not shown';
}

/** In what scenarios of a rule fail, where that is nothing but a number that is cited, or the name of a question. */
function differencesOf(linked: readonly ScenarioResult[]): readonly Difference[] {
  const axes = linked.filter((scenario) => !isAboutScenarios(scenario)).map(({ failure }) => failure?.axis);
  return [
    ...(axes.includes('citation') ? (['citation differs'] as const) : []),
    ...(axes.includes('wording') ? (['wording differs'] as const) : []),
  ];
}

/** The rules that an engine cites or words otherwise, by their keys. */
export const differencesByRule = (
  rules: readonly RuleConformance[],
): Readonly<Record<string, readonly Difference[]>> =>
  Object.fromEntries(
    rules
      .filter(({ differences }) => differences.length > 0)
      .map(({ key, differences }) => [key, differences]),
  );

/** What scenarios were not supported for, and how many: what most were not supported for comes first. */
export function lackedIn({ scenarios }: RunResult): readonly (readonly [feature: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { verdict, message = '' } of scenarios) {
    if (verdict !== 'unsupported') continue;
    for (const [, feature = ''] of message.matchAll(/(?:doesn't support|^Nor) "([^"]+)"/gm))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** How many rules there are of each agreement. */
export function countAgreements(rules: readonly RuleConformance[]): Readonly<Record<Agreement, number>> {
  const counts: Record<Agreement, number> = {
    disagrees: 0,
    affected: 0,
    'citation differs': 0,
    'wording differs': 0,
    partly: 0,
    agrees: 0,
    'negative only': 0,
    unsupported: 0,
    'not shown': 0,
  };
  for (const { agreement } of rules) counts[agreement] += 1;
  return counts;
}

/** One row of a matrix: a rule, and what the run of each engine says about it. */
interface MatrixRow {
  readonly rulebook: string;
  readonly key: string;
  /** By engine, in the matrix's order. */
  readonly agreements: readonly Agreement[];
}

/** Several engines side by side. */
export interface Matrix {
  readonly engines: readonly string[];
  /** Rules on which an engine disagrees come first, those on which engines differ before those on which none does. */
  readonly rows: readonly MatrixRow[];
}

/** What is needed of an engine's run for a matrix. */
export interface MatrixColumn {
  readonly engine: string;
  readonly rules: readonly {
    readonly rulebook: string;
    readonly key: string;
    readonly agreement: Agreement;
  }[];
}

/** Puts the runs of several engines side by side, disagreements first. */
export function matrixOf(columns: readonly MatrixColumn[]): Matrix {
  const rows = new Map<string, { rulebook: string; key: string; agreements: Agreement[] }>();
  columns.forEach(({ rules }, column) => {
    for (const { rulebook, key, agreement } of rules) {
      const name = `${rulebook} ${key}`;
      const row = rows.get(name) ?? { rulebook, key, agreements: columns.map(() => 'not shown' as const) };
      row.agreements[column] = agreement;
      rows.set(name, row);
    }
  });
  const ranked = [...rows.values()].map((row, place) => ({ row, place, rank: rankOf(row.agreements) }));
  ranked.sort((one, other) => one.rank - other.rank || one.place - other.place);
  return { engines: columns.map(({ engine }) => engine), rows: ranked.map(({ row }) => row) };
}

function rankOf(row: readonly Agreement[]): number {
  const differ = new Set(row).size > 1;
  if (row.includes('disagrees')) return differ ? 0 : 1;
  return differ ? 2 : 3;
}

/** The column of a matrix that a run makes. */
export function columnOf(result: RunResult): MatrixColumn {
  return {
    engine: nameOf(result.engine),
    rules: conformanceOf(result).flatMap(({ rulebook, rules }) =>
      rules.map(({ key, agreement }) => ({ rulebook, key, agreement })),
    ),
  };
}

/** What an engine is called in reports. */
export const nameOf = (engine: EngineFacts | undefined): string =>
  engine === undefined
    ? 'Rulewright reference engine'
    : `${engine.name}${engine.version === undefined ? '' : ` ${engine.version}`}`;
