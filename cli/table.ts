import colours from 'picocolors';
import { changeOf } from '../port/amendment/change';
import { isFailure } from '../reports/ladder';
import type { RulebookResult, RunResult, ScenarioResult, Verdict } from '../reports/model';
import { verdicts } from '../reports/model';
import { type ChapterSummary, summarise } from '../reports/summary';
import { describeAmendment } from '../reports/under-amendment';
import { describeFailures, type ShownFailures } from './failure-table';
import { fittedTable } from './fitted-table';

const MOST_SENTENCES = 20;

/**
 * The run in words: what did not pass and why, by cause (but for setup errors), the chapters of all rulebooks, or only of those
 * that scenarios are about, the counts.
 */
export function describeRun(result: RunResult, allRulebooks: boolean, shown: ShownFailures = 'one'): string {
  const tables = result.rulebooks.map((rulebook) => chapterTable(rulebook, result.scenarios, allRulebooks));
  return inParagraphs([...describeFailures(result, shown), ...tables, describeCounts(result)]);
}

/** What did not pass and why, by cause (but for setup errors), and the counts. */
export const describeOutcome = (result: RunResult, shown: ShownFailures = 'one'): string =>
  inParagraphs([...describeFailures(result, shown), describeCounts(result)]);

const inParagraphs = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/**
 * Sentences on what is typed wrong, and on scenarios whose table can't be set up: where, what is wrong, what to do; each
 * once, and the first of very many.
 */
export function describeSetupErrors({ scenarios }: RunResult): string[] {
  const sentences = scenarios
    .filter(({ verdict }) => verdict === 'setup error')
    .flatMap(({ uri, line, name, steps, faults, message = '' }) => {
      if (faults !== undefined) return faults;
      const step = steps.find((each) => each.verdict !== 'passed');
      return [`${uri}:${step?.line ?? line}: in "${name}": ${message}`];
    });
  const different = [...new Set(sentences)];
  const rest = different.length - MOST_SENTENCES;
  return [
    ...different.slice(0, MOST_SENTENCES),
    ...(rest > 0 ? [`… and ${rest} more like these; the report has all of them.`] : []),
  ];
}

/** How many scenarios ended how, and what the run was made with if that was anything special. */
function describeCounts({ counts, off, amendment, scenarios }: RunResult): string {
  const parts = verdicts.filter((verdict) => counts[verdict] > 0).map((verdict) => count(verdict, counts));
  const without = off.length > 0 ? `, with ${describeOff(off)}` : '';
  const noun = scenarios.length === 1 ? 'scenario' : 'scenarios';
  const under = describeAmendment(amendment);
  return `${scenarios.length} ${noun}: ${parts.join(', ')}${without}${under === undefined ? '' : `\n${colours.bold(under)}`}`;
}

/** What was switched off, and what stood in the place of other rules. */
function describeOff(off: readonly string[]): string {
  const varied = off.filter((each) => changeOf(each).verb !== 'off');
  const without = off.filter((each) => !varied.includes(each));
  return [...(without.length > 0 ? [`${without.join(', ')} switched off`] : []), ...varied].join(', and ');
}

function count(verdict: Verdict, counts: RunResult['counts']): string {
  const text = `${counts[verdict]} ${verdict}`;
  if (verdict === 'passed') return colours.green(text);
  return isFailure(verdict) ? colours.red(text) : colours.yellow(text);
}

const columns = ['chapter', 'rules', 'linked', 'passing', 'exercised', 'scenarios passed', 'failed'];

/** A table of a rulebook's chapters, so that runs can be compared; empty where only scenarios of others were asked for. */
function chapterTable(
  rulebook: RulebookResult,
  scenarios: readonly ScenarioResult[],
  allRulebooks: boolean,
): string {
  const summaries = summarise(rulebook, scenarios);
  if (!allRulebooks && summaries.every(({ linked }) => linked === 0)) return '';
  const rows = summaries.map((summary) => row(`${summary.number} ${summary.title}`, summary));
  const all = row('all', total(summaries, scenarios, rulebook.id));
  return `${rulebook.title} ${rulebook.edition}\n${fittedTable(columns, [...rows, all])}`;
}

type Counts = Omit<ChapterSummary, 'number' | 'title'>;

function row(name: string, summary: Counts): string[] {
  const { rules, linked, passing, exercised, scenariosPassed, scenariosFailed } = summary;
  const counts = [rules, linked, passing, exercised, scenariosPassed].map(String);
  return [name, ...counts, scenariosFailed > 0 ? colours.red(String(scenariosFailed)) : '0'];
}

/** Scenarios are counted once each, however many chapters they are linked to. */
function total(
  summaries: readonly ChapterSummary[],
  scenarios: readonly ScenarioResult[],
  rulebook: string,
): Counts {
  const sum = (of: (summary: ChapterSummary) => number) =>
    summaries.reduce((all, summary) => all + of(summary), 0);
  const own = scenarios.filter((scenario) => scenario.rulebook === rulebook);
  return {
    rules: sum(({ rules }) => rules),
    linked: sum(({ linked }) => linked),
    passing: sum(({ passing }) => passing),
    exercised: sum(({ exercised }) => exercised),
    failing: sum(({ failing }) => failing),
    scenariosPassed: own.filter(({ verdict }) => verdict === 'passed').length,
    scenariosFailed: own.filter(({ verdict }) => isFailure(verdict)).length,
  };
}
