import { digestOfEntries, type Entry, nameOfEntry } from '../fuzz/corpus/entry';
import type { CorpusFolder } from '../fuzz/corpus/folder';
import { entryOfDiscovery, gaps, merged } from '../fuzz/merge/merge';
import { type Corpus, lostGame } from '../fuzz/range';
import type { GameRange, RangeResult, RangeSettings } from '../fuzz/range-result';
import type { EngineOptions } from './engine-options';
import type { FuzzFolder } from './fuzz-folder';
import type { FuzzProgress } from './fuzz-progress';
import { FuzzWorkers } from './fuzz-workers';

/** What a campaign is to play, and where its results go. */
export interface CampaignPlan {
  readonly settings: RangeSettings;
  readonly options: EngineOptions;
  readonly jobs: number;
  /** How many new games there are; undefined where time decides. */
  readonly runs: number | undefined;
  /** Seconds after which no further game is begun. */
  readonly seconds: number | undefined;
  /** Which part of the games is played here: `number` of `count`, from 1. */
  readonly shard: { readonly number: number; readonly count: number } | undefined;
  readonly folder: FuzzFolder;
  readonly corpus: CorpusFolder | undefined;
}

/** How a campaign ended. */
export interface CampaignEnd {
  readonly result: RangeResult | undefined;
  readonly interrupted: boolean;
}

/** So many games are played in one go by one process. */
const RANGE = 25;
/** After so many new games the corpus is renewed by what they discovered. */
const GENERATION = 1000;
/** What games came to is written so often, at most: what is lost of it by an end at any moment is played again. */
const SAVE_MILLISECONDS = 1000;

/**
 * Plays a campaign, or goes on with one that was ended before it was over. Throws a Problem where nothing can be played
 * or written; what was played until then is kept.
 */
export class FuzzCampaign {
  private readonly workers: FuzzWorkers;
  private readonly asked: string;
  private readonly began = performance.now();
  private spentBefore = 0;
  private first: readonly Entry[] = [];
  private settings: RangeSettings;
  private result: RangeResult | undefined;
  private unmerged: RangeResult[] = [];
  private saved = performance.now();
  private interrupted = false;
  private timeIsOver = false;

  constructor(
    private readonly plan: CampaignPlan,
    private readonly progress: FuzzProgress,
  ) {
    const { settings, options, jobs, runs, seconds, shard } = plan;
    this.settings = settings;
    this.asked = JSON.stringify({ settings, runs, seconds, shard, corpus: plan.corpus !== undefined });
    this.workers = new FuzzWorkers({ settings, options }, jobs, (news) => progress.played(news));
  }

  /** Ends the campaign in order: games that are being played are played to their end. */
  interrupt(): void {
    this.interrupted = true;
    this.workers.stop();
  }

  /** Ends everything at once. */
  kill(): void {
    this.workers.kill();
  }

  /** Plays. */
  async run(): Promise<CampaignEnd> {
    const { folder, seconds } = this.plan;
    this.begin();
    const left = seconds === undefined ? undefined : Math.max(0, seconds - this.spentBefore);
    const timer =
      left === undefined
        ? undefined
        : setTimeout(() => {
            this.timeIsOver = true;
            this.workers.stop();
          }, left * 1000);
    try {
      await this.playAll();
    } finally {
      clearTimeout(timer);
      this.workers.close();
      this.save();
    }
    const isOver = !this.interrupted;
    if (isOver && this.result) this.keepDiscoveries(this.result);
    folder.note(this.state(isOver));
    return { result: this.result, interrupted: this.interrupted };
  }

  private begin(): void {
    const { folder, corpus, settings } = this.plan;
    const unfinished = folder.unfinished(this.asked);
    const { entries, skipped } = corpus?.load(settings.rulebook) ?? { entries: [], skipped: [] };
    for (const sentence of skipped) this.progress.say(sentence);
    this.first = unfinished?.state.first ?? entries;
    if (corpus)
      this.settings = {
        ...settings,
        corpus: { digest: digestOfEntries(this.first), entries: this.first.length },
      };
    this.workers.give({ settings: this.settings, options: this.plan.options });
    if (unfinished) {
      this.spentBefore = unfinished.state.spent;
      this.result = unfinished.result;
      const games = this.result?.games ?? 0;
      this.progress.say(`Going on with a run that was not over: ${games} of its games are played.`);
      if (this.result) this.progress.reached(this.result, true);
    } else folder.begin(this.state(false));
  }

  private async playAll(): Promise<void> {
    const whole = this.whole();
    for (let from = 0; from < whole.to && !this.isStopped; ) {
      const to = this.generationAfter(from, whole.to);
      const generation = { from: Math.max(from, whole.from), to: Math.min(to, whole.to) };
      await this.playGeneration(from, generation);
      from = to;
    }
  }

  private async playGeneration(start: number, generation: GameRange): Promise<void> {
    const missing = cut(gaps(this.result?.ranges ?? [], generation));
    const corpus = this.plan.corpus ? this.corpusAt(start) : undefined;
    if (corpus) this.workers.use({ ...corpus, known: [...corpus.known] });
    await this.workers.play({
      next: () => missing.next().value,
      done: (result) => this.add(result),
      lost: (game, why) => this.add(lostGame(this.settings, game, why, corpus)),
    });
    this.save();
    if (!this.isStopped && this.result) this.keepDiscoveries(this.result);
  }

  private get isStopped(): boolean {
    return this.interrupted || this.timeIsOver;
  }

  /** The games of the campaign that are played here. */
  private whole(): GameRange {
    const of = this.of();
    const { shard } = this.plan;
    if (of === undefined || !shard) return { from: 0, to: of ?? Number.MAX_SAFE_INTEGER };
    const at = (number: number): number => Math.floor((of * number) / shard.count);
    return { from: at(shard.number - 1), to: at(shard.number) };
  }

  private of(): number | undefined {
    const { runs } = this.plan;
    return runs === undefined ? undefined : runs + this.first.length;
  }

  /** Where the next generation begins: with a corpus games learn from those of the generations before. */
  private generationAfter(from: number, end: number): number {
    if (!this.plan.corpus || this.plan.shard) return end;
    const number = from < this.first.length ? 0 : Math.floor((from - this.first.length) / GENERATION);
    return this.first.length + (number + 1) * GENERATION;
  }

  /** The corpus as it is when a game is the first of a generation: depends on what the games before it discovered. */
  private corpusAt(start: number): Corpus {
    const before = (this.result?.discoveries ?? []).filter(({ game }) => game < start);
    if (start === 0) return { first: this.first, entries: this.first, known: new Set() };
    return {
      first: this.first,
      entries: before.map(entryOfDiscovery),
      known: new Set(before.flatMap(({ keys }) => Object.keys(keys))),
    };
  }

  private add(result: RangeResult): void {
    if (result.games === 0) return;
    this.unmerged.push(result);
    this.progress.reached(result);
    if (performance.now() - this.saved >= SAVE_MILLISECONDS) this.save();
  }

  private save(): void {
    if (this.unmerged.length === 0) return;
    const of = this.of();
    const fresh = this.unmerged.map((each) => ({ ...each, ...(of === undefined ? {} : { of }) }));
    const known = this.result?.findings;
    this.result = merged(this.result ? [this.result, ...fresh] : fresh);
    this.unmerged = [];
    // Findings first: should this process end in between, they are found and written again.
    if (this.result.findings.length !== known?.length || fresh.some(({ findings }) => findings.length > 0))
      this.plan.folder.keep(this.result);
    this.plan.folder.save(this.result);
    this.plan.folder.note(this.state(false));
    this.saved = performance.now();
  }

  private state(isOver: boolean): Parameters<FuzzFolder['note']>[0] {
    const spent = this.spentBefore + (performance.now() - this.began) / 1000;
    return { campaign: 1, asked: this.asked, spent, isOver, first: this.first };
  }

  /** Keeps what is new in the corpus, and drops what turned out to reach nothing that shorter games don't reach. */
  private keepDiscoveries({ discoveries, findings, settings, ranges }: RangeResult): void {
    const { corpus, shard } = this.plan;
    if (!corpus) return;
    const entries = discoveries.map(entryOfDiscovery);
    corpus.keep(entries);
    const { off, fault, command } = settings;
    // A game that is played otherwise than it should be reaches less, which says nothing against its entry.
    const isPlain = off.length === 0 && fault === undefined && command === undefined && findings.length === 0;
    const replayed = gaps(ranges, { from: 0, to: this.first.length }).length === 0;
    if (!isPlain || shard || !replayed) return;
    const kept = new Set(entries.map(nameOfEntry));
    corpus.drop(this.first.filter((entry) => !kept.has(nameOfEntry(entry))));
  }
}

/** Ranges in pieces that one process plays in one go. */
function* cut(ranges: readonly GameRange[]): Generator<GameRange, undefined> {
  for (const { from, to } of ranges)
    for (let at = from; at < to; at += RANGE) yield { from: at, to: Math.min(to, at + RANGE) };
  return undefined;
}
