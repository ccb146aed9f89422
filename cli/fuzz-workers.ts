import { fork } from 'node:child_process';
import path from 'node:path';
import type { GameRange, RangeResult } from '../fuzz/range-result';
import type { PartJob, Said, SentCorpus, Told } from './fuzz-part';
import { isPlayedHere } from './here';
import { findHome } from './home';
import { exitCodes, Problem } from './problem';

/** Who wants to know how far the games are. */
export interface FuzzNews {
  readonly games: number;
  readonly decisions: number;
}

/** What became of a range: what it came to, or the game at which the process that played it ended. */
export type PartEnd =
  | { readonly result: RangeResult; readonly gone?: string }
  | { readonly died: number; readonly why: 'hangs' | 'ended' };

/** A game that takes longer is said to hang. */
const HANGS_AFTER_MILLISECONDS = 180_000;
const MEGABYTES = 2048;

/** Most of what a game makes is gone by its next decision: with more room for what is young, little of it is ever moved. */
const YOUNG_MEGABYTES = 64;

/** What plays, as it is spoken to: a process, or something in this one. */
interface Line {
  readonly connected: boolean;
  readonly pid?: number | undefined;
  send(told: Told, sent: () => void): unknown;
  disconnect(): void;
  kill(signal: 'SIGKILL'): unknown;
  on(event: 'message', hear: (said: Said) => void): unknown;
  on(event: 'exit', hear: () => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  removeAllListeners(event: 'exit'): unknown;
}

/** A process that plays ranges of games. */
export class PartProcess {
  private readonly child: Line;
  private end: ((end: PartEnd) => void) | undefined;
  private found: ((result: RangeResult) => void) | undefined;
  private fail: ((error: unknown) => void) | undefined;
  private playing = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    job: PartJob,
    private readonly onNews: (news: FuzzNews) => void,
    private readonly patience = HANGS_AFTER_MILLISECONDS,
    isHere = false,
  ) {
    this.child = isHere ? partHere() : startedPart();
    this.child.on('message', (said: Said) => this.hear(said));
    this.child.on('exit', () => this.finish({ died: this.playing, why: 'ended' }));
    this.child.on('error', (error) => this.fail?.(error));
    this.tell({ job });
  }

  get isAlive(): boolean {
    return this.child.connected;
  }

  /** Number of the process, for those who want to end it. */
  get id(): number | undefined {
    return this.child.pid;
  }

  /** From now on games are made of this corpus. */
  use(corpus: SentCorpus): void {
    this.tell({ corpus });
  }

  /**
   * Plays a range. Rejects with a Problem where it can't be played at all.
   *
   * @param onFound is given at once what the games came to until something new was found: the end tells of the rest
   */
  play(range: GameRange, onFound: (result: RangeResult) => void): Promise<PartEnd> {
    this.playing = range.from;
    this.found = onFound;
    return new Promise((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
      this.watch();
      if (!this.child.connected) this.finish({ died: range.from, why: 'ended' });
      else this.tell({ range });
    });
  }

  /** Ends the range that is being played after the present game. */
  stop(): void {
    this.tell({ stop: true });
  }

  /** Lets the process end. */
  close(): void {
    clearTimeout(this.timer);
    if (this.child.connected) this.child.disconnect();
  }

  kill(): void {
    clearTimeout(this.timer);
    this.child.kill('SIGKILL');
  }

  private hear(said: Said): void {
    if ('playing' in said) {
      this.playing = said.playing;
      this.watch();
      this.onNews(said);
    } else if ('found' in said) this.found?.(said.found);
    else if ('result' in said) this.finish(said);
    else {
      clearTimeout(this.timer);
      this.fail?.(new Problem(said.problem.sentences, said.problem.exitCode));
    }
  }

  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.child.removeAllListeners('exit');
      this.child.kill('SIGKILL');
      this.finish({ died: this.playing, why: 'hangs' });
    }, this.patience);
  }

  private finish(end: PartEnd): void {
    clearTimeout(this.timer);
    // What is heard of a range after its end counts no more: its games are played again.
    this.found = undefined;
    this.end?.(end);
    this.end = undefined;
  }

  private tell(told: Told): void {
    if (this.child.connected) this.child.send(told, () => {});
  }
}

function startedPart(): Line {
  const command = path.join(findHome().root, 'bin', 'rulewright.js');
  return fork(command, ['fuzz-part'], {
    execArgv: [`--max-old-space-size=${MEGABYTES}`, `--max-semi-space-size=${YOUNG_MEGABYTES}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** What plays games is loaded only where it is to play here. */
function partHere(): Line {
  const { PartHere: Here }: typeof import('./fuzz-part') = require('./fuzz-part');
  return new Here();
}

/** Where ranges come from and where what they came to goes. */
export interface RangeSource {
  /** The next range to play; undefined when there is none left. */
  next(): GameRange | undefined;
  /** What games came to: of a range, or of a part of it where something was found or playing was stopped. */
  done(result: RangeResult): void;
  /** A game in which the process that played it ended or hung, for the second time. */
  lost(game: number, why: string): void;
}

/** Processes that play ranges of one campaign at the same time. */
export class FuzzWorkers {
  private readonly parts: (PartProcess | undefined)[];
  private corpus: SentCorpus | undefined;
  private stopping = false;
  private readonly deaths = new Map<number, number>();
  private readonly again: GameRange[] = [];

  constructor(
    private readonly job: PartJob,
    jobs: number,
    private readonly onNews: (news: FuzzNews) => void,
  ) {
    this.parts = Array.from({ length: jobs }, () => undefined);
  }

  /** From now on games are made of this corpus. */
  use(corpus: SentCorpus): void {
    this.corpus = corpus;
    for (const part of this.parts) part?.use(corpus);
  }

  /**
   * Plays ranges until there is none left or `stop` is called. A range whose process ends is played again; a game at
   * which that happens twice is lost. Throws a Problem where nothing can be played.
   */
  async play(source: RangeSource): Promise<void> {
    await Promise.all(this.parts.map((_, place) => this.playWith(place, source)));
  }

  /** Ends every range after its present game. */
  stop(): void {
    this.stopping = true;
    for (const part of this.parts) part?.stop();
  }

  /** Lets the processes end. */
  close(): void {
    for (const part of this.parts) part?.close();
  }

  kill(): void {
    for (const part of this.parts) part?.kill();
  }

  private async playWith(place: number, source: RangeSource): Promise<void> {
    while (!this.stopping) {
      const range = this.again.shift() ?? source.next();
      if (!range) return;
      let { from } = range;
      const end = await this.part(place).play(range, (found) => {
        source.done(found);
        from += found.games;
      });
      if ('died' in end) this.playAgain({ ...range, from }, end.died, end.why, source);
      else {
        source.done(end.result);
        if (end.gone !== undefined) throw new Problem([end.gone], exitCodes.crashed);
      }
    }
  }

  private playAgain(
    { from, to }: GameRange,
    game: number,
    why: 'hangs' | 'ended',
    source: RangeSource,
  ): void {
    const deaths = (this.deaths.get(game) ?? 0) + 1;
    this.deaths.set(game, deaths);
    if (deaths < 2 && why === 'ended') {
      this.again.push({ from, to });
      return;
    }
    source.lost(
      game,
      why === 'hangs'
        ? `The engine hangs: a game was not over after ${HANGS_AFTER_MILLISECONDS / 1000} seconds.`
        : 'The engine ended the process that it ran in, twice at the same game.',
    );
    if (game > from) this.again.push({ from, to: game });
    if (game + 1 < to) this.again.push({ from: game + 1, to });
  }

  private part(place: number): PartProcess {
    const known = this.parts[place];
    if (known?.isAlive) return known;
    const isHere = isPlayedHere(this.parts.length);
    const part = new PartProcess(this.job, this.onNews, HANGS_AFTER_MILLISECONDS, isHere);
    if (this.corpus) part.use(this.corpus);
    this.parts[place] = part;
    return part;
  }
}
