import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type RecordedRun, readRun } from '../reports/recorded-run';
import { compareRuns, isWorse } from '../reports/run-comparison';
import { toComparisonSummary } from '../reports/run-comparison-json';
import { comparisonToMarkdown } from '../reports/run-comparison-markdown';
import { describeComparison } from '../reports/run-comparison-text';
import { exitCodes, Problem } from './problem';
import { resultsFile } from './report-files';

/** How two runs are compared. */
export interface CompareOptions {
  readonly json: boolean;
  readonly markdown: boolean;
  /** Whether every scenario is listed. */
  readonly details: boolean;
}

/**
 * Prints what is otherwise in the later of two runs; returns the exit code: 1 where anything is worse. Throws a Problem for what are no results
 * of a run.
 */
export function compare(before: string, after: string, { json, markdown, details }: CompareOptions): number {
  if (json && markdown)
    throw new Problem(['--json and --markdown are two ways to write it: give one of them.']);
  const comparison = compareRuns(runIn(before), runIn(after));
  if (json) console.log(JSON.stringify(toComparisonSummary(comparison), null, 1));
  else if (markdown) console.log(comparisonToMarkdown(comparison).trimEnd());
  else console.log(describeComparison(comparison, details));
  return isWorse(comparison) ? exitCodes.failed : exitCodes.passed;
}

/** The run whose report a folder has, or whose results a file holds. */
function runIn(place: string): RecordedRun {
  const file = isFolder(place) ? path.join(place, resultsFile) : place;
  const run = readRun(parsed(file));
  if (run) return run;
  throw new Problem([
    `"${file}" has no results of a run as this version of rulewright writes them: run "rulewright check --report FOLDER" and give that folder or its results.json.`,
  ]);
}

const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

function parsed(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Problem([
      `"${file}" can't be read: give a report's folder, or its results.json, as "rulewright check --report FOLDER" writes them.`,
    ]);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem([`"${file}" is no JSON: give the results.json of "rulewright check --report FOLDER".`]);
  }
}
