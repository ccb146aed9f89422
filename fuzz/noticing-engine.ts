import type {
  Act,
  ActResult,
  Hello,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../port/contract';
import { PassedOn } from '../port/passed-on';
import {
  BrokenPromise,
  EngineCrash,
  EngineGone,
  EngineTimeout,
  ProtocolBroken,
  Unsupported,
} from '../port/problems';

/** What an engine threw in a game: it broke, it doesn't play this, or it is gone for good. */
export type Thrown = 'broke' | 'unsupported' | 'gone';

const BREAKS = [EngineCrash, EngineTimeout, ProtocolBroken, BrokenPromise];

/** Passes everything on, and notices what the engine throws: whoever plays the game only sees that it went wrong. */
export class NoticingEngine extends PassedOn {
  /** What was thrown since the last setup. */
  thrown: Thrown | undefined;
  /** The words of an engine that is gone for good. */
  lastWords = '';

  override hello(): Hello {
    return this.noticing(() => super.hello());
  }
  override setup(request: SetupRequest): void {
    this.thrown = undefined;
    this.noticing(() => super.setup(request));
  }
  override legal(): PendingDecision | undefined {
    return this.noticing(() => super.legal());
  }
  override act(act: Act): ActResult {
    return this.noticing(() => super.act(act));
  }
  override observe(viewer?: number): Observation {
    return this.noticing(() => super.observe(viewer));
  }
  override trace(from?: number): readonly TraceLine[] {
    return this.noticing(() => super.trace(from));
  }
  override exercised(): readonly string[] {
    return this.noticing(() => super.exercised());
  }
  override hash(): string {
    return this.noticing(() => super.hash());
  }
  override undo(): boolean {
    return this.noticing(() => super.undo());
  }

  private noticing<T>(call: () => T): T {
    try {
      return call();
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
