import { readFileSync } from 'node:fs';
import { MergeProblem, merged } from '../fuzz/merge/merge';
import { readResult } from '../fuzz/merge/result-text';
import type { RangeResult } from '../fuzz/range-result';
import { writeFindings } from './fuzz-findings';
import { FuzzFolder } from './fuzz-folder';
import { describeSummary, fuzzExitCode, summaryOf } from './fuzz-summary';
import { Problem } from './problem';

/** How an engine elsewhere is spoken to, for making its findings simpler. */
const PATIENCE = { deadline: 5000, restarts: 20 };

/**
 * Puts together what parts of a campaign came to, in the order of their games, whatever the order of the files. Returns
 * the exit code; throws a Problem for files that are no results, or don't belong together.
 */
export async function mergeFiles(
  files: readonly string[],
  { out, json }: { out: string; json: boolean },
): Promise<number> {
  const result = mergedFiles(files);
  const folder = FuzzFolder.at(out);
  const written = await writeFindings(result, folder, PATIENCE, (sentence) => console.error(sentence));
  folder.save(result);
  const summary = summaryOf(result, written, { isPart: false, hasTrace: result.rules.length > 0 });
  console.log(json ? JSON.stringify(summary, null, 1) : describeSummary(summary));
  console.error(`Result: ${folder.resultFile}`);
  return fuzzExitCode(summary, false);
}

function mergedFiles(files: readonly string[]): RangeResult {
  try {
    return merged(files.map(resultIn));
  } catch (error) {
    if (!(error instanceof MergeProblem)) throw error;
    const [first = '', file = ''] = [files[0], files[error.place]];
    throw new Problem([`"${file}" can't be merged with "${first}": ${error.message}.`]);
  }
}

function resultIn(file: string): RangeResult {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`"${file}" can't be read (${why}): give the result.json of each part.`]);
  }
  const read = readResult(text);
  if (read.fine) return read.value;
  throw new Problem([
    `"${file}" is no result of "rulewright fuzz" (${read.wrong}): give the result.json of each part.`,
  ]);
}
