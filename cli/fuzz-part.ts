import { EventEmitter } from 'node:events';
import type { Entry } from '../fuzz/corpus/entry';
import { seenKind } from '../fuzz/finding';
import { type Corpus, EngineIsGone, type GameNews, RangeInPlay } from '../fuzz/range';
import type { GameRange, RangeResult, RangeSettings } from '../fuzz/range-result';
import type { EngineOptions } from './engine-options';
import { type OpenedPlayers, openPlayers } from './fuzz-players';
import { keepReadings } from './kept-readings';
import { watchParent } from './parent';
import { Problem } from './problem';

/** What a process that plays ranges of games is told first. */
export interface PartJob {
  readonly settings: RangeSettings;
  readonly options: EngineOptions;
}

/** The corpus as it is sent to such a process. */
export interface SentCorpus {
  readonly first: readonly Entry[];
  readonly entries: readonly Entry[];
  readonly known: readonly string[];
}

/** What it is told. */
export type Told =
  | { readonly job: PartJob }
  | { readonly corpus: SentCorpus }
  | { readonly range: GameRange }
  | { readonly stop: true };

/**
 * What it says: that a game is played, what the games of a range came to until something new was found, what a range, or
 * the rest of it, came to, or why it can't play.
 */
export type Said =
  | { readonly playing: number; readonly games: number; readonly decisions: number }
  | { readonly found: RangeResult }
  | { readonly result: RangeResult; readonly gone?: string }
  | { readonly problem: { readonly sentences: readonly string[]; readonly exitCode: number } };

/** In a process of its own: plays the ranges that it is sent, one after another, until it is left alone. */
export function serveFuzzPart(): Promise<void> {
  if (!process.send) throw new Problem(['"rulewright fuzz-part" is started by "rulewright fuzz".']);
  // On a terminal Ctrl-C reaches this process, too: whoever started it says when to stop.
  process.on('SIGINT', () => {});
  watchParent();
  const part = new Part(tell);
  return new Promise((resolve) => {
    process.on('message', (told: Told) => void part.hear(told));
    process.on('disconnect', () => {
      part.close();
      resolve();
    });
  });
}

function tell(said: Said): void {
  // Whoever started it may be gone: then nobody is left to be told.
  if (process.connected) process.send?.(said, undefined, undefined, () => {});
}

/** What such a process does, in this one: it is sent the same, and says the same in its messages. */
export class PartHere extends EventEmitter {
  readonly pid = undefined;
  connected = true;
  private readonly part = new Part((said) => {
    // What is sent to another process is a copy as well.
    if (this.connected) this.emit('message', JSON.parse(JSON.stringify(said)));
  });

  send(told: Told, _sent?: () => void): void {
    setImmediate(() => void this.part.hear(told));
  }

  disconnect(): void {
    this.connected = false;
    this.part.close();
  }

  kill(): void {
    this.disconnect();
  }
}

class Part {
  private job: PartJob | undefined;
  private engine: OpenedPlayers | undefined;
  private corpus: Corpus | undefined;
  private stopped = false;
  /** The kinds of violation that were told of. */
  private readonly kinds = new Set<string>();

  constructor(private readonly tell: (said: Said) => void) {}

  async hear(told: Told): Promise<void> {
    try {
      await this.obey(told);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.tell({ problem: { sentences: error.sentences, exitCode: error.exitCode } });
    }
  }

  private async obey(told: Told): Promise<void> {
    if ('job' in told) this.job = told.job;
    else if ('corpus' in told) this.corpus = { ...told.corpus, known: new Set(told.corpus.known) };
    else if ('stop' in told) this.stopped = true;
    else await this.play(told.range);
  }

  close(): void {
    this.stopped = true;
    this.engine?.end();
  }

  private async play(range: GameRange): Promise<void> {
    if (!this.job) throw new Error('A range came before the job that it belongs to.');
    if (!this.engine) {
      // Games are dealt the same cards again and again.
      keepReadings();
      this.engine = openPlayers(this.job.settings, this.job.options);
    }
    this.stopped = false;
    const { settings } = this.job;
    const players = { ...this.engine.players, corpus: this.corpus };
    const from = (game: number): RangeInPlay => new RangeInPlay(settings, { ...range, from: game }, players);
    try {
      this.tell({ result: await this.playGames(from, range) });
    } catch (error) {
      if (!(error instanceof EngineIsGone)) throw error;
      this.tell({ result: error.result, gone: error.message });
    }
  }

  /** Plays the games of a range, and tells of a new kind of violation at once. Returns what the games since then came to. */
  private async playGames(from: (game: number) => RangeInPlay, range: GameRange): Promise<RangeResult> {
    this.tell({ playing: range.from, games: 0, decisions: 0 });
    let play = from(range.from);
    for (let game = play.next(); game && !this.stopped; game = play.next()) {
      // Told of each game: when one hangs, the last that was told of is the one.
      this.tell({ playing: game.game + 1, games: 1, decisions: game.decisions });
      if (this.isNew(game)) {
        this.tell({ found: play.result() });
        play = from(game.game + 1);
      }
      // What was told meanwhile is heard only now: playing a game waits for nothing.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.stopped) break;
    }
    return play.result();
  }

  /** Did a game bring a kind of violation that this process hasn't told of yet? */
  private isNew({ finding }: GameNews): boolean {
    return finding !== undefined && this.kinds.size < this.kinds.add(seenKind(finding)).size;
  }
}
