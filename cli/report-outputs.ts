import path from 'node:path';
import { columnOf, matrixOf } from '../reports/conformance';
import type { RunResult } from '../reports/model';
import { placesOfFiles } from './places-of-files';
import { Problem } from './problem';
import { writeWhole as writeFile } from './write-file';

/** Files that a run's result is written to, for other programs. */
export interface Outputs {
  readonly junit?: string;
  readonly sarif?: string;
  readonly summary?: string;
}

// Each is loaded only where it is asked for.
const junitReporter = (): typeof import('../reports/junit') => require('../reports/junit');
const sarifReporter = (): typeof import('../reports/conformance-sarif') =>
  require('../reports/conformance-sarif');
const summaryReporter = (): typeof import('../reports/markdown') => require('../reports/markdown');

const matrixReporter = (): typeof import('../reports/markdown-matrix') =>
  require('../reports/markdown-matrix');

/** Writes the results of a run for other programs; of several engines, one after another in a file's name. */
export function writeOutputs(results: readonly RunResult[], { junit, sarif, summary }: Outputs): void {
  results.forEach((result, place) => {
    const numbered = (file: string): string => {
      const { dir, name, ext } = path.parse(file);
      return results.length === 1 ? file : path.join(dir, `${name}-${place + 1}${ext}`);
    };
    if (junit !== undefined) writeWhole(numbered(junit), junitReporter().toJUnit(result), '--junit');
    if (sarif !== undefined)
      writeWhole(
        numbered(sarif),
        `${JSON.stringify(sarifReporter().toConformanceSarif(result, placesOfFiles()), null, 1)}\n`,
        '--sarif',
      );
  });
  if (summary === undefined) return;
  const matrix =
    results.length > 1 ? [matrixReporter().toMarkdownMatrix(matrixOf(results.map(columnOf)))] : [];
  writeWhole(summary, [...matrix, ...results.map(summaryReporter().toMarkdown)].join('\n'), '--summary');
}

/** Writes a file whole or not at all. Throws a Problem, which names the option, where it can't be written. */
export function writeWhole(file: string, text: string, option: string): void {
  try {
    writeFile(path.resolve(file), text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`"${file}" can't be written (${why}): give ${option} a file that can.`]);
  }
}
