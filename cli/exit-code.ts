import type { RunResult } from '../reports/model';
import { exitCodes } from './problem';

/**
 * The exit code of a run: the worst of what its scenarios ended with; 2 if none of them proved anything. What an engine
 * declares not to support is no failure of it.
 */
export function exitCodeOf({ counts }: Pick<RunResult, 'counts'>): number {
  if (counts.crashed + counts['timed out'] > 0) return exitCodes.crashed;
  if (counts['setup error'] > 0) return exitCodes.wrongInput;
  if (counts.failed > 0) return exitCodes.failed;
  return counts.passed + counts.waived > 0 ? exitCodes.passed : exitCodes.wrongInput;
}
