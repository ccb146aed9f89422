import type {
  Act,
  ActResult,
  EnginePort,
  FullTrace,
  Hello,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from './contract';

/** An engine that passes everything on to another: whoever extends it does one thing differently. */
export class PassedOn implements EnginePort {
  constructor(protected inner: EnginePort) {}

  get command(): string | undefined {
    return this.inner.command;
  }

  get fullTrace(): FullTrace | undefined {
    return this.inner.fullTrace;
  }

  hello(): Hello {
    return this.inner.hello();
  }
  setup(request: SetupRequest): void {
    this.inner.setup(request);
  }
  legal(): PendingDecision | undefined {
    return this.inner.legal();
  }
  act(act: Act): ActResult {
    return this.inner.act(act);
  }
  observe(viewer?: number): Observation {
    return this.inner.observe(viewer);
  }
  trace(from?: number): readonly TraceLine[] {
    return this.inner.trace(from);
  }
  exercised(): readonly string[] {
    return this.inner.exercised();
  }
  hash(): string {
    return this.inner.hash();
  }
  leftOver(): ReturnType<EnginePort['leftOver']> {
    return this.inner.leftOver();
  }
  undo(): boolean {
    return this.inner.undo();
  }
  reset(): void {
    this.inner.reset();
  }
}
