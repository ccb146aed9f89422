import { merged } from '../fuzz/merge/merge';
import { QueueProblem } from '../fuzz/queue/connection';
import { queueNameFor, type RangeJob } from '../fuzz/queue/range-job';
import { serveRanges } from '../fuzz/queue/worker';
import { lostGame } from '../fuzz/range';
import type { RangeResult } from '../fuzz/range-result';
import { type EngineChoice, engineIdentity } from './fuzz-engine';
import { FuzzWorkers } from './fuzz-workers';
import { exitCodes, Problem } from './problem';

/** What `rulewright fuzz worker` is asked for. */
export interface WorkerOptions extends EngineChoice {
  readonly queue: string;
  readonly jobs: number;
}

/** Plays ranges out of a queue until it is interrupted. Returns the exit code; throws a Problem where no server answers. */
export async function fuzzWorker(options: WorkerOptions): Promise<number> {
  const { queue, jobs } = options;
  const identity = engineIdentity(options);
  const name = queueNameFor(identity);
  const players = Array.from({ length: jobs }, () => new RangePlayer());
  try {
    const service = await serveRanges({
      url: queue,
      name,
      jobs,
      play: (job) => {
        // Only engines that this worker was started with are run, whatever stands in the queue.
        if (queueNameFor(job.settings) !== name) throw new Error('These games are for another engine.');
        return freeOf(players).play(job);
      },
      onPlayed: (job, { decisions, findings }) =>
        console.error(`${gamesOf(job)}: ${decisions} decisions, ${findings.length} kinds of violation`),
      onFailed: (job, why) => console.error(`${gamesOf(job)} could not be played: ${why}`),
    });
    const other = identity.against ? ` against ${identity.against.engine}` : '';
    console.error(
      `Waiting for games of ${identity.engine}${other}; Ctrl-C ends after those that are being played.`,
    );
    await interrupted();
    await service.close();
    return exitCodes.passed;
  } catch (error) {
    if (error instanceof QueueProblem) throw new Problem([error.message]);
    throw error;
  } finally {
    for (const player of players) player.close();
  }
}

const gamesOf = ({ range: { from, to }, settings }: RangeJob): string =>
  `Games ${from} to ${to - 1} of ${settings.rulebook}`;

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    const interrupt = (): void => {
      asked += 1;
      if (asked > 1) process.exit(exitCodes.wrongInput);
      resolve();
    };
    process.on('SIGINT', interrupt);
    process.on('SIGTERM', interrupt);
  });
}

function freeOf(players: readonly RangePlayer[]): RangePlayer {
  const free = players.find(({ isPlaying }) => !isPlaying);
  if (!free) throw new Error('More ranges came than can be played at the same time.');
  return free;
}

/** Plays one range after another in a process of its own, which is kept as long as the campaign is the same. */
class RangePlayer {
  isPlaying = false;
  private campaign = '';
  private workers: FuzzWorkers | undefined;

  async play({ campaign, settings, range, deadline, restarts }: RangeJob): Promise<RangeResult> {
    this.isPlaying = true;
    try {
      if (this.campaign !== campaign) {
        this.close();
        this.campaign = campaign;
        this.workers = new FuzzWorkers({ settings, options: { deadline, restarts } }, 1, () => {});
      }
      const ranges = [range];
      const results: RangeResult[] = [];
      await this.workers?.play({
        next: () => ranges.shift(),
        done: (result) => results.push(result),
        lost: (game, why) => results.push(lostGame(settings, game, why)),
      });
      return merged(results);
    } finally {
      this.isPlaying = false;
    }
  }

  close(): void {
    this.workers?.close();
    this.workers = undefined;
    this.campaign = '';
  }
}
