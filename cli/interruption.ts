import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof signals)[number];

/** What a shell makes of a process that a signal ended: 128 and the signal's number. */
const exitCodeOfSignal = (signal: Signal): number => 128 + constants.signals[signal];

/**
 * Ctrl-C, or another signal to end: the first stops what is being played, so that what was played can still be written; a
 * second ends the process at once.
 */
export class Interruption {
  #signal: Signal | undefined;
  readonly #stops = new Set<() => void>();
  readonly #hear = (signal: Signal): void => {
    if (this.#signal !== undefined) process.exit(exitCodeOfSignal(signal));
    this.ask(signal);
  };

  /**
   * Listens from now on until `end` is called.
   *
   * @param heard to which signals; to none, where another process hears them and says so
   */
  constructor(private readonly heardSignals: readonly Signal[] = signals) {
    for (const signal of heardSignals) process.on(signal, this.#hear);
  }

  /** Stops what is being played, as that signal does. */
  ask(signal: Signal): void {
    if (this.#signal !== undefined) return;
    this.#signal = signal;
    for (const stop of this.#stops) stop();
  }

  /** Was there a signal? */
  get isAsked(): boolean {
    return this.#signal !== undefined;
  }

  /** The signal, and the exit code that says so; undefined where there was none. */
  get asked(): { readonly signal: string; readonly exitCode: number } | undefined {
    const signal = this.#signal;
    return signal === undefined ? undefined : { signal, exitCode: exitCodeOfSignal(signal) };
  }

  /** Gives the process the time to hear of a signal: as long as it is busy it hears nothing. */
  async heard(): Promise<boolean> {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    return this.isAsked;
  }

  /** Does something for as long as `stop` is what a signal calls. */
  async stopping<T>(stop: () => void, body: () => Promise<T>): Promise<T> {
    this.#stops.add(stop);
    try {
      return await body();
    } finally {
      this.#stops.delete(stop);
    }
  }

  end(): void {
    for (const signal of this.heardSignals) process.off(signal, this.#hear);
  }
}
