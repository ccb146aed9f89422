import { Presets, SingleBar } from 'cli-progress';
import type { RangeResult } from '../fuzz/range-result';
import { elapsed } from './elapsed';
import type { FuzzNews } from './fuzz-workers';

/** How much there is to play: games, or seconds; neither where somebody else decides. */
export interface FuzzGoal {
  readonly games?: number;
  readonly seconds?: number;
  /** Of what: said where one campaign follows another. */
  readonly title?: string;
}

const SHOW_MILLISECONDS = 500;
const LINE_MILLISECONDS = 10_000;

/** Shows how far a campaign is: as a line that changes on a terminal, as a line now and then elsewhere. */
export class FuzzProgress {
  /** When the first game was played. */
  private began: number | undefined;
  private readonly rules = new Set<string>();
  private readonly coverage = new Set<string>();
  private readonly kinds = new Set<string>();
  private readonly bar: SingleBar | undefined;
  private readonly timer: NodeJS.Timeout;
  private games = 0;
  private decisions = 0;
  /** Of so many games it is known what they came to. */
  private known = 0;
  private fresh = 0;
  private shown = false;
  private lastNew = performance.now();

  constructor(
    private readonly stream: NodeJS.WriteStream,
    private readonly goal: FuzzGoal,
  ) {
    if (stream.isTTY) {
      const format =
        goal.games === undefined && goal.seconds === undefined ? '{facts}' : '{bar} {percentage}% {facts}';
      this.bar = new SingleBar(
        { stream, format, barsize: 16, clearOnComplete: true, hideCursor: true },
        Presets.shades_classic,
      );
      this.bar.start(goal.games ?? goal.seconds ?? 1, 0, { facts: '' });
    }
    this.timer = setInterval(() => this.show(), this.bar ? SHOW_MILLISECONDS : LINE_MILLISECONDS);
    this.timer.unref();
  }

  /** Games were played. */
  played({ games, decisions }: FuzzNews): void {
    this.began ??= performance.now();
    this.games += games;
    this.decisions += decisions;
  }

  /**
   * Games came to something.
   *
   * @param before were they played before this run began?
   */
  reached({ rules, coverage, findings, alarms, games }: RangeResult, before = false): void {
    const known = this.coverage.size + this.kinds.size;
    for (const rule of rules) this.rules.add(rule);
    for (const key of coverage) this.coverage.add(key);
    for (const { kind } of [...findings, ...alarms]) this.kinds.add(kind);
    this.known += games;
    if (before) this.games += games;
    // Games that a lost process began are never told one by one.
    this.games = Math.max(this.games, this.known);
    if (this.coverage.size + this.kinds.size === known) return;
    this.fresh = this.coverage.size + this.kinds.size - known;
    this.lastNew = performance.now();
  }

  /** Says something in between. */
  say(sentence: string): void {
    if (this.bar) this.stream.write('\r\x1b[K');
    this.stream.write(`${sentence}\n`);
  }

  /** How many decisions were made in a second, so far. */
  get rate(): number {
    return Math.round(this.decisions / Math.max(0.001, this.seconds));
  }

  /** Shows the last figures, which are those of the result. */
  stop(): void {
    clearInterval(this.timer);
    this.bar?.stop();
    if (this.began !== undefined && !this.bar && this.shown) this.stream.write(`${this.facts()}\n`);
  }

  private show(): void {
    const { goal } = this;
    const done = goal.games === undefined ? this.seconds : this.games;
    if (this.bar) this.bar.update(Math.min(done, goal.games ?? goal.seconds ?? 1), { facts: this.facts() });
    else this.stream.write(`${this.facts()}\n`);
    this.shown = true;
  }

  /** Since the first game was played. */
  private get seconds(): number {
    const now = performance.now();
    return (now - (this.began ?? now)) / 1000;
  }

  private facts(): string {
    const title = this.goal.title === undefined ? '' : `${this.goal.title}: `;
    if (this.began === undefined) return `${title}Loading`;
    const ago = Math.round((performance.now() - this.lastNew) / 1000);
    const of = this.goal.games === undefined ? '' : ` of ${this.goal.games}`;
    // Games come in ranges: until one is over, nobody knows what its games came to.
    const yet = this.known < this.games ? ` in ${this.known} of them` : '';
    const came =
      this.known === 0
        ? ['what they reach is counted range by range']
        : [
            `${this.rules.size} rules`,
            `${this.coverage.size} things reached${yet} (+${this.fresh} ${ago} s ago)`,
          ];
    return [
      `${title}${this.games}${of} games in ${elapsed(this.seconds * 1000)}`,
      `${this.rate} decisions/s`,
      ...came,
      ...(this.kinds.size > 0 ? [`${this.kinds.size} kinds of violation`] : []),
    ].join(', ');
  }
}
