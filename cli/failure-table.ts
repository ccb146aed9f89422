import path from 'node:path';
import colours from 'picocolors';
import { axisWords, differenceOf, type FailureGroup, groupFailures, placeOf } from '../reports/causes';
import type { RunResult, ScenarioResult } from '../reports/model';
import { ruleInWords, rulePlaces } from '../reports/rule-place';

/** Which failures are shown whole: one of each cause, or all. */
export type ShownFailures = 'one' | 'all';

/**
 * What did not pass and why, by cause: one scenario of each whole, the others named, or all whole. Setup errors are left
 * out: they are said elsewhere.
 */
export function describeFailures(result: RunResult, shown: ShownFailures): readonly string[] {
  const groups = groupFailures(result).filter(({ verdict }) => verdict !== 'setup error');
  const places = rulePlaces(result);
  const inWords = (scenario: ScenarioResult): string => ruleInWords(scenario, places);
  const count = groups.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  const head = count > groups.length ? [`${count} failures have ${causes(groups.length)}:`] : [];
  return [...head, ...groups.map((group) => describeGroup(group, shown, inWords))];
}

const causes = (count: number): string => (count === 1 ? 'one cause' : `${count} causes`);

function describeGroup(
  { scenarios, axis, about, affected, difference }: FailureGroup,
  shown: ShownFailures,
  inWords: (scenario: ScenarioResult) => string,
): string {
  const [example, ...others] = scenarios;
  if (example === undefined) return '';
  const whole = [example, ...(shown === 'all' ? others : [])].map((each) =>
    describeFailure(each, axis, inWords),
  );
  if (others.length === 0) return whole.join('\n');
  const rest =
    shown === 'all'
      ? []
      : [`  and ${others.length} more of this cause: ${named(others)} (--failures all shows them whole)`];
  return [
    colours.bold(`${scenarios.length} scenarios: ${difference}`),
    ...whole,
    ...rest,
    ...(about.length > 0 ? [`  rules that this is about: ${numbers(about)}`] : []),
    ...(affected.length > 0 ? [`  affected, and not judged: ${numbers(affected)}`] : []),
  ].join('\n');
}

const MOST_NAMED = 3;
const MOST_NUMBERS = 12;

const named = (scenarios: readonly ScenarioResult[]): string =>
  [
    ...scenarios.slice(0, MOST_NAMED).map((scenario) => {
      const { uri, line } = placeOf(scenario);
      return `${uri}:${line}`;
    }),
    ...(scenarios.length > MOST_NAMED ? ['…'] : []),
  ].join(', ');

const numbers = (rules: readonly string[]): string =>
  rules.length > MOST_NUMBERS
    ? `${rules.slice(0, MOST_NUMBERS).join(', ')} and ${rules.length - MOST_NUMBERS} more`
    : rules.join(', ');

/** Where the game first went another way than on the reference engine, unless the step that failed says it all. */
function describeFirst(scenario: ScenarioResult): readonly string[] {
  const { uri, failure } = scenario;
  if (failure?.first === undefined) return [];
  const { step } = failure.first;
  return [
    `  first another way at line ${step.line} of ${path.basename(uri)} (${step.keyword} ${step.text}):`,
    `    ${differenceOf(scenario)}`,
  ];
}

function describeFailure(
  scenario: ScenarioResult,
  axis: FailureGroup['axis'],
  inWords: (scenario: ScenarioResult) => string,
): string {
  const { name, verdict, message, steps, rules } = scenario;
  const { uri, line } = placeOf(scenario);
  const step = steps.find((each) => each.verdict !== 'passed');
  const rule = rules.length > 0 ? ` (${rules.join(', ')})` : '';
  const words = axisWords[axis];
  const lines = [
    `${colours.red(verdict)}${words === '' ? '' : `, ${words}`}: ${colours.bold(name)}${rule}`,
    `  ${colours.dim(`${uri}:${line}`)}${rules.length > 0 ? `, ${inWords(scenario)}` : ''}`,
    ...(step === undefined ? [] : [`  ${step.keyword} ${step.text}`]),
    ...describeFirst(scenario),
    ...(message === undefined ? [] : message.trimEnd().split('\n')).map((each) => `    ${each}`),
  ];
  return lines.join('\n');
}
