import { digestOfEntries, type Entry, nameOfEntry } from '../fuzz/corpus/entry';
import type { CorpusFolder } from '../fuzz/corpus/folder';
import { ALARM, seenKind } from '../fuzz/finding';
import { entryOfDiscovery, gaps, merged } from '../fuzz/merge/merge';
import { type GameRange, type RangeResult, type RangeSettings, violationsIn } from '../fuzz/range-result';
import type { EngineOptions } from './engine-options';
import type { CampaignState, FuzzFolder } from './fuzz-folder';
import type { FuzzProgress } from './fuzz-progress';

/** What a campaign is to play, and where its results go. */
export interface CampaignPlan {
  readonly settings: RangeSettings;
  readonly options: EngineOptions;
  /** How many new games there are; left out where time decides. */
  readonly runs?: number;
  /** Seconds after which no further game is begun. */
  readonly seconds?: number;
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

/** A campaign that is under way: played in processes of this machine, or wherever a queue is served. */
export interface CampaignUnderWay {
  /** Plays until all is played or it is interrupted. Ended at any moment before `finish`, the same campaign goes on. */
  run(): Promise<CampaignEnd>;
  /** Notes that the campaign is over, and all that was found is written: the same one begins anew. */
  finish(): void;
  /** Ends the campaign in order: games that are being played are played to their end. */
  interrupt(): void;
  /** Ends everything at once. */
  kill(): void;
}

/** What games came to is written so often, at most: what is lost of it by an end at any moment is played again. */
const SAVE_MILLISECONDS = 1000;

/** Keeps the books of a campaign: which games are played and what they came to, in files that survive any end. */
export class FuzzLedger {
  /** What the corpus held when the campaign began. */
  readonly first: readonly Entry[];
  readonly settings: RangeSettings;
  private readonly asked: string;
  /** When the first game was played: until then processes load, which doesn't count. */
  private began: number | undefined;
  private readonly spentBefore: number;
  private known: RangeResult | undefined;
  private unmerged: RangeResult[] = [];
  /** The kinds of violation that are written. */
  private readonly kinds = new Set<string>();
  private saved = performance.now();

  /** Begins a campaign, or goes on with one that was not over. Throws a Problem for damaged files. */
  constructor(
    private readonly plan: CampaignPlan,
    private readonly progress: FuzzProgress,
  ) {
    const { settings, runs, seconds, shard, folder, corpus } = plan;
    this.asked = JSON.stringify({ settings, runs, seconds, shard, corpus: corpus !== undefined });
    const unfinished = folder.unfinished();
    const same = unfinished?.state.asked === this.asked ? unfinished : undefined;
    const { entries, skipped } = corpus?.load(settings.rulebook) ?? { entries: [], skipped: [] };
    for (const sentence of skipped) progress.say(sentence);
    this.first = same?.state.first ?? entries;
    this.settings = corpus
      ? { ...settings, corpus: { digest: digestOfEntries(this.first), entries: this.first.length } }
      : settings;
    this.spentBefore = same?.state.spent ?? 0;
    if (same) this.goOn(same.result);
    else {
      if (unfinished)
        progress.say(
          `"${folder.folder}" held another run that was not over, or one of other code: its findings stay, the rest begins anew.`,
        );
      folder.begin(this.state(false));
    }
  }

  /** What the games so far came to. */
  get result(): RangeResult | undefined {
    this.save();
    return this.known;
  }

  /** Is the time over that there was for the campaign? */
  get isTimeOver(): boolean {
    const { seconds } = this.plan;
    return seconds !== undefined && this.spent >= seconds;
  }

  /** Seconds that were spent on the campaign, before and now. */
  get spent(): number {
    const now = performance.now();
    return this.spentBefore + (now - (this.began ?? now)) / 1000;
  }

  /** A game was played: from the first one on, time counts. Returns whether it is the first one. */
  playing(): boolean {
    const isFirst = this.began === undefined;
    this.began ??= performance.now();
    return isFirst;
  }

  /** How many games the whole campaign has; undefined where time decides. */
  get of(): number | undefined {
    const { runs } = this.plan;
    return runs === undefined ? undefined : runs + this.first.length;
  }

  /** The games of the campaign that are to be played here. */
  get whole(): GameRange {
    const { of } = this;
    const { shard } = this.plan;
    if (of === undefined || !shard) return { from: 0, to: of ?? Number.MAX_SAFE_INTEGER };
    const at = (number: number): number => Math.floor((of * number) / shard.count);
    return { from: at(shard.number - 1), to: at(shard.number) };
  }

  /** What of a range is not played yet. */
  missing(range: GameRange): readonly GameRange[] {
    return gaps(this.result?.ranges ?? [], range);
  }

  /** Takes in what games came to that were not played yet. What they are the first to show is written at once. */
  add(result: RangeResult): void {
    if (result.games === 0) return;
    this.unmerged.push(result);
    this.progress.reached(result);
    const seen = violationsIn(result).map(({ first }) => seenKind(first));
    const isNew = seen.some((kind) => !this.kinds.has(kind));
    for (const kind of seen) this.kinds.add(kind);
    if (isNew || performance.now() - this.saved >= SAVE_MILLISECONDS) this.save();
  }

  /** Writes what is not written yet. */
  save(): void {
    if (this.unmerged.length === 0) return;
    const { of } = this;
    const fresh = this.unmerged.map((each) => ({ ...each, ...(of === undefined ? {} : { of }) }));
    this.known = merged(this.known ? [this.known, ...fresh] : fresh);
    this.unmerged = [];
    // Findings first: should this process end in between, they are found and written again.
    if (fresh.some((each) => violationsIn(each).length > 0)) this.plan.folder.keep(this.known);
    this.plan.folder.save(this.known);
    this.plan.folder.note(this.state(false));
    this.saved = performance.now();
  }

  /** Notes that nothing more is played now. */
  close(isAllPlayed: boolean): void {
    this.save();
    if (isAllPlayed) this.keepDiscoveries();
    this.plan.folder.note(this.state(false));
  }

  /** Notes that the campaign is over: it can't be gone on with. */
  finish(): void {
    this.plan.folder.note(this.state(true));
  }

  /** Keeps what is new in the corpus, and drops what turned out to reach nothing that shorter games don't reach. */
  keepDiscoveries(): void {
    const { corpus, shard } = this.plan;
    const { result } = this;
    if (!corpus || !result) return;
    const { discoveries, settings, ranges } = result;
    const entries = discoveries.map(entryOfDiscovery);
    corpus.keep(entries);
    const { off, fault, command } = settings;
    // A game that is played otherwise than it should be reaches less, which says nothing against its entry.
    const isPlain =
      off.length === 0 && fault === undefined && command === undefined && violationsIn(result).length === 0;
    const replayed = gaps(ranges, { from: 0, to: this.first.length }).length === 0;
    if (!isPlain || shard || !replayed) return;
    const kept = new Set(entries.map(nameOfEntry));
    corpus.drop(this.first.filter((entry) => !kept.has(nameOfEntry(entry))));
  }

  private goOn(result: RangeResult | undefined): void {
    this.known = result;
    this.progress.say(
      `Going on with a run that was not over: ${result?.games ?? 0} of its games are played.`,
    );
    if (!result) return;
    this.progress.reached(result, true);
    for (const { first } of violationsIn(result)) {
      this.kinds.add(seenKind(first));
      this.progress.say(
        `Found in game ${first.game} already: ${first.alarm ? `${ALARM}: ` : ''}${first.message}`,
      );
    }
  }

  private state(isOver: boolean): CampaignState {
    return { campaign: 1, asked: this.asked, spent: this.spent, isOver, first: this.first };
  }
}

/** Ranges in pieces of so many games. */
export function* cut(ranges: readonly GameRange[], size: number): Generator<GameRange, undefined> {
  for (const { from, to } of ranges)
    for (let at = from; at < to; at += size) yield { from: at, to: Math.min(to, at + size) };
  return undefined;
}
