import { CorpusFolder, CorpusProblem } from '../fuzz/corpus/folder';
import type { RangeSettings } from '../fuzz/range-result';
import { fuzzedRulebook, fuzzedRulebooks } from '../fuzz/rulebooks';
import type { EngineOptions } from './engine-options';
import { FuzzCampaign } from './fuzz-campaign';
import { engineIdentity } from './fuzz-engine';
import { writeFindings } from './fuzz-findings';
import { FuzzFolder } from './fuzz-folder';
import type { CampaignPlan, CampaignUnderWay } from './fuzz-ledger';
import { FuzzProgress } from './fuzz-progress';
import { describeSummary, fuzzExitCode, summaryOf } from './fuzz-summary';
import { exitCodes, Problem } from './problem';
import { checkOff, knownRulebooks, whyNotOff } from './rules';
import { selectRulebooks } from './selection';

/** What `rulewright fuzz` is asked for. */
export interface FuzzOptions extends EngineOptions {
  readonly rulebook?: string;
  readonly runs?: number;
  /** Seconds. */
  readonly time?: number;
  readonly seed: number;
  readonly jobs: number;
  readonly engine?: string;
  /** What it is compared with: a command, or rules to switch off, as in `off:704.5c`. */
  readonly against?: string;
  readonly catalogue?: number;
  readonly fault?: string;
  readonly corpus?: string;
  readonly shard?: { readonly number: number; readonly count: number };
  readonly queue?: string;
  readonly json: boolean;
  readonly out: string;
  readonly off: readonly string[];
  /** The most decisions a game. */
  readonly decisions: number;
  readonly check: RangeSettings['check'];
}

const DEFAULT_SECONDS = 60;
const MOST_CARDS_IN_A_DECK = 20;
const LOOK_CLOSELY_EVERY = 16;

/** Plays random games and says what was found. Returns the exit code; throws a Problem for what can't be played. */
export async function fuzz(options: FuzzOptions): Promise<number> {
  const { runs, shard, json, jobs } = options;
  const seconds = options.time ?? (runs === undefined ? DEFAULT_SECONDS : undefined);
  if (shard && (runs === undefined || options.time !== undefined))
    throw new Problem([
      '--shard cuts a number of games into parts: say how many with --runs, and leave out --time.',
    ]);
  if (options.queue !== undefined && (options.corpus !== undefined || shard))
    throw new Problem([
      '--queue goes neither with --corpus nor with --shard: its workers see no folder of yours, and share the games out themselves.',
    ]);
  const { settings, hasTrace } = settingsOf(options);
  const corpus = options.corpus === undefined ? undefined : corpusAt(options.corpus);
  if (options.queue !== undefined) await knockAtQueue(options.queue);
  const folder = FuzzFolder.at(options.out);
  const progress = new FuzzProgress(process.stderr, seconds === undefined ? { games: runs } : { seconds });
  const plan = { settings, options: { deadline: options.deadline, restarts: options.restarts } };
  const campaign = campaignFor(
    { ...plan, runs, seconds, shard, folder, corpus },
    jobs,
    options.queue,
    progress,
  );
  const stop = stopOnInterrupt(campaign, progress);
  try {
    const { result, interrupted } = await campaign.run();
    progress.stop();
    if (!result) throw new Problem(['No game was played: there was no time for it.']);
    const isPart = shard !== undefined || interrupted;
    const found = await writeFindings(result, folder, options, (sentence) => console.error(sentence));
    const summary = summaryOf(result, found, { isPart, hasTrace });
    console.log(json ? JSON.stringify(summary, null, 1) : describeSummary(summary));
    console.error(`${progress.rate} decisions a second. Result: ${folder.resultFile}`);
    if (interrupted) console.error('Interrupted: the same command goes on from here.');
    return fuzzExitCode(summary, isPart);
  } finally {
    progress.stop();
    stop();
  }
}

/** Throws a Problem where no server answers: before anything is written. */
async function knockAtQueue(url: string): Promise<void> {
  const { connectTo, QueueProblem }: typeof import('../fuzz/queue/connection') =
    require('../fuzz/queue/connection');
  try {
    (await connectTo(url, false)).disconnect();
  } catch (error) {
    if (error instanceof QueueProblem) throw new Problem([error.message]);
    throw error;
  }
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

/** Ctrl-C once ends the campaign in order, twice at once. Returns what takes that back. */
function stopOnInterrupt(campaign: CampaignUnderWay, progress: FuzzProgress): () => void {
  let asked = 0;
  const interrupt = (): void => {
    asked += 1;
    if (asked > 1) {
      campaign.kill();
      process.exit(exitCodes.wrongInput);
    }
    progress.say('Ending after the games that are being played; Ctrl-C again ends at once.');
    campaign.interrupt();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return () => {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  };
}

function corpusAt(folder: string): CorpusFolder {
  try {
    return CorpusFolder.at(folder);
  } catch (error) {
    if (error instanceof CorpusProblem) throw new Problem([`--corpus ${error.message}`]);
    throw error;
  }
}

/** What games depend on. Throws a Problem for a rulebook that can't be played, a rule or a fault that there is not. */
function settingsOf(options: FuzzOptions): { readonly settings: RangeSettings; readonly hasTrace: boolean } {
  const { seed, off, decisions, check, engine: command, fault, catalogue } = options;
  const rulebook =
    options.rulebook === undefined ? (fuzzedRulebooks[0] ?? '') : rulebookWith(options.rulebook);
  const brought = fuzzedRulebook(rulebook);
  if (!brought)
    throw new Problem([
      `Games of ${rulebook} can't be played at random yet; those of ${fuzzedRulebooks.join(', ')} can.`,
    ]);
  checkOff(off, knownRulebooks([rulebook]));
  const faults = brought.canaries.map(({ name }) => name);
  if (fault !== undefined && !faults.includes(fault))
    throw new Problem([`--fault "${fault}": there is no such fault; there are "${faults.join('", "')}".`]);
  if (fault !== undefined && options.against !== undefined)
    throw new Problem([
      '--fault shows that invariants find a fault, and --against compares engines: leave one of the two out.',
    ]);
  const { hasTrace, engine, code, against } = engineIdentity({ ...options, rulebook });
  checkAgainst(against, off, rulebook);
  const settings: RangeSettings = {
    rulebook,
    seed,
    most: decisions,
    deck: MOST_CARDS_IN_A_DECK,
    swarm: true,
    check,
    every: LOOK_CLOSELY_EVERY,
    off: [...new Set(off)].sort(),
    engine,
    code,
    ...(command === undefined ? {} : { command }),
    ...(fault === undefined ? {} : { fault }),
    ...(against === undefined ? {} : { against }),
    ...(catalogue === undefined ? {} : { catalogue }),
  };
  return { settings, hasTrace };
}

/** Throws a Problem for rules that make no other ruleset. */
function checkAgainst(against: RangeSettings['against'], off: readonly string[], rulebook: string): void {
  for (const rule of against?.off ?? []) {
    const why = off.includes(rule)
      ? '--off switches it off in both engines: leave it out of one of the two.'
      : whyNotOff(rule, knownRulebooks([rulebook]));
    if (why !== undefined) throw new Problem([`--against off:${rule}: ${why}`]);
  }
}

function rulebookWith(id: string): string {
  const [found] = selectRulebooks(id);
  if (found === undefined) throw new Problem([`There is no rulebook "${id}" here.`]);
  return found;
}
