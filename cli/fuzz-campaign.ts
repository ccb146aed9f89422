import { entryOfDiscovery } from '../fuzz/merge/merge';
import { type Corpus, lostGame } from '../fuzz/range';
import type { GameRange } from '../fuzz/range-result';
import { type CampaignEnd, type CampaignPlan, type CampaignUnderWay, cut, FuzzLedger } from './fuzz-ledger';
import type { FuzzProgress } from './fuzz-progress';
import { type FuzzNews, FuzzWorkers } from './fuzz-workers';

/** So many games are played in one go by one process. */
const RANGE = 25;
/** After so many new games the corpus is renewed by what they discovered. */
const GENERATION = 1000;

/**
 * A campaign that is played in processes of this machine. Rejects with a Problem where nothing can be played or written;
 * what was played until then is kept.
 */
export class FuzzCampaign implements CampaignUnderWay {
  private readonly ledger: FuzzLedger;
  private readonly workers: FuzzWorkers;
  private interrupted = false;
  private timeIsOver = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly plan: CampaignPlan,
    jobs: number,
    private readonly progress: FuzzProgress,
  ) {
    this.ledger = new FuzzLedger(plan, progress);
    const job = { settings: this.ledger.settings, options: plan.options };
    this.workers = new FuzzWorkers(job, jobs, (news) => this.played(news));
  }

  interrupt(): void {
    this.interrupted = true;
    this.workers.stop();
  }

  kill(): void {
    this.workers.kill();
  }

  finish(): void {
    this.ledger.finish();
  }

  async run(): Promise<CampaignEnd> {
    const { ledger } = this;
    this.timeIsOver = ledger.isTimeOver;
    try {
      await this.playAll();
    } finally {
      clearTimeout(this.timer);
      this.workers.close();
      ledger.save();
    }
    ledger.close(!this.interrupted);
    return { result: ledger.result, interrupted: this.interrupted };
  }

  private played(news: FuzzNews): void {
    // The first news is that a process begins its first game, for which it still loads much.
    if (news.games === 0) return;
    this.progress.played(news);
    const { seconds } = this.plan;
    if (this.ledger.playing() && seconds !== undefined) this.stopAfter(seconds - this.ledger.spent);
  }

  private stopAfter(seconds: number): void {
    const stop = (): void => {
      this.timeIsOver = true;
      this.workers.stop();
    };
    this.timer = setTimeout(stop, Math.max(0, seconds * 1000));
  }

  private async playAll(): Promise<void> {
    const { whole } = this.ledger;
    for (let from = 0; from < whole.to && !this.isStopped; ) {
      const to = this.generationAfter(from, whole.to);
      const generation = { from: Math.max(from, whole.from), to: Math.min(to, whole.to) };
      await this.playGeneration(from, generation);
      from = to;
    }
  }

  private async playGeneration(start: number, generation: GameRange): Promise<void> {
    const { ledger } = this;
    const missing = cut(ledger.missing(generation), RANGE);
    const corpus = this.plan.corpus ? this.corpusAt(start) : undefined;
    if (corpus) this.workers.use({ ...corpus, known: [...corpus.known] });
    await this.workers.play({
      next: () => missing.next().value,
      done: (result) => ledger.add(result),
      lost: (game, why) => ledger.add(lostGame(ledger.settings, game, why, corpus)),
    });
    if (!this.isStopped) ledger.keepDiscoveries();
  }

  private get isStopped(): boolean {
    return this.interrupted || this.timeIsOver;
  }

  /** Where the next generation begins: with a corpus games learn from those of the generations before. */
  private generationAfter(from: number, end: number): number {
    if (!this.plan.corpus || this.plan.shard) return end;
    const replays = this.ledger.first.length;
    const number = from < replays ? 0 : Math.floor((from - replays) / GENERATION);
    return replays + (number + 1) * GENERATION;
  }

  /** The corpus as it is when a game is the first of a generation: depends on what the games before it discovered. */
  private corpusAt(start: number): Corpus {
    const { first, result } = this.ledger;
    if (start === 0) return { first, entries: first, known: new Set() };
    const before = (result?.discoveries ?? []).filter(({ game }) => game < start);
    return {
      first,
      entries: before.map(entryOfDiscovery),
      known: new Set(before.flatMap(({ keys }) => Object.keys(keys))),
    };
  }
}
