import { Queue } from 'bullmq';
import type Redis from 'ioredis';
import { readResult } from '../merge/result-text';
import type { RangeResult } from '../range-result';
import { connectTo, QueueProblem } from './connection';
import { isRangeJob, nameOfRange, type RangeJob, resultsKey } from './range-job';

/** What has come back from the workers. */
export interface Returned {
  readonly results: readonly RangeResult[];
  /** What no worker could play, and why: sentences. */
  readonly problems: readonly string[];
}

/** Puts the ranges of a campaign into a queue, and takes back what they came to. */
export class RangeProducer {
  private constructor(
    private readonly client: Redis,
    private readonly queue: Queue,
    private readonly campaign: string,
  ) {}

  /** Throws QueueProblem where no server answers. */
  static async at(url: string, name: string, campaign: string): Promise<RangeProducer> {
    const client = await connectTo(url, false);
    const queue = new Queue(name, { connection: client });
    queue.on('error', () => {});
    return new RangeProducer(client, queue, campaign);
  }

  /** Offers ranges; one that is offered already stays as it is. */
  async offer(jobs: readonly RangeJob[]): Promise<void> {
    await this.guarded(() =>
      this.queue.addBulk(
        jobs.map((job) => ({
          name: 'range',
          data: job,
          opts: {
            jobId: `${this.campaign}-${nameOfRange(job)}`,
            // A worker that breaks on a range may be at fault itself: another one tries.
            attempts: 3,
            removeOnComplete: true,
            removeOnFail: false,
          },
        })),
      ),
    );
  }

  /** How many ranges, of this or other campaigns, wait or are being played. */
  async waiting(): Promise<{ readonly waiting: number; readonly active: number }> {
    const counts = await this.guarded(() =>
      this.queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active'),
    );
    const { waiting = 0, prioritized = 0, delayed = 0, active = 0 } = counts;
    return { waiting: waiting + prioritized + delayed, active };
  }

  /** What came back. It stays there until `taken` is called, so that nothing is lost in between. */
  async returned(): Promise<Returned> {
    const texts = await this.guarded(() => this.client.hgetall(resultsKey(this.campaign)));
    const problems: string[] = [];
    const results = Object.entries(texts).flatMap(([name, text]) => {
      const read = readResult(text);
      if (read.fine) return [read.value];
      problems.push(`What came back for the games ${name} is no result: ${read.wrong}.`);
      return [];
    });
    const failed = await this.guarded(() => this.queue.getFailed(0, -1));
    for (const job of failed) {
      if (!isRangeJob(job.data) || job.data.campaign !== this.campaign) continue;
      problems.push(`No worker could play the games ${nameOfRange(job.data)}: ${job.failedReason}`);
      await this.guarded(() => job.remove());
    }
    return { results, problems };
  }

  /** Results that have been written down: they needn't be kept any longer. */
  async taken(results: readonly RangeResult[]): Promise<void> {
    const names = results.flatMap(({ ranges }) => ranges.map((range) => nameOfRange({ range })));
    if (names.length > 0) await this.guarded(() => this.client.hdel(resultsKey(this.campaign), ...names));
  }

  /** Takes back the ranges that no worker has begun. */
  async withdraw(): Promise<void> {
    const jobs = await this.guarded(() => this.queue.getJobs(['waiting', 'delayed', 'prioritized']));
    for (const job of jobs)
      if (isRangeJob(job.data) && job.data.campaign === this.campaign)
        // A worker may have begun it meanwhile: then it stays.
        await job.remove().catch(() => {});
  }

  async close(): Promise<void> {
    await this.queue.close().catch(() => {});
    this.client.disconnect();
  }

  private async guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new QueueProblem(
        `The queue doesn't answer any more (${why}): what came back is kept, and the same command goes on from there.`,
      );
    }
  }
}
