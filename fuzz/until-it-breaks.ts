import type {
  Act,
  ActResult,
  EnginePort,
  Hello,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../port/contract';
import { PassedOn } from '../port/passed-on';

/**
 * An engine in another process that is asked nothing more once it broke or lacked something: it is not started again
 * and again to make the game simpler, and its transcript ends with that game.
 */
export class UntilItBreaks extends PassedOn {
  /** What it broke with. */
  broken: Error | undefined;

  override hello(): Hello {
    return this.asked(() => super.hello());
  }
  override setup(request: SetupRequest): void {
    this.asked(() => super.setup(request));
  }
  override legal(): PendingDecision | undefined {
    return this.asked(() => super.legal());
  }
  override act(act: Act): ActResult {
    return this.asked(() => super.act(act));
  }
  override observe(viewer?: number): Observation {
    return this.asked(() => super.observe(viewer));
  }
  override trace(from?: number): readonly TraceLine[] {
    return this.asked(() => super.trace(from));
  }
  override exercised(): readonly string[] {
    return this.asked(() => super.exercised());
  }
  override hash(): string {
    return this.asked(() => super.hash());
  }
  override leftOver(): ReturnType<EnginePort['leftOver']> {
    return this.asked(() => super.leftOver());
  }
  override undo(): boolean {
    return this.asked(() => super.undo());
  }

  private asked<T>(ask: () => T): T {
    if (this.broken) throw this.broken;
    try {
      return ask();
    } catch (error) {
      this.broken = error instanceof Error ? error : new Error(String(error));
      throw this.broken;
    }
  }
}
