import type { RangeResult } from '../fuzz/range-result';
import type { FuzzFolder, KeptFinding } from './fuzz-folder';

/** A finding with the files that were written for it. */
export interface WrittenFinding extends KeptFinding {
  /** The scenario that shows it; undefined where none was made. */
  readonly feature?: string;
  /** The one command that plays it again. */
  readonly replay?: string;
}

/** Writes every finding, and for each a scenario that reproduces it. */
export function writeFindings(result: RangeResult, folder: FuzzFolder): readonly WrittenFinding[] {
  return folder.keep(result).map((kept) => kept);
}
