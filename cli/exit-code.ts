import { isAboutScenarios } from '../reports/evidence';
import type { RunResult } from '../reports/model';
import { exitCodes } from './problem';

/**
 * The exit code of a run: what ended it too early, else the worst of what its scenarios ended with; 2 if none of them
 * proved anything. What an engine declares not to support is no failure of it.
 */
export function exitCodeOf(
  result: Pick<RunResult, 'counts' | 'engine' | 'scenarios' | 'unfinished'>,
): number {
  const { counts, unfinished } = result;
  if (unfinished) return unfinished.exitCode;
  if (counts.crashed + counts['timed out'] > 0) return exitCodes.crashed;
  if (counts['setup error'] > 0) return exitCodes.wrongInput;
  if (counts.failed > 0) return exitCodes.failed;
  return provesAnything(result) ? exitCodes.passed : exitCodes.wrongInput;
}

/** Does a run say anything? Of another engine, scenarios about Rulewright itself say nothing. */
function provesAnything({ counts, engine, scenarios }: Parameters<typeof exitCodeOf>[0]): boolean {
  if (engine === undefined) return counts.passed + counts.waived > 0;
  return scenarios.some(
    (scenario) =>
      (scenario.verdict === 'passed' || scenario.verdict === 'waived') && !isAboutScenarios(scenario),
  );
}

/** Why a run that nothing failed in ends with 2; undefined where it doesn't, or where setup errors have said why. */
export function describeNoProof(result: Parameters<typeof exitCodeOf>[0]): string | undefined {
  const { counts, engine } = result;
  if (result.unfinished || exitCodeOf(result) !== exitCodes.wrongInput || counts['setup error'] > 0)
    return undefined;
  const whose = engine === undefined ? '' : ` of ${engine.name}`;
  const lacking =
    counts.unsupported > 0 ? `${counts.unsupported} scenarios are unsupported` : 'none was played';
  return `This run proves nothing${whose}: ${lacking}, and none that a game is played in passed. ${counts.unsupported > 0 ? 'Support what the scenarios need, or choose others (--tags, paths).' : 'Choose scenarios that can be played.'}`;
}
