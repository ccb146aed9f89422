import path from 'node:path';
import { columnOf, matrixOf } from '../reports/conformance';
import { describedRules } from '../reports/described-rules';
import { renderMatrix } from '../reports/html/matrix-page';
import { renderReport } from '../reports/html/page';
import { toSummary } from '../reports/json';
import { type RunResult, verdicts } from '../reports/model';
import { describeUnfinished } from '../reports/unfinished';
import { Problem } from './problem';
import { folderFor } from './transcript-folder';
import { writeAllOrNone } from './write-together';

/** The name of the file with the results in a report's folder. */
export const resultsFile = 'results.json';

/** Writes the report of a run into a folder; returns the path of the page to open. */
export function writeReport(result: RunResult, folder: string): string {
  return writePage(folder, renderReport(result), [
    [path.join(folder, resultsFile), `${JSON.stringify(toSummary(result), null, 1)}\n`],
  ]);
}

/**
 * Writes the reports of several engines into a folder, each into one of its own, and a page that shows them side by
 * side; returns the path of that page.
 */
export function writeReports(results: readonly RunResult[], folder: string): string {
  const links = results.map((result, place) => {
    const own = folderFor(result, place);
    writeReport(result, path.join(folder, own));
    const counts = verdicts
      .filter((verdict) => result.counts[verdict] > 0)
      .map((verdict) => `${result.counts[verdict]} ${verdict}`);
    const cut = result.unfinished === undefined ? [] : [describeUnfinished(result.unfinished)];
    return { href: `${encodeURIComponent(own)}/index.html`, counts: [...counts, ...cut].join(', ') };
  });
  return writePage(folder, renderMatrix(matrixOf(results.map(columnOf)), links, describedRules(results)));
}

/** Writes a page, and files that go with it: all or none, for a new page beside old results would say two things. */
function writePage(
  folder: string,
  html: string,
  others: readonly (readonly [file: string, text: string])[] = [],
): string {
  const page = path.join(folder, 'index.html');
  try {
    writeAllOrNone(new Map([[page, html], ...others]));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `The report can't be written to "${folder}" (${why}): give --report a folder that can be written.`,
    ]);
  }
  return page;
}
