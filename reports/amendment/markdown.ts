import type { FailureGroup } from '../causes';
import { cell } from '../markdown';
import type { ScenarioResult } from '../model';
import type { RandomGames } from './games';
import { type AmendmentImpact, countIn } from './impact';
import type { RuleToRead } from './reading';
import { differs, type TablesBeside } from './tables';
import {
  actingInWords,
  changeInWords,
  countsInWords,
  gamesInWords,
  groupInWords,
  otherwiseInWords,
  tablesInWords,
  unnoticedInWords,
  verdictInWords,
} from './words';

const MOST_GROUPS = 20;
const MOST_NAMED = 5;
const MOST_LISTED = 20;

/** The impact of an amendment in Markdown, for a meeting or a pull request: what nobody noticed comes first. */
export function impactToMarkdown(impact: AmendmentImpact): string {
  const { amendment, unnoticed, linked, elsewhere, notSetUp, mended, otherwise, acting, games, tables } =
    impact;
  const { name, rulebook, changes, numbers } = amendment;
  const parts = [
    `# ${cell(name)}`,
    `An amendment of ${cell(rulebook.title)} ${rulebook.edition}:`,
    changes.map((change) => `- ${cell(changeInWords(change))}`).join('\n'),
    ...unnoticed.map(
      (change) =>
        `> [!CAUTION]\n> **NOBODY NOTICED: ${cell(changeInWords(change))}**\n> **${cell(unnoticedInWords(impact))}**`,
    ),
    `**${cell(verdictInWords(impact))}**`,
    `${cell(countsInWords(impact))}.`,
    groupSection(`Broke, and is linked to ${numbers.join(', ')}`, linked, tables),
    groupSection('Broke elsewhere', elsewhere, tables),
    groupSection('Could not be set up any more', notSetUp, tables),
    listSection('Failed, and passes now', mended.map(scenarioLine)),
    listSection(
      'Plays otherwise, and passes all the same',
      otherwise.map((each) => `${scenarioLine(each.scenario)}: ${cell(otherwiseInWords(each))}`),
    ),
    listSection(
      'Rules by which games first go another way',
      acting.map((each) => cell(actingInWords(each))),
    ),
    ...(games === undefined ? [] : [gameSection(games)]),
    readingSection(impact),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const scenarioLine = ({ name, rules, id }: ScenarioResult): string =>
  `${cell(name)}${rules.length > 0 ? ` (${rules.map(cell).join(', ')})` : ''} \`${id}\``;

function groupSection(
  title: string,
  groups: readonly FailureGroup[],
  tables: ReadonlyMap<string, TablesBeside>,
): string {
  if (groups.length === 0) return '';
  const rest = groups.length - MOST_GROUPS;
  return [
    `## ${title} (${countIn(groups)})`,
    ...groups.slice(0, MOST_GROUPS).map((group) => {
      const more = group.scenarios.length - MOST_NAMED;
      const [first] = group.scenarios.flatMap(({ id }) => tables.get(id) ?? []);
      return [
        `- ${cell(groupInWords(group))}`,
        ...(first === undefined ? [] : [`  - first otherwise ${cell(tablesInWords(first))}`]),
        ...group.scenarios.slice(0, MOST_NAMED).map((scenario) => `  - ${scenarioLine(scenario)}`),
        ...(more > 0 ? [`  - … and ${more} more`] : []),
      ].join('\n');
    }),
    ...(rest > 0 ? [`… and ${rest} more causes.`] : []),
  ].join('\n\n');
}

function listSection(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const rest = lines.length - MOST_LISTED;
  const shown = lines.slice(0, MOST_LISTED).map((line) => `- ${line}`);
  return [`## ${title} (${lines.length})\n`, ...shown, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join(
    '\n',
  );
}

function gameSection(games: RandomGames): string {
  const { smallest } = games;
  return [
    '## Random games',
    cell(gamesInWords(games)),
    ...(smallest === undefined ? [] : [`The smallest: ${cell(smallest.message)}`]),
    ...(smallest?.scenario === undefined ? [] : [`\`\`\`gherkin\n${smallest.scenario.trimEnd()}\n\`\`\``]),
    ...(smallest?.why === undefined ? [] : [`No scenario shows it: ${cell(smallest.why)}`]),
    ...(smallest?.tables === undefined ? [] : [tablesTable(smallest.tables)]),
  ].join('\n\n');
}

/** What differs between both tables. */
function tablesTable({ step, facts }: TablesBeside): string {
  return [
    `After \`${step.keyword} ${step.text.replaceAll('`', "'")}\`:\n`,
    '| | as it is | amended |\n|---|---|---|',
    ...facts
      .filter(differs)
      .map(({ what, before, after }) => `| ${cell(what)} | ${cell(before)} | ${cell(after)} |`),
  ].join('\n');
}

function readingSection({ reading }: AmendmentImpact): string {
  const { citing, alike, rulings, invariants } = reading;
  const rule = (each: RuleToRead): string =>
    `**${cell(each.rule)}**${each.title === undefined ? '' : ` ${cell(each.title)}`}: ${cell(each.why)}`;
  const lines = [
    ...citing.map(rule),
    ...alike.map(rule),
    ...rulings.map(
      ({ id, question, taken }) => `ruling **${cell(id)}** ${cell(question)} Taken: ${cell(taken)}`,
    ),
    ...invariants.map(({ number, says }) => `invariant **${cell(number)}** ${cell(says)}`),
  ];
  return listSection('Read again', lines);
}
