import type { SetupRequest } from '../port/contract';
import {
  BrokenPromise,
  EngineCrash,
  EngineGone,
  EngineTimeout,
  ProtocolBroken,
  Unsupported,
} from '../port/problems';
import { AskedThrough } from './asked-through';

/** What an engine threw in a game: it broke, it doesn't play this, or it is gone for good. */
export type Thrown = 'broke' | 'unsupported' | 'gone';

const BREAKS = [EngineCrash, EngineTimeout, ProtocolBroken, BrokenPromise];

/** Passes everything on, and notices what the engine throws: whoever plays the game only sees that it went wrong. */
export class NoticingEngine extends AskedThrough {
  /** What was thrown since the last setup. */
  thrown: Thrown | undefined;
  /** The words of an engine that is gone for good. */
  lastWords = '';

  override setup(request: SetupRequest): void {
    this.thrown = undefined;
    super.setup(request);
  }

  protected override asked<T>(ask: () => T): T {
    try {
      return ask();
    } catch (error) {
      if (error instanceof EngineGone) {
        this.thrown = 'gone';
        this.lastWords = error.message;
      } else if (error instanceof Unsupported) this.thrown ??= 'unsupported';
      else if (BREAKS.some((each) => error instanceof each)) this.thrown ??= 'broke';
      throw error;
    }
  }
}
