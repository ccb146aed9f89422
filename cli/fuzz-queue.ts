import { setTimeout as pause } from 'node:timers/promises';
import { gaps } from '../fuzz/merge/merge';
import { QueueProblem } from '../fuzz/queue/connection';
import { RangeProducer } from '../fuzz/queue/producer';
import { campaignDigest, queueNameFor, type RangeJob } from '../fuzz/queue/range-job';
import type { GameRange } from '../fuzz/range-result';
import { type CampaignEnd, type CampaignPlan, type CampaignUnderWay, cut, FuzzLedger } from './fuzz-ledger';
import type { FuzzProgress } from './fuzz-progress';
import { exitCodes, Problem } from './problem';

/** So many games are one piece of work. */
const RANGE = 100;
/** So many pieces are offered at a time. */
const OFFERED = 200;
const LOOK_MILLISECONDS = 250;
/** After so long without a worker it is said that there is none. */
const LONELY_MILLISECONDS = 15_000;

/**
 * A campaign that is played by whoever serves a queue. Rejects with a Problem where no server answers, or no worker can
 * play it; what came back until then is kept.
 */
export class QueueCampaign implements CampaignUnderWay {
  private readonly ledger: FuzzLedger;
  private stopped = false;
  private interrupted = false;
  private lastActive = performance.now();

  constructor(
    private readonly plan: CampaignPlan,
    private readonly url: string,
    private readonly progress: FuzzProgress,
  ) {
    this.ledger = new FuzzLedger(plan, progress);
  }

  interrupt(): void {
    this.interrupted = true;
    this.stopped = true;
  }

  kill(): void {
    // Nothing of it runs here.
  }

  finish(): void {
    this.ledger.finish();
  }

  async run(): Promise<CampaignEnd> {
    const { ledger } = this;
    try {
      await this.playAll();
    } catch (error) {
      if (error instanceof QueueProblem) throw new Problem([error.message]);
      throw error;
    } finally {
      ledger.save();
    }
    ledger.close(!this.interrupted);
    return { result: ledger.result, interrupted: this.interrupted };
  }

  private async playAll(): Promise<void> {
    const { settings, of, whole } = this.ledger;
    this.ledger.playing();
    const campaign = campaignDigest(settings, of);
    const producer = await RangeProducer.at(this.url, queueNameFor(settings), campaign);
    try {
      await this.takeIn(producer);
      const pieces = cut(this.ledger.missing(whole), RANGE);
      const outstanding: GameRange[] = [];
      for (let isAll = false; ; ) {
        if (this.ledger.isTimeOver) this.stopped = true;
        while (!isAll && !this.stopped && outstanding.length < OFFERED) {
          const fresh = take(pieces, OFFERED - outstanding.length);
          isAll = fresh.length === 0;
          outstanding.push(...fresh);
          await producer.offer(fresh.map((range) => this.jobFor(campaign, range)));
        }
        if (this.stopped) await producer.withdraw();
        await this.takeIn(producer);
        const played = this.ledger.result?.ranges ?? [];
        const open = outstanding.filter((range) => gaps(played, range).length > 0);
        outstanding.splice(0, outstanding.length, ...open);
        if (outstanding.length === 0) return;
        const isIdle = await this.isIdle(producer);
        if (this.stopped && isIdle) {
          await this.takeIn(producer);
          return;
        }
        await pause(LOOK_MILLISECONDS);
      }
    } finally {
      await producer.close();
    }
  }

  private jobFor(campaign: string, range: GameRange): RangeJob {
    const { deadline, restarts } = this.plan.options;
    return { campaign, settings: this.ledger.settings, range, deadline, restarts };
  }

  /** Writes down what came back, and only then lets the queue forget it. */
  private async takeIn(producer: RangeProducer): Promise<void> {
    const { results, problems } = await producer.returned();
    for (const result of results) {
      const missing = result.ranges.flatMap((range) => gaps(this.ledger.result?.ranges ?? [], range));
      const games = missing.reduce((sum, { from, to }) => sum + to - from, 0);
      // A range that two workers played came to the same both times.
      if (games !== result.games) continue;
      this.progress.played(result);
      this.ledger.add(result);
    }
    this.ledger.save();
    await producer.taken(results);
    const [problem] = problems;
    if (problem !== undefined) throw new Problem([problem], exitCodes.crashed);
  }

  /** Is nobody playing? After a while says so. */
  private async isIdle(producer: RangeProducer): Promise<boolean> {
    const { waiting, active } = await producer.waiting();
    const now = performance.now();
    if (active > 0 || waiting === 0) this.lastActive = now;
    else if (now - this.lastActive > LONELY_MILLISECONDS) {
      this.lastActive = now;
      this.progress.say(
        `No worker plays: start one anywhere with "rulewright fuzz worker --queue ${this.url}", of the same version and for the same engine.`,
      );
    }
    return active === 0;
  }
}

function take<T>(from: Iterator<T, undefined>, most: number): T[] {
  const taken: T[] = [];
  while (taken.length < most) {
    const next = from.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}
