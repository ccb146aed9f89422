import { columnOf, matrixOf } from '../reports/conformance';
import { toSummary } from '../reports/json';
import type { RunOrigin, RunResult } from '../reports/model';
import { elapsed } from './elapsed';
import { describeConformance, describeMatrix } from './engine-table';
import { describeNoProof, exitCodeOf } from './exit-code';
import type { ShownFailures } from './failure-table';
import { findHome } from './home';
import { Interruption } from './interruption';
import { describeLinks } from './link-text';
import { spareMemory } from './memory';
import { type PlayOptions, playAll } from './play-all';
import { writeReport, writeReports } from './report-files';
import { type Outputs, writeOutputs } from './report-outputs';
import { whoseFeatures } from './rulebook-features';
import { beginRun } from './run-origin';
import { selectRulebooks } from './selection';
import { describeRun, describeSetupErrors } from './table';
import { describeRest } from './unfinished-run';

/** What `rulewright check` is asked for. */
export interface CheckOptions extends PlayOptions, Outputs {
  readonly json: boolean;
  /** Which failures are shown whole: one of each cause, or all. */
  readonly failures?: ShownFailures;
}

/**
 * Plays scenarios and says what they prove, also where a signal or an engine ends that too early. Returns the exit code;
 * throws a Problem for what can't be played, and, once that is told, for what can't be written.
 */
export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  spareMemory();
  const interruption = new Interruption();
  try {
    const began = performance.now();
    const endRun = beginRun();
    const { results: played, journal } = await playAll(paths, options, interruption);
    const time = elapsed(performance.now() - began);
    const results = isWritten(options) ? withOrigin(played, endRun()) : played;
    // Said before anything is written: what was played counts, however full the disk is.
    print(results, paths, options, time);
    for (const result of results)
      for (const sentence of [describeNoProof(result), describeRest(result, options.report)])
        if (sentence !== undefined) console.error(sentence);
    writeOutputs(results, options);
    const page = options.report === undefined ? undefined : writePages(results, options.report);
    journal?.close(results.every(({ unfinished }) => unfinished === undefined));
    if (page !== undefined) (options.json ? console.error : console.log)(`\nReport: ${page}`);
    return Math.max(...results.map(exitCodeOf));
  } finally {
    interruption.end();
  }
}

/** Does anything outlast this run? What is shown at once doesn't say where it comes from, which is asked of git. */
const isWritten = ({ json, report, junit, sarif, summary }: CheckOptions): boolean =>
  json || [report, junit, sarif, summary].some((file) => file !== undefined);

const withOrigin = (results: readonly RunResult[], origin: RunOrigin): readonly RunResult[] =>
  results.map((result) => ({ ...result, origin }));

/** Prints what was played: as JSON, or in words and tables, of which there are none where nothing was. */
function print(
  results: readonly RunResult[],
  paths: readonly string[],
  options: CheckOptions,
  time: string,
): void {
  const several = results.length > 1;
  for (const result of results) for (const sentence of describeSetupErrors(result)) console.error(sentence);
  if (options.json) {
    const summaries = results.map(toSummary);
    console.log(JSON.stringify(several ? { engines: summaries } : summaries[0], null, 1));
    return;
  }
  const played = results.filter(({ unfinished, scenarios }) => !unfinished || scenarios.length > 0);
  if (played.length === 0) return;
  for (const result of played) console.log(describeResult(result, paths.length === 0, options.failures));
  console.log(`Played in ${time}.`);
  const links = describeLinks(results[0]?.links ?? []);
  if (links !== '') console.log(`\n${links}`);
  if (several) console.log(`\n${describeMatrix(matrixOf(results.map(columnOf)))}`);
  if (paths.length > 0) return;
  const ids = selectRulebooks(options.rulebook);
  console.log(`\nScenarios: ${whoseFeatures(ids, findHome(), ids.length === 1)}`);
}

function writePages(results: readonly RunResult[], folder: string): string {
  const [first] = results;
  return first && results.length === 1 ? writeReport(first, folder) : writeReports(results, folder);
}

const describeResult = (result: RunResult, allChapters: boolean, shown?: ShownFailures): string =>
  [describeRun(result, allChapters, shown), describeConformance(result)]
    .filter((part) => part !== '')
    .join('\n\n');
