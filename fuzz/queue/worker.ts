import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { writeResult } from '../merge/result-text';
import type { RangeResult } from '../range-result';
import { connectTo } from './connection';
import { isRangeJob, nameOfRange, type RangeJob, resultsKey } from './range-job';

/** How ranges that wait in a queue are played. */
export interface RangeService {
  readonly url: string;
  readonly name: string;
  /** How many at the same time. */
  readonly jobs: number;
  /** Plays one; rejects where it can't be played. */
  play(job: RangeJob): Promise<RangeResult>;
  onPlayed(job: RangeJob, result: RangeResult): void;
  onFailed(job: RangeJob, why: string): void;
}

/** A range whose worker gives no sign for so long is given to another one. */
const SIGN_MILLISECONDS = 10_000;
/** A range that so many workers were ended over is given up. */
const MOST_ENDED_WORKERS = 20;

/** Plays ranges out of a queue until it is closed. Throws QueueProblem where no server answers. */
export async function serveRanges(service: RangeService): Promise<{ close(): Promise<void> }> {
  const { url, name, jobs } = service;
  const client = await connectTo(url, true);
  const process = async (job: Job): Promise<void> => {
    const { data } = job;
    if (!isRangeJob(data)) throw new UnrecoverableError('It is no range of games.');
    const result = await service.play(data);
    // Under the range's name: should this process end before the queue knows, it is played and written again.
    await client.hset(resultsKey(data.campaign), nameOfRange(data), writeResult(result));
    service.onPlayed(data, result);
  };
  const worker = new Worker(name, process, {
    connection: client,
    concurrency: jobs,
    lockDuration: SIGN_MILLISECONDS,
    stalledInterval: SIGN_MILLISECONDS / 2,
    maxStalledCount: MOST_ENDED_WORKERS,
  });
  worker.on('failed', (job, error) => {
    if (isRangeJob(job?.data)) service.onFailed(job.data, error.message);
  });
  worker.on('error', () => {});
  await worker.waitUntilReady();
  return {
    close: async () => {
      await worker.close();
      client.disconnect();
    },
  };
}
