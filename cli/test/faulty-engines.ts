import type {
  Act,
  ActResult,
  EnginePort,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';

/** The reference engine without some rules. */
class Without extends PassedOn {
  constructor(private readonly rules: readonly string[]) {
    super(new ReferenceEngine());
  }

  override setup(request: SetupRequest): void {
    super.setup({ ...request, off: [...(request.off ?? []), ...this.rules] });
  }
}

/** The reference engine, which cites other numbers for what it does, and for what it refuses. */
class CitesOtherwise extends PassedOn {
  constructor(private readonly numbers: Readonly<Record<string, string>>) {
    super(new ReferenceEngine());
  }

  override trace(from?: number): readonly TraceLine[] {
    return super
      .trace(from)
      .map((line) =>
        line.rule === undefined ? line : { ...line, rule: this.numbers[line.rule] ?? line.rule },
      );
  }
  override act(act: Act): ActResult {
    const result = super.act(act);
    return result.done || result.rule === undefined
      ? result
      : { ...result, rule: this.numbers[result.rule] ?? result.rule };
  }
}

/** The reference engine, which calls its questions otherwise. */
class AsksOtherwise extends PassedOn {
  constructor(private readonly words: Readonly<Record<string, string>>) {
    super(new ReferenceEngine());
  }

  override legal(): PendingDecision | undefined {
    const decision = super.legal();
    return decision && { ...decision, purpose: this.words[decision.purpose] ?? decision.purpose };
  }
}

/** Engines with a fault each, by what is wrong with them. */
export const faultyEngines = {
  'draws nothing in the Draw Phase': () => new Without(['315.4.b']),
  'cites other numbers': () =>
    new CitesOtherwise({ '112.3': '505.3b', '301.1b': '505.3b', '301.5b': '505.3b' }),
  'asks in other words': () => new AsksOtherwise({ 'discard down to maximum hand size': 'discard' }),
} as const satisfies Readonly<Record<string, () => EnginePort>>;
