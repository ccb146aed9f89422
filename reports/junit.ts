import { create } from 'xmlbuilder2';
import { differenceOf, placeOf } from './causes';
import { allAgreements, conformanceOf, nameOf } from './conformance';
import type { RunResult, ScenarioResult } from './model';
import { printable } from './printable';
import { describeAmendment } from './under-amendment';
import { describeUnfinished } from './unfinished';

/** A run as JUnit XML: a suite a feature file, a case a scenario; what ended it too early is an error of its own. */
export function toJUnit(result: RunResult): string {
  const { scenarios } = result;
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('testsuites', {
    name: nameOf(result.engine),
    ...countsOf(scenarios, result.unfinished === undefined ? 0 : 1),
  });
  const under = describeAmendment(result.amendment);
  if (under !== undefined) {
    const properties = root.ele('testsuite', { name: 'The amendment', ...countsOf([]) }).ele('properties');
    properties.ele('property', { name: 'amendment', value: printable(under) });
  }
  if (result.unfinished) {
    const message = printable(describeUnfinished(result.unfinished));
    root
      .ele('testsuite', { name: 'The run', ...countsOf([], 1) })
      .ele('testcase', { name: 'comes to its end', classname: 'run', time: seconds([]) })
      .ele('error', { type: 'unfinished', message })
      .txt(message);
  }
  const agreements = result.engine === undefined ? [] : agreementsOf(result);
  for (const uri of new Set(scenarios.map((scenario) => scenario.uri))) {
    const own = scenarios.filter((scenario) => scenario.uri === uri);
    const suite = root.ele('testsuite', { name: own[0]?.feature ?? uri, file: uri, ...countsOf(own) });
    const rules = agreements.filter(({ scenarios }) => scenarios.some((each) => own.includes(each)));
    if (rules.length > 0) {
      const properties = suite.ele('properties');
      for (const { name, value } of rules) properties.ele('property', { name, value });
    }
    for (const scenario of own) {
      const element = suite.ele('testcase', {
        name: scenario.name,
        classname:
          [scenario.rulebook, scenario.rules[0]].filter((part) => part !== undefined).join('.') || uri,
        file: uri,
        line: placeOf(scenario).line,
        time: seconds([scenario]),
      });
      const ending = elementOf(scenario);
      if (ending) {
        const message = printable(differenceOf(scenario));
        element
          .ele(ending, { type: typeOf(scenario), message })
          .txt(printable(scenario.message ?? '').trim());
      }
    }
  }
  return `${root.end({ prettyPrint: true })}\n`;
}

/** What is said of each rule: its verdict, and in which words the engine differs about it. */
const agreementsOf = (result: RunResult) =>
  conformanceOf(result).flatMap(({ rulebook, rules }) =>
    rules.map(({ key, agreement, differences, scenarios }) => ({
      name: `rule.${rulebook}.${key}`,
      value: allAgreements
        .filter((each) => each === agreement || differences.some((one) => one === each))
        .join(', '),
      scenarios,
    })),
  );

/** Of a failure the axis, so that those which only cite or call something otherwise can be told from the others. */
const typeOf = ({ verdict, failure }: ScenarioResult): string =>
  verdict === 'failed' ? (failure?.axis ?? 'behaviour') : verdict;

function elementOf({ verdict }: ScenarioResult): 'failure' | 'error' | 'skipped' | undefined {
  switch (verdict) {
    case 'passed':
      return undefined;
    case 'failed':
      return 'failure';
    case 'setup error':
    case 'crashed':
    case 'timed out':
      return 'error';
    default:
      return 'skipped';
  }
}

function countsOf(
  scenarios: readonly ScenarioResult[],
  moreErrors = 0,
): Readonly<Record<string, string | number>> {
  const count = (element: ReturnType<typeof elementOf>): number =>
    scenarios.filter((scenario) => elementOf(scenario) === element).length;
  return {
    tests: scenarios.length + moreErrors,
    failures: count('failure'),
    errors: count('error') + moreErrors,
    skipped: count('skipped'),
    time: seconds(scenarios),
  };
}

const seconds = (scenarios: readonly ScenarioResult[]): string =>
  (scenarios.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(3);
