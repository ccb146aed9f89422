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

/** Passes everything on, each question through one door: whoever extends it says what happens there. */
export abstract class AskedThrough extends PassedOn {
  /** Asks, and returns the answer or throws. */
  protected abstract asked<T>(ask: () => T): T;

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
}
