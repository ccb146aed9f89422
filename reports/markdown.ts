import { allAgreements, conformanceOf, countAgreements, nameOf } from './conformance';
import { isFailure } from './ladder';
import type { RunResult, ScenarioResult } from './model';
import { verdicts } from './model';

const MOST_FAILURES = 50;

/** A run in short, in Markdown: for the page that a continuous integration shows. */
export function toMarkdown(result: RunResult): string {
  const { scenarios, counts } = result;
  const failed = scenarios.filter(({ verdict }) => isFailure(verdict));
  const told = verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdict}`);
  const rest = failed.length > MOST_FAILURES ? [`\n… and ${failed.length - MOST_FAILURES} more.`] : [];
  return [
    `## ${cell(nameOf(result.engine))}: ${failed.length === 0 ? 'no failure' : failed.length === 1 ? '1 failure' : `${failed.length} failures`}\n`,
    `${scenarios.length} ${scenarios.length === 1 ? 'scenario' : 'scenarios'}: ${told.join(', ')}.\n`,
    `| rulebook | rules with scenarios | ${allAgreements.join(' | ')} |\n|---|--:|${allAgreements.map(() => '--:|').join('')}`,
    ...conformanceOf(result).flatMap(({ rulebook, rules }) => {
      if (rules.length === 0) return [];
      const counts = countAgreements(rules);
      return `| ${rulebook} | ${rules.length} | ${allAgreements.map((each) => counts[each]).join(' | ')} |`;
    }),
    ...(failed.length === 0
      ? []
      : [
          '\n| rule | scenario | verdict | why |\n|---|---|---|---|',
          ...failed.slice(0, MOST_FAILURES).map(row),
        ]),
    ...rest,
    '',
  ].join('\n');
}

const row = ({ rules, name, id, verdict, message = '' }: ScenarioResult): string =>
  `| ${rules.join(', ')} | ${cell(name)} (\`${id}\`) | ${verdict} | ${cell(message.trim().split('\n\n')[0]?.split('\nThe table:')[0] ?? '')} |`;

/** Text as it can stand in a cell of a table. */
export const cell = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '\\|')
    .trim()
    .replace(/\s*\n\s*/g, '<br>');
