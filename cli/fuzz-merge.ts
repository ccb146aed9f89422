import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MergeProblem, merged } from '../fuzz/merge/merge';
import { readResult } from '../fuzz/merge/result-text';
import type { RangeResult } from '../fuzz/range-result';
import { FuzzFolder } from './fuzz-folder';
import { type SummedUp, sumUp } from './fuzz-play';
import { describeSummary, sayNothingWasKept, worstOf } from './fuzz-summary';
import { Problem } from './problem';
import { scratchFolder } from './scratch-folder';

/** How an engine elsewhere is spoken to, for making its findings simpler. */
const PATIENCE = { deadline: 5000, restarts: 20 };

const RESULT = 'result.json';

/** What a part of a campaign came to, and where that stands. */
interface Part {
  readonly file: string;
  readonly result: RangeResult;
}

/**
 * Puts together what parts of a campaign came to, in the order of their games, whatever the order of the files. Where they
 * are of several rulebooks, those of each are put together in a folder of its own. Returns the exit code; throws a
 * Problem for files that are no results, or don't belong together.
 *
 * @param given files, or the folders that campaigns wrote them into
 */
export async function mergeFiles(
  given: readonly string[],
  { out: asked, json }: { out?: string; json: boolean },
): Promise<number> {
  const isKept = asked !== undefined;
  const parts = given.flatMap(resultFiles).map(partIn);
  const rulebooks = [...new Set(parts.map(rulebookOf))];
  const wholes = rulebooks.map((id) => mergedParts(parts.filter((part) => rulebookOf(part) === id)));
  const isOne = wholes.length === 1;
  const out = asked ?? scratchFolder();
  const all: SummedUp[] = [];
  for (const [place, result] of wholes.entries()) {
    const folder = FuzzFolder.at(isOne ? out : path.join(out, result.settings.rulebook));
    const facts = { isPart: false, hasTrace: result.rules.length > 0, isKept };
    const each = await sumUp(result, folder, PATIENCE, facts);
    folder.save(each.result);
    all.push(each);
    if (!json) console.log(`${place === 0 ? '' : '\n'}${describeSummary(each.summary)}`);
    if (isKept) console.error(`Result: ${folder.resultFile}`);
  }
  const summaries = all.map(({ summary }) => summary);
  if (!isKept) sayNothingWasKept(summaries);
  if (json) console.log(JSON.stringify(isOne ? summaries[0] : { rulebooks: summaries }, null, 1));
  return worstOf(all.map(({ exitCode }) => exitCode));
}

const rulebookOf = ({ result }: Part): string => result.settings.rulebook;

/** The results in a folder, or in the folders of the rulebooks below it; a file is what it is. */
function resultFiles(given: string): readonly string[] {
  if (!existsSync(given) || !statSync(given).isDirectory()) return [given];
  const folders = [
    given,
    ...readdirSync(given)
      .sort()
      .map((name) => path.join(given, name)),
  ];
  const files = folders.map((folder) => path.join(folder, RESULT)).filter((file) => existsSync(file));
  if (files.length > 0) return files;
  throw new Problem([
    `There is no ${RESULT} in the folder "${given}" or right below it: give what "rulewright fuzz" wrote.`,
  ]);
}

function mergedParts(parts: readonly Part[]): RangeResult {
  try {
    return merged(parts.map(({ result }) => result));
  } catch (error) {
    if (!(error instanceof MergeProblem)) throw error;
    const [first, other] = [parts[0]?.file ?? '', parts[error.place]?.file ?? ''];
    throw new Problem([`"${other}" can't be merged with "${first}": ${error.message}.`]);
  }
}

function partIn(file: string): Part {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`"${file}" can't be read (${why}): give the result.json of each part.`]);
  }
  const read = readResult(text);
  if (read.fine) return { file, result: read.value };
  throw new Problem([
    `"${file}" is no result of "rulewright fuzz" (${read.wrong}): give the result.json of each part.`,
  ]);
}
