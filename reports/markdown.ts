import { axisWords, type FailureGroup, groupFailures, placeOf } from './causes';
import {
  allAgreements,
  type Conformance,
  conformanceOf,
  countAgreements,
  type Difference,
  nameOf,
} from './conformance';
import { isFailure } from './ladder';
import type { RunResult } from './model';
import { enforcements, verdicts } from './model';
import { countRules, rulesIn } from './summary';
import { describeAmendment } from './under-amendment';
import { describeUnfinished } from './unfinished';

const MOST_CAUSES = 50;

/** A run in short, in Markdown: for the page that a continuous integration shows. */
export function toMarkdown(result: RunResult): string {
  const { scenarios, counts, unfinished } = result;
  const under = describeAmendment(result.amendment);
  const failed = scenarios.filter(({ verdict }) => isFailure(verdict)).length;
  const groups = groupFailures(result);
  const told = verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdict}`);
  const rest = groups.length > MOST_CAUSES ? [`\n… and ${groups.length - MOST_CAUSES} more causes.`] : [];
  return [
    `## ${cell(nameOf(result.engine))}: ${failed === 0 ? 'no failure' : failed === 1 ? '1 failure' : `${failed} failures`}${failed > groups.length ? ` of ${groups.length === 1 ? 'one cause' : `${groups.length} causes`}` : ''}${unfinished === undefined ? '' : ', not finished'}\n`,
    ...(under === undefined ? [] : [`**${cell(under)}**\n`]),
    ...(unfinished === undefined ? [] : [`**${cell(describeUnfinished(unfinished))}**\n`]),
    `${scenarios.length} ${scenarios.length === 1 ? 'scenario' : 'scenarios'}: ${told.join(', ')}.\n`,
    `| rulebook | rules with scenarios | ${allAgreements.join(' | ')} |\n|---|--:|${allAgreements.map(() => '--:|').join('')}`,
    ...conformanceOf(result).flatMap(({ rulebook, rules }) => {
      if (rules.length === 0) return [];
      const counts = countAgreements(rules);
      return `| ${rulebook} | ${rules.length} | ${allAgreements.map((each) => counts[each]).join(' | ')} |`;
    }),
    ...(['citation differs', 'wording differs'] as const).flatMap((each) =>
      listDiffering(conformanceOf(result), each),
    ),
    ...listEnforcement(result),
    ...(groups.length === 0
      ? []
      : [
          '\n| what differs first | verdict | scenarios | about | affected | for example |\n|---|---|--:|---|---|---|',
          ...groups.slice(0, MOST_CAUSES).map(row),
        ]),
    ...rest,
    '',
  ].join('\n');
}

/** How the engine comes to keep the rules of each rulebook whose rules it tells. */
function listEnforcement({ rulebooks }: RunResult): readonly string[] {
  const told = rulebooks.filter((book) => rulesIn(book).some(({ enforcement }) => enforcement !== undefined));
  if (told.length === 0) return [];
  return [
    `\n| rules by their object | ${enforcements.join(' | ')} |\n|---|${enforcements.map(() => '--:|').join('')}`,
    ...told.map((book) => {
      const counts = countRules(rulesIn(book)).enforcement;
      return `| ${book.id} | ${enforcements.map((each) => counts[each]).join(' | ')} |`;
    }),
  ];
}

/** The rules about which an engine differs in this, whatever their verdict is. */
function listDiffering(books: readonly Conformance[], difference: Difference): readonly string[] {
  const rules = books.flatMap(({ rulebook, rules: all }) =>
    all.filter(({ differences }) => differences.includes(difference)).map(({ key }) => `${rulebook} ${key}`),
  );
  return rules.length === 0 ? [] : [`\n**${difference}**: ${rules.map(cell).join(', ')}`];
}

function row({ difference, verdict, axis, scenarios, about, affected }: FailureGroup): string {
  const [example] = scenarios;
  const words = axisWords[axis];
  const place = example && placeOf(example);
  const cells = [
    difference,
    words === '' ? verdict : `${verdict}, ${words}`,
    String(scenarios.length),
    about.join(', '),
    affected.join(', '),
    example && place ? `${example.name} (\`${place.uri}:${place.line}\`)` : '',
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** Text as it can stand in a cell of a table. */
export const cell = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '\\|')
    .trim()
    .replace(/\s*\n\s*/g, '<br>');
