import { isFailure } from './ladder';
import type { Failure, ScenarioResult, Verdict } from './model';

/** What of a scenario says how it ended and why; a former run has it on disk. */
export type Judged = Pick<ScenarioResult, 'verdict' | 'failure' | 'message' | 'rules'>;

/** Scenarios that failed of one cause. */
export interface FailureGroup<Scenario extends Judged = ScenarioResult> {
  readonly verdict: Verdict;
  readonly axis: Failure['axis'];
  /** What they have in common, without names and numbers: the same from run to run. */
  readonly cause: string;
  /** What differs first, as the example says it. */
  readonly difference: string;
  /** In the order of the run; never empty. The first is the example. */
  readonly scenarios: readonly Scenario[];
  /** Rules that a failing claim of the group is about. */
  readonly about: readonly string[];
  /** Other rules of these scenarios, about which nothing was said. */
  readonly affected: readonly string[];
}

/** In this order: what an engine does wrong stands before how it cites and words what it does right. */
const axisOrder: readonly Failure['axis'][] = ['behaviour', 'citation', 'wording'];

/** The scenarios of a run that failed, those of one cause together: what does most harm first. */
export function groupFailures<Scenario extends Judged>({
  scenarios,
}: {
  readonly scenarios: readonly Scenario[];
}): readonly FailureGroup<Scenario>[] {
  const groups = new Map<string, Scenario[]>();
  for (const scenario of scenarios) {
    if (!isFailure(scenario.verdict)) continue;
    const key = `${scenario.verdict}\n${causeOf(scenario)}`;
    const group = groups.get(key) ?? [];
    group.push(scenario);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((each) => groupOf(each)).sort(byHarm);
}

/** What failures of one cause have in common: the same from run to run. */
export const causeOf = ({ failure, message = '' }: Judged): string =>
  failure?.cause ?? message.split('\n', 1)[0] ?? '';

function groupOf<Scenario extends Judged>(scenarios: readonly Scenario[]): readonly FailureGroup<Scenario>[] {
  const [example] = scenarios;
  if (example === undefined) return [];
  const about = unique(scenarios.flatMap(({ failure }) => failure?.about ?? []));
  const linked = unique(scenarios.flatMap(({ rules }) => rules));
  return [
    {
      verdict: example.verdict,
      axis: example.failure?.axis ?? 'behaviour',
      cause: causeOf(example),
      difference: differenceOf(example),
      scenarios,
      about,
      affected: linked.filter((rule) => !about.includes(rule)),
    },
  ];
}

function byHarm(one: FailureGroup<Judged>, other: FailureGroup<Judged>): number {
  const rank = ({ axis }: FailureGroup<Judged>): number => axisOrder.indexOf(axis);
  return rank(one) - rank(other) || other.scenarios.length - one.scenarios.length;
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/**
 * What differs first in a scenario that failed, in one line: where its game first went another way than on the reference
 * engine, if that is known, else at the step that failed.
 */
export function differenceOf({ failure, message = '', verdict }: Judged): string {
  if (failure?.without !== undefined) {
    const { what, expected = '', seen = '' } = failure.first ?? failure;
    const { without, variant } = failure;
    const as =
      variant === undefined ? `without rule ${without}` : `with rule ${without} read otherwise (${variant})`;
    return `As ${as}: ${oneLine(what)} Expected: ${oneLine(expected) || 'nothing'}; seen: ${oneLine(seen) || 'nothing'}`;
  }
  if (failure?.first !== undefined) {
    const { what, expected, seen, rule, event } = failure.first;
    const by = rule === undefined ? '' : ` (rule ${rule}${event === undefined ? '' : `: ${oneLine(event)}`})`;
    return `${oneLine(what)} Expected: ${oneLine(expected) || 'nothing'}; seen: ${oneLine(seen) || 'nothing'}${by}`;
  }
  const [what = ''] = (failure?.what ?? message).trim().split('\n');
  if (failure?.expected === undefined || failure.seen === undefined) return oneLine(what) || verdict;
  return `${oneLine(what)} Expected: ${oneLine(failure.expected)}; seen: ${oneLine(failure.seen) || 'nothing'}`;
}

const MOST_LETTERS = 240;

function oneLine(text: string): string {
  const line = text.trim().replace(/\s*\n\s*/g, '; ');
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line;
}

/** Where a scenario failed: its file, and the line of the step, or else its own. */
export const placeOf = ({
  uri,
  line,
  failure,
}: ScenarioResult): { readonly uri: string; readonly line: number } => ({
  uri,
  line: failure?.step?.line ?? line,
});

/** What an axis says of the engine, beside a failure's verdict. */
export const axisWords: Readonly<Record<Failure['axis'], string>> = {
  behaviour: '',
  citation: 'citation differs',
  wording: 'wording differs',
};
