import { create } from 'xmlbuilder2';
import { differenceOf, placeOf } from './causes';
import { nameOf } from './conformance';
import type { RunResult, ScenarioResult } from './model';
import { printable } from './printable';

/** A run as JUnit XML: a suite a feature file, a case a scenario. */
export function toJUnit(result: RunResult): string {
  const { scenarios } = result;
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('testsuites', {
    name: nameOf(result.engine),
    ...countsOf(scenarios),
  });
  for (const uri of new Set(scenarios.map((scenario) => scenario.uri))) {
    const own = scenarios.filter((scenario) => scenario.uri === uri);
    const suite = root.ele('testsuite', { name: own[0]?.feature ?? uri, file: uri, ...countsOf(own) });
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

function countsOf(scenarios: readonly ScenarioResult[]): Readonly<Record<string, string | number>> {
  const count = (element: ReturnType<typeof elementOf>): number =>
    scenarios.filter((scenario) => elementOf(scenario) === element).length;
  return {
    tests: scenarios.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: seconds(scenarios),
  };
}

const seconds = (scenarios: readonly ScenarioResult[]): string =>
  (scenarios.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(3);
