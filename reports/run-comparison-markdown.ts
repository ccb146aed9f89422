import { axisWords, differenceOf, type FailureGroup } from './causes';
import { cell } from './markdown';
import type { RecordedScenario } from './recorded-run';
import { growthOf, isWorse, lengthOf, type RunComparison, type ScenarioPair } from './run-comparison';
import { comparisonInShort, rungsInWords, runInWords, verdictsInWords } from './run-comparison-words';

const MOST_ROWS = 30;
const MOST_NAMED = 5;

/** The comparison of two runs in Markdown, for a comment on a pull request: what is worse stands open, the rest is folded. */
export function comparisonToMarkdown(comparison: RunComparison): string {
  const { before, after, newlyFailing, notSetUp, otherCause, newlyPassing, notJudged } = comparison;
  const { added, gone, renamed, lost, gained, longer, length, limits } = comparison;
  return [
    `## ${isWorse(comparison) ? 'Worse than before' : 'Nothing is worse than before'}`,
    cell(comparisonInShort(comparison)),
    causeTable('Newly failing', newlyFailing),
    causeTable('Could not be set up any more', notSetUp),
    causeTable(
      'Failing of another cause',
      otherCause.map(({ group }) => group),
      otherCause.map(({ before: then }) => `${then.verdict}: ${differenceOf(then)}`),
    ),
    listOf('No longer judged', notJudged.map(pairLine)),
    listOf('Rungs lost', rungsInWords(lost).map(cell)),
    folded('Newly passing', newlyPassing.length, newlyPassing.map(pairLine)),
    folded('Rungs gained', gained.length, rungsInWords(gained).map(cell)),
    folded(
      'New',
      added.length,
      added.map((each) => `${each.verdict}: ${line(each)}`),
    ),
    folded('Gone', gone.length, gone.map(line)),
    folded(
      'Renamed or moved',
      renamed.length,
      renamed.map((each) => `${cell(each.before.name)} → ${line(each.after)}`),
    ),
    folded(
      `Longer games: ${length.before} → ${length.after} events and decisions, counted, not timed`,
      longer.length,
      longer.map(
        (each) =>
          `+${growthOf(each)} (${lengthOf(each.before)} → ${lengthOf(each.after)}): ${line(each.after)}`,
      ),
    ),
    ...limits.map((each) => `_${cell(each)}_`),
    `<sub>before: ${cell(runInWords(before))}<br>after: ${cell(runInWords(after))}</sub>`,
    '',
  ]
    .filter((part, place, all) => part !== '' || place === all.length - 1)
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function causeTable(
  title: string,
  groups: readonly FailureGroup<RecordedScenario>[],
  before?: readonly string[],
): string {
  if (groups.length === 0) return '';
  const head = [
    'what differs first',
    ...(before ? ['before'] : []),
    'verdict',
    'scenarios',
    'about',
    'which',
  ];
  const rows = groups.slice(0, MOST_ROWS).map((group, place) => {
    const words = axisWords[group.axis];
    const cells = [
      group.difference,
      ...(before ? [before[place] ?? ''] : []),
      words === '' ? group.verdict : `${group.verdict}, ${words}`,
      String(group.scenarios.length),
      group.about.join(', '),
    ];
    const which = group.scenarios.slice(0, MOST_NAMED).map(line);
    const more =
      group.scenarios.length > MOST_NAMED ? [`and ${group.scenarios.length - MOST_NAMED} more`] : [];
    return `| ${[...cells.map(cell), [...which, ...more].join('<br>')].join(' | ')} |`;
  });
  const rest = groups.length > MOST_ROWS ? [`\n… and ${groups.length - MOST_ROWS} more causes.`] : [];
  return [
    `### ${title}\n`,
    `| ${head.join(' | ')} |`,
    `|${head.map((name) => (name === 'scenarios' ? '--:|' : '---|')).join('')}`,
    ...rows,
    ...rest,
  ].join('\n');
}

const line = ({ name, rules, at }: RecordedScenario): string =>
  `${cell(name)}${rules.length > 0 ? ` (${rules.map(cell).join(', ')})` : ''} \`${at.replaceAll('|', '\\|')}\``;

const pairLine = ({ before, after }: ScenarioPair): string =>
  `${verdictsInWords(before.verdict, after.verdict)}: ${line(after)}`;

const listed = (lines: readonly string[]): string => {
  const rest = lines.length > MOST_ROWS ? [`- … and ${lines.length - MOST_ROWS} more`] : [];
  return [...lines.slice(0, MOST_ROWS).map((each) => `- ${each}`), ...rest].join('\n');
};

const listOf = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `### ${title}\n\n${listed(lines)}`;

const folded = (title: string, count: number, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<details><summary>${title} (${count})</summary>\n\n${listed(lines)}\n\n</details>`;
