import { columnOf, matrixOf } from '../reports/conformance';
import { toSummary } from '../reports/json';
import type { RunResult } from '../reports/model';
import { elapsed } from './elapsed';
import { describeConformance, describeMatrix } from './engine-table';
import { describeNoProof, exitCodeOf } from './exit-code';
import type { ShownFailures } from './failure-table';
import { findHome } from './home';
import { describeLinks } from './link-text';
import { type PlayOptions, playAll } from './play-all';
import { writeReport, writeReports } from './report-files';
import { type Outputs, writeOutputs } from './report-outputs';
import { whoseFeatures } from './rulebook-features';
import { beginRun } from './run-origin';
import { selectRulebooks } from './selection';
import { describeRun, describeSetupErrors } from './table';

/** What `rulewright check` is asked for. */
export interface CheckOptions extends PlayOptions, Outputs {
  readonly json: boolean;
  /** Which failures are shown whole: one of each cause, or all. */
  readonly failures?: ShownFailures;
}

/** Plays scenarios and says what they prove. Returns the exit code; throws a Problem for what can't be played. */
export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  const began = performance.now();
  const endRun = beginRun();
  const played = await playAll(paths, options);
  const time = elapsed(performance.now() - began);
  const origin = endRun();
  const results = played.map((result) => ({ ...result, origin }));
  writeOutputs(results, options);
  const several = results.length > 1;
  const page = options.report === undefined ? undefined : writePages(results, options.report);
  for (const result of results) for (const sentence of describeSetupErrors(result)) console.error(sentence);
  if (options.json) {
    const summaries = results.map(toSummary);
    console.log(JSON.stringify(several ? { engines: summaries } : summaries[0], null, 1));
  } else
    for (const result of results) console.log(describeResult(result, paths.length === 0, options.failures));
  if (!options.json) console.log(`Played in ${time}.`);
  const links = describeLinks(results[0]?.links ?? []);
  if (links !== '' && !options.json) console.log(`\n${links}`);
  if (several && !options.json) console.log(`\n${describeMatrix(matrixOf(results.map(columnOf)))}`);
  if (paths.length === 0 && !options.json) {
    const ids = selectRulebooks(options.rulebook);
    console.log(`\nScenarios: ${whoseFeatures(ids, findHome(), ids.length === 1)}`);
  }
  for (const sentence of results.map(describeNoProof)) if (sentence !== undefined) console.error(sentence);
  if (page !== undefined) (options.json ? console.error : console.log)(`\nReport: ${page}`);
  return Math.max(...results.map(exitCodeOf));
}

function writePages(results: readonly RunResult[], folder: string): string {
  const [first] = results;
  return first && results.length === 1 ? writeReport(first, folder) : writeReports(results, folder);
}

const describeResult = (result: RunResult, allChapters: boolean, shown?: ShownFailures): string =>
  [describeRun(result, allChapters, shown), describeConformance(result)]
    .filter((part) => part !== '')
    .join('\n\n');
