import type { RunResult } from '../reports/model';
import { describeUnfinished } from '../reports/unfinished';

/**
 * Why a run ended too early, how far it had come, and how to go on; undefined where it came to its end.
 *
 * @param report the folder of its report, where one was asked for
 */
export function describeRest({ unfinished }: RunResult, report: string | undefined): string | undefined {
  if (!unfinished) return undefined;
  const { played, selected } = unfinished;
  if (played === selected) return describeUnfinished(unfinished);
  const how =
    report === undefined
      ? 'with --report, the same command could go on from there'
      : 'the same command with --resume plays the rest';
  return played === 0
    ? describeUnfinished(unfinished)
    : `${describeUnfinished(unfinished).replace(/\.$/, '')}: ${how}.`;
}
