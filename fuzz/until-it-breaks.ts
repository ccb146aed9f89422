import { AskedThrough } from './asked-through';

/**
 * An engine in another process that is asked nothing more once it broke or lacked something: it is not started again
 * and again to make the game simpler, and its transcript ends with that game.
 */
export class UntilItBreaks extends AskedThrough {
  /** What it broke with. */
  broken: Error | undefined;

  protected override asked<T>(ask: () => T): T {
    if (this.broken) throw this.broken;
    try {
      return ask();
    } catch (error) {
      this.broken = error instanceof Error ? error : new Error(String(error));
      throw this.broken;
    }
  }
}
