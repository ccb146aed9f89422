import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { findHome } from '../home';
import type { News, Order, Round, RoundEnd, WatchOptions } from './round';

/** How long a round that is told to stop may go on: a game that never ends hears nothing. */
const PATIENCE = 2000;

/** A process that is ready to play, and plays faster with each round. */
export class WarmProcess {
  readonly #child: ChildProcess;
  #loaded: ReadonlySet<string> | undefined;
  #isEnded = false;
  #over: ((end: RoundEnd | undefined) => void) | undefined;
  #impatience: NodeJS.Timeout | undefined;

  constructor() {
    const command = path.join(findHome().root, 'bin', 'rulewright.js');
    this.#child = fork(command, ['play-rounds'], {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('message', (news: News) => {
      if ('ready' in news) this.#loaded = new Set(news.ready);
      else this.#finish(news.end);
    });
    const end = (): void => {
      this.#isEnded = true;
      this.#finish(undefined);
    };
    this.#child.on('error', end);
    this.#child.on('exit', end);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** May a file of the sources still change without this process having an old one? Asked before its first round. */
  isWithout(file: string): boolean {
    return this.#loaded !== undefined && !this.#loaded.has(file);
  }

  /** Plays a round; undefined where the process ended before the round did. */
  play(round: Round, options: WatchOptions): Promise<RoundEnd | undefined> {
    return new Promise((resolve) => {
      if (this.#isEnded) {
        resolve(undefined);
        return;
      }
      this.#over = resolve;
      this.#send({ play: round, options });
    });
  }

  /** Stops the round after the scenario that is being played; ends the process where that doesn't come to its end. */
  stop(): void {
    if (this.#over === undefined || this.#impatience !== undefined) return;
    this.#send({ stop: true });
    this.#impatience = setTimeout(() => this.end(), PATIENCE);
  }

  end(): void {
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
    // A bar that shows progress hides the cursor until it ends.
    if (this.#over !== undefined && process.stderr.isTTY) process.stderr.write('\x1b[?25h');
    this.#finish(undefined);
  }

  #send(order: Order): void {
    // That it has ended is heard of otherwise.
    this.#child.send(order, () => {});
  }

  #finish(end: RoundEnd | undefined): void {
    clearTimeout(this.#impatience);
    this.#impatience = undefined;
    this.#over?.(end);
    this.#over = undefined;
  }
}
