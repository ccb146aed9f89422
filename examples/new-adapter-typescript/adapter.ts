import {
  type Act,
  type ActResult,
  type EnginePort,
  features,
  type Hello,
  type Observation,
  type PendingDecision,
  type SetupRequest,
  serve,
  type TraceLine,
  Unsupported,
} from 'rulewright/adapter';

const reason = 'not written yet';

/**
 * Your engine goes here: what each function is to do is written in docs/protocol.md of Rulewright. As soon as a feature
 * is wholly there, move its name from `missing` to `supported`: from then on a gap in it is a failure.
 */
class MyEngine implements EnginePort {
  hello(): Hello {
    return {
      engine: 'My engine',
      protocol: 2,
      rulebooks: [{ id: 'legions-of-will', edition: '2023-09-11', rules: [] }],
      features: { supported: [], missing: [...features, 'setup'].map((feature) => ({ feature, reason })) },
    };
  }

  setup(_request: SetupRequest): void {
    throw new Unsupported('setup', reason);
  }

  legal(): PendingDecision | undefined {
    throw new Error(reason);
  }

  act(_act: Act): ActResult {
    throw new Error(reason);
  }

  observe(_viewer?: number): Observation {
    throw new Error(reason);
  }

  trace(_from?: number): readonly TraceLine[] {
    throw new Error(reason);
  }

  exercised(): readonly string[] {
    throw new Error(reason);
  }

  hash(): string {
    throw new Error(reason);
  }

  leftOver(): readonly { readonly purpose: string; readonly value: number | string }[] {
    return [];
  }

  undo(): boolean {
    throw new Error(reason);
  }

  reset(): void {}
}

serve(new MyEngine());
