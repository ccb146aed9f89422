import { isFailure } from './ladder';
import type { RunResult, ScenarioResult } from './model';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const NO_RULE = 'scenario';

/** The scenarios of a run that did not pass, as SARIF: each under the number of its rule, at its line. */
export function toConformanceSarif(result: RunResult): object {
  const failed = result.scenarios.filter(({ verdict }) => isFailure(verdict));
  const ids = [...new Set(failed.map(ruleIdOf))];
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Rulewright',
            version: result.version,
            rules: ids.map((id) => ({ id, shortDescription: { text: describe(id) } })),
          },
        },
        results: failed.map((scenario) => ({
          ruleId: ruleIdOf(scenario),
          ruleIndex: ids.indexOf(ruleIdOf(scenario)),
          level: 'error',
          message: {
            text: `${scenario.name}: ${scenario.verdict}. ${(scenario.message ?? '').trim()}`.trim(),
          },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(scenario.uri.replaceAll('\\', '/')) },
                region: { startLine: Math.max(1, scenario.line) },
              },
            },
          ],
          partialFingerprints: { scenario: `${scenario.uri} ${scenario.name}` },
        })),
      },
    ],
  };
}

const ruleIdOf = ({ rulebook, rules: [rule] }: ScenarioResult): string =>
  rule === undefined ? NO_RULE : `${rulebook ?? 'rulebook'}/${rule}`;

const describe = (id: string): string =>
  id === NO_RULE
    ? 'A scenario about no numbered rule did not pass.'
    : `A scenario of rule ${id} did not pass.`;
