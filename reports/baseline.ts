import { signatureOf } from './failure';
import { isFailure } from './ladder';
import type { RunResult, ScenarioResult, Verdict } from './model';
import { paired } from './pairs';
import { fileIn, keyOf, liesIn, type ScenarioKey } from './scenario-key';

/** The verdict that a scenario is known to end with. */
export interface KnownVerdict {
  /** Its feature file, rule and name; a `*` stands for anything. */
  readonly scenario: string;
  /** A digest of its steps; left out of what was written by hand. */
  readonly steps?: string;
  readonly verdict: Verdict;
  /** What it fails with; only of failures. */
  readonly signature?: string;
  /** With a `*`: how many scenarios it covers. */
  readonly covers?: number;
  /** Why it fails, for people. */
  readonly note?: string;
}

/** The verdict of every scenario on an engine. */
export interface Baseline {
  readonly baseline: 2;
  /** What the engine calls itself, without its version. */
  readonly engine: string;
  readonly scenarios: readonly KnownVerdict[];
}

/** What a run was asked to play: what is outside of it says nothing about a baseline. */
export interface Scope {
  /** Files and folders that were played whole, as `fileKey` names them; a `''`: everything. */
  readonly whole: readonly string[];
  /** Files of which only some scenarios were asked for. */
  readonly partly: readonly string[];
  /** The folder that files outside `features/` are named from. */
  readonly base: string;
}

/** A scenario that was played, and its entry in a baseline. */
export interface Matched {
  readonly key: ScenarioKey;
  readonly result: ScenarioResult;
  /** Left out: the baseline doesn't have it. */
  readonly known?: KnownVerdict;
  /** Its steps are those of the entry, its name, file or rule is another. */
  readonly renamed: boolean;
}

/** A run beside a baseline. */
export interface Comparison {
  readonly matched: readonly Matched[];
  /** Entries of scenarios that should have been played, and were not. */
  readonly gone: readonly KnownVerdict[];
  /** Entries that this run can say nothing about, for their scenarios weren't asked for. */
  readonly unchecked: readonly KnownVerdict[];
}

/** Does the entry stand for several scenarios? */
export const isWildcard = ({ scenario }: KnownVerdict): boolean => scenario.includes('*');

/** Does an entry with a `*` stand for a scenario? */
function covers({ scenario }: KnownVerdict, name: string): boolean {
  const pattern = scenario
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(name);
}

/**
 * Finds each scenario's entry: that of its name and steps, else of its name (its steps were changed), else of its steps
 * (it has another name, or stands elsewhere), else one with a `*`.
 */
export function compareWith(
  { scenarios }: RunResult,
  { scenarios: entries }: Pick<Baseline, 'scenarios'>,
  scope: Scope,
): Comparison {
  const played = scenarios.map((result) => ({ result, key: keyOf(result, scope.base) }));
  const single = entries.filter((entry) => !isWildcard(entry));
  const inWhole = (entry: KnownVerdict): boolean => isOutOf(entry, played, scope);
  const found = paired(played, single, [
    { one: ({ key }) => `${key.scenario}\n${key.steps}`, other: textOf },
    { one: ({ key }) => key.scenario, other: ({ scenario }) => scenario },
    { one: ({ key }) => key.steps, other: (entry) => (inWhole(entry) ? entry.steps : undefined) },
  ]);
  const taken = new Set(found.values());
  const wildcards = entries.filter(isWildcard);
  const matched = played.map((one): Matched => {
    const { result, key } = one;
    const known = found.get(one) ?? wildcards.find((each) => covers(each, key.scenario));
    const renamed = found.has(one) && known?.scenario !== key.scenario;
    return { key, result, renamed, ...(known === undefined ? {} : { known }) };
  });
  const free = single.filter((entry) => !taken.has(entry));
  const left = [...free, ...wildcards.filter((each) => !matched.some(({ known }) => known === each))];
  const gone = left.filter((entry) => isAskedFor(entry, scope));
  return { matched, gone, unchecked: left.filter((entry) => !gone.includes(entry)) };
}

/** Has an entry's scenario no place any more in what was played? One in a file that wasn't played is no other's former name. */
const isOutOf = (
  entry: KnownVerdict,
  played: readonly { readonly key: ScenarioKey }[],
  scope: Scope,
): boolean =>
  isAskedFor(entry, scope) || played.some(({ key }) => fileIn(key.scenario) === fileIn(entry.scenario));

/** Should a run have played the scenario of an entry? */
function isAskedFor(entry: KnownVerdict, { whole, partly }: Scope): boolean {
  const file = fileIn(entry.scenario);
  if (whole.includes('')) return true;
  return !file.includes('*') && !partly.includes(file) && whole.some((folder) => liesIn(file, folder));
}

/** The baseline that a run would pass. What it says nothing about stays as it was before, and so do notes. */
export function baselineOf(
  result: RunResult,
  engine: string,
  before: Pick<Baseline, 'scenarios'>,
  scope: Scope,
): Baseline {
  const { matched, unchecked } = compareWith(result, before, scope);
  const now = matched.map(({ key, result: scenario, known }): KnownVerdict => {
    const { verdict } = scenario;
    return {
      ...key,
      verdict,
      ...(isFailure(verdict) ? { signature: signatureOf(scenario) } : {}),
      ...(known?.note === undefined ? {} : { note: known.note }),
    };
  });
  return { baseline: 2, engine, scenarios: [...unchecked, ...now].sort(byName) };
}

const byName = (one: KnownVerdict, other: KnownVerdict): number =>
  textOf(one) < textOf(other) ? -1 : textOf(one) > textOf(other) ? 1 : 0;
const textOf = ({ scenario, steps = '' }: KnownVerdict): string => `${scenario}\n${steps}`;
