import { type RangeResult, withAlarms } from '../fuzz/range-result';
import type { EngineOptions } from './engine-options';
import { FuzzCampaign } from './fuzz-campaign';
import { writeFindings } from './fuzz-findings';
import type { FuzzFolder } from './fuzz-folder';
import type { FuzzInterruption } from './fuzz-interruption';
import type { CampaignPlan, CampaignUnderWay } from './fuzz-ledger';
import { FuzzProgress } from './fuzz-progress';
import { type FuzzSummary, fuzzExitCode, type SummaryFacts, summaryOf } from './fuzz-summary';

/** What a campaign came to, all its files written. */
export interface SummedUp {
  /** What the games came to, with all alarms told apart. */
  readonly result: RangeResult;
  readonly summary: FuzzSummary;
  readonly exitCode: number;
  /** Was it played to its end? */
  readonly isWhole: boolean;
}

/** How a campaign is played, apart from what it is. */
export interface Playing {
  readonly jobs: number;
  readonly queue?: string;
  /** Does the engine say which rules it uses? */
  readonly hasTrace: boolean;
  /** Do its files stay? */
  readonly isKept: boolean;
  /** What it is called as it is being played, where there are several. */
  readonly title?: string;
}

/**
 * Plays a campaign, writes what was found, and sums it up: undefined where it was interrupted before its first game.
 * Throws a Problem where it can't be played.
 */
export async function playCampaign(
  plan: CampaignPlan,
  { jobs, queue, hasTrace, title, isKept }: Playing,
  interruption: FuzzInterruption,
): Promise<SummedUp | undefined> {
  const { runs, seconds, shard, folder, options } = plan;
  const progress = new FuzzProgress(
    process.stderr,
    seconds === undefined ? { games: runs, title } : { seconds, title },
  );
  try {
    const campaign = campaignFor(plan, jobs, queue, progress);
    interruption.playing(campaign, (sentence) => progress.say(sentence));
    const { result, interrupted } = await campaign.run();
    progress.stop();
    if (!result) return undefined;
    const isPart = shard !== undefined || interrupted;
    const summed = await sumUp(result, folder, options, { isPart, hasTrace, isKept });
    if (summed.result !== result) folder.save(summed.result);
    console.error(`${progress.rate} decisions a second.${isKept ? ` Result: ${folder.resultFile}` : ''}`);
    if (!interrupted) campaign.finish();
    return { ...summed, isWhole: !interrupted };
  } finally {
    progress.stop();
  }
}

/** Writes what was found in games, where that isn't done yet, and sums up what they came to. */
export async function sumUp(
  played: RangeResult,
  folder: FuzzFolder,
  options: EngineOptions,
  facts: SummaryFacts,
): Promise<SummedUp> {
  const written = await writeFindings(played, folder, options, (sentence) => console.error(sentence));
  const known = new Set(played.alarms.map(({ kind }) => kind));
  const turned = written.filter(({ finding, kind }) => finding.alarm && !known.has(kind));
  const result = withAlarms(played, new Set(turned.map(({ kind }) => kind)));
  const summary = summaryOf(result, written, facts);
  return { result, summary, exitCode: fuzzExitCode(summary, facts.isPart), isWhole: true };
}

function campaignFor(
  plan: CampaignPlan,
  jobs: number,
  queue: string | undefined,
  progress: FuzzProgress,
): CampaignUnderWay {
  if (queue === undefined) return new FuzzCampaign(plan, jobs, progress);
  const { QueueCampaign }: typeof import('./fuzz-queue') = require('./fuzz-queue');
  return new QueueCampaign(plan, queue, progress);
}
