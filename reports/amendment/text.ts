import colours from 'picocolors';
import type { FailureGroup } from '../causes';
import type { ScenarioResult } from '../model';
import type { RandomGames } from './games';
import { type AmendmentImpact, countIn } from './impact';
import type { RuleToRead } from './reading';
import type { TablesBeside } from './tables';
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

const FEW_OF_A_CAUSE = 3;
const FEW = 8;

/**
 * The impact of an amendment in words: what nobody noticed comes first.
 *
 * @param everything whether every scenario is listed, and not only the first few
 */
export function describeImpact(impact: AmendmentImpact, everything: boolean): string {
  const { amendment, unnoticed, linked, elsewhere, notSetUp, otherwise, acting, mended, tables, games } =
    impact;
  const { name, rulebook, changes, numbers } = amendment;
  const few = (lines: readonly string[], most = FEW): readonly string[] => {
    const shown = everything ? lines : lines.slice(0, most);
    const rest = lines.length - shown.length;
    return rest > 0 ? [...shown, colours.dim(`and ${rest} more; --details lists them`)] : shown;
  };
  const groups = (all: readonly FailureGroup[]): readonly string[] =>
    all.flatMap((group) => [
      groupInWords(group),
      ...firstOf(group, tables).map((line) => `  ${line}`),
      ...few(group.scenarios.map(scenarioLine), FEW_OF_A_CAUSE).map((line) => `  ${line}`),
    ]);
  const loud = unnoticed.map((change) =>
    colours.bold(colours.red(`NOBODY NOTICED: ${changeInWords(change)}\n${unnoticedInWords(impact)}`)),
  );
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [`Broke, and is linked to ${numbers.join(', ')} (${countIn(linked)})`, groups(linked)],
    [`Broke elsewhere (${countIn(elsewhere)})`, groups(elsewhere)],
    [`Could not be set up any more (${countIn(notSetUp)})`, groups(notSetUp)],
    [`Failed, and passes now (${mended.length})`, few(mended.map(scenarioLine))],
    [
      `Plays otherwise, and passes all the same (${otherwise.length})`,
      few(
        otherwise.flatMap((each) => [`${scenarioLine(each.scenario)}\n    ${otherwiseInWords(each)}`]),
        FEW_OF_A_CAUSE,
      ),
    ],
    ['Rules by which games first go another way', few(acting.map(actingInWords))],
    ['Random games', games === undefined ? [] : gameLines(games)],
    ...readingSections(impact, few),
  ];
  return [
    [
      `${colours.bold(`"${name}"`)}, an amendment of ${rulebook.title} ${rulebook.edition}`,
      ...changes.map((change) => `  ${changeInWords(change)}`),
    ].join('\n'),
    ...loud,
    `${countsInWords(impact)}.\n${verdictInWords(impact)}`,
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => [colours.bold(title), ...lines.map((line) => `  ${line}`)].join('\n')),
  ].join('\n\n');
}

const scenarioLine = ({ name, rules, id }: ScenarioResult): string =>
  `${name}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}  ${colours.dim(id)}`;

/** Where the game of the first scenario of a group whose tables are known goes another way. */
function firstOf({ scenarios }: FailureGroup, tables: ReadonlyMap<string, TablesBeside>): readonly string[] {
  const [first] = scenarios.flatMap(({ id }) => tables.get(id) ?? []);
  return first ? [`first otherwise ${tablesInWords(first)}`] : [];
}

function gameLines(games: RandomGames): readonly string[] {
  const { smallest } = games;
  if (smallest === undefined) return [gamesInWords(games)];
  const { message, scenario, file, why } = smallest;
  const told =
    scenario === undefined
      ? [`No scenario shows it: ${why ?? ''}`]
      : scenario
          .trimEnd()
          .split('\n')
          .map((line) => `  ${line}`.trimEnd());
  return [
    gamesInWords(games),
    `The smallest: ${message}`,
    ...(file === undefined ? [] : [`Written to ${file}:`]),
    ...told,
  ];
}

function readingSections(
  { reading }: AmendmentImpact,
  few: (lines: readonly string[]) => readonly string[],
): readonly (readonly [string, readonly string[]])[] {
  const { citing, alike, rulings, invariants } = reading;
  const rule = (each: RuleToRead): string =>
    `${each.rule}${each.title === undefined ? '' : ` ${each.title}`}: ${each.why}`;
  return [
    ['Read again: rules that cite it or say it again', few(citing.map(rule))],
    ['Read again: rules that may speak of the same', few(alike.map(rule))],
    [
      'Read again: rulings',
      few(rulings.map(({ id, question, taken }) => `${id} ${question} Taken: ${taken}`)),
    ],
    ['Read again: invariants', few(invariants.map(({ number, says }) => `${number} ${says}`))],
  ];
}
