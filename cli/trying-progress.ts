import { Presets, SingleBar } from 'cli-progress';
import { elapsed } from './elapsed';

/** So many are a long search, of which more is told than its end. */
const LONG = 20;

/** How far a search has come, how many were noticed, and how long it has taken: a bar on a terminal, elsewhere a line for every twentieth. */
export class TryingProgress {
  private done = 0;
  private caught = 0;
  private readonly bar: SingleBar | undefined;
  private readonly began: number;

  constructor(
    private readonly stream: NodeJS.WriteStream,
    private readonly total: number,
    private readonly what: string,
    private readonly now = (): number => performance.now(),
  ) {
    this.began = now();
    if (!stream.isTTY) return;
    const format = `{bar} {value} of {total} ${what}, {caught} caught, {time}`;
    this.bar = new SingleBar(
      { stream, format, clearOnComplete: true, hideCursor: true },
      Presets.shades_classic,
    );
    this.bar.start(total, 0, this.told());
  }

  step(isCaught: boolean): void {
    this.done += 1;
    if (isCaught) this.caught += 1;
    this.bar?.increment(1, this.told());
    const every = Math.ceil(this.total / 20);
    const isLine = this.total >= LONG && (this.done % every === 0 || this.done === this.total);
    const { caught, time } = this.told();
    if (this.bar === undefined && isLine)
      this.stream.write(`${this.done} of ${this.total} ${this.what}, ${caught} caught, ${time}\n`);
  }

  stop(): void {
    this.bar?.stop();
  }

  private told(): { readonly caught: number; readonly time: string } {
    return { caught: this.caught, time: elapsed(this.now() - this.began) };
  }
}
