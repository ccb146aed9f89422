import type { EngineFacts, RulebookResult, RunResult, ScenarioResult, Verdict } from './model';

/** What the scenarios of a rule say about an engine. `disagrees` stands above all: one scenario is enough. */
export type Agreement = 'disagrees' | 'unsupported' | 'agrees' | 'not shown';

/** What a run says about an engine and one rule. */
export interface RuleConformance {
  readonly key: string;
  readonly agreement: Agreement;
  /** The scenarios that are linked to the rule. */
  readonly scenarios: readonly ScenarioResult[];
}

/** A rulebook, rule by rule; only rules that scenarios are linked to. */
export interface Conformance {
  readonly rulebook: string;
  readonly rules: readonly RuleConformance[];
}

/** What a run says about an engine, rule by rule. */
export function conformanceOf({ rulebooks, scenarios }: RunResult): readonly Conformance[] {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  return rulebooks.map((rulebook) => ({
    rulebook: rulebook.id,
    rules: rulesOf(rulebook)
      .filter((rule) => rule.scenarios.length > 0)
      .map(({ key, scenarios: ids }) => {
        const linked = ids.flatMap((id) => byId.get(id) ?? []);
        return { key, agreement: agreementOf(linked.map(({ verdict }) => verdict)), scenarios: linked };
      }),
  }));
}

const rulesOf = ({ chapters }: RulebookResult) =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

const against: readonly Verdict[] = ['failed', 'crashed', 'timed out'];

function agreementOf(verdicts: readonly Verdict[]): Agreement {
  if (verdicts.some((verdict) => against.includes(verdict))) return 'disagrees';
  if (verdicts.includes('passed')) return 'agrees';
  return verdicts.includes('unsupported') ? 'unsupported' : 'not shown';
}

/** What scenarios were not supported for, and how many: what most were not supported for comes first. */
export function lackedIn({ scenarios }: RunResult): readonly (readonly [feature: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { verdict, message = '' } of scenarios) {
    const feature = /doesn't support "([^"]+)"/.exec(message)?.[1];
    if (verdict === 'unsupported' && feature !== undefined)
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** How many rules there are of each agreement. */
export function countAgreements(rules: readonly RuleConformance[]): Readonly<Record<Agreement, number>> {
  const counts = { disagrees: 0, unsupported: 0, agrees: 0, 'not shown': 0 };
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
