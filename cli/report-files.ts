import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderReport } from '../reports/html/page';
import { toSummary } from '../reports/json';
import type { RunResult } from '../reports/model';
import { makeFolder } from './make-folder';
import { Problem } from './problem';

/** The name of the file with the results in a report's folder. */
export const resultsFile = 'results.json';

/** Writes the report of a run into a folder; returns the path of the page to open. */
export function writeReport(result: RunResult, folder: string): string {
  const page = path.join(folder, 'index.html');
  try {
    makeFolder(folder);
    writeFileSync(page, renderReport(result));
    writeFileSync(path.join(folder, resultsFile), `${JSON.stringify(toSummary(result), null, 1)}\n`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `The report can't be written to "${folder}" (${why}): give --report a folder that can be written.`,
    ]);
  }
  return page;
}
