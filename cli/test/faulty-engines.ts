import type {
  Act,
  ActResult,
  EnginePort,
  Hello,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';
import { Unsupported } from '../../port/problems';

/** The reference engine without some rules, or with variants in their place. */
class Without extends PassedOn {
  constructor(private readonly rules: readonly string[]) {
    super(new ReferenceEngine());
  }

  override setup(request: SetupRequest): void {
    super.setup({ ...request, off: [...(request.off ?? []), ...this.rules] });
  }
}

/** The reference engine without some rules, which begins no game with decks that aren't whole. */
class WithWholeDecks extends Without {
  override setup(request: SetupRequest): void {
    if (request.from === 'the beginning' && request.decks !== 'constructed')
      throw new Unsupported('a game with small decks', 'no game begins so');
    super.setup(request);
  }
}

/** The reference engine, which cites other numbers for what it does, and for what it refuses. */
class CitesOtherwise extends PassedOn {
  constructor(private readonly numbers: Readonly<Record<string, string>>) {
    super(new ReferenceEngine());
  }

  override trace(from?: number): readonly TraceLine[] {
    // A line's text is made when it is read.
    return super.trace(from).map((line) => {
      const { text, rule } = line;
      return rule === undefined ? line : { ...line, text, rule: this.numbers[rule] ?? rule };
    });
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

/** The reference engine, which shows what lies on the chain from its wrong end. */
class ShowsTheOldestFirst extends PassedOn {
  constructor(private readonly zone: string) {
    super(new ReferenceEngine());
  }

  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    const chain = seen.objects.filter(({ zone }) => zone === this.zone);
    return {
      ...seen,
      objects: seen.objects.map((each) => (each.zone === this.zone ? (chain.pop() ?? each) : each)),
    };
  }
}

/** The reference engine without a feature, as it says itself. */
class Lacks extends PassedOn {
  constructor(private readonly feature: string) {
    super(new ReferenceEngine());
  }

  override hello(): Hello {
    const hello = super.hello();
    const supported = hello.features.supported.filter((each) => each !== this.feature);
    return { ...hello, features: { supported, missing: [{ feature: this.feature, reason: 'not yet' }] } };
  }
  override setup(request: SetupRequest): void {
    if (JSON.stringify(request).includes('"kind":"triggered"'))
      throw new Unsupported(this.feature, 'not yet');
    super.setup(request);
  }
}

/** Engines with a fault each, by what is wrong with them. */
export const faultyEngines = {
  none: () => new Without([]),
  'draws nothing in the Draw Phase': () => new Without(['315.4.b']),
  'the oldest of the chain comes first': () => new ShowsTheOldestFirst('chain of events'),
  'resolves the oldest of the chain of events first': () =>
    new Without(['vary 111.4 in which order: the oldest first']),
  'resolves the oldest of the chain first': () =>
    new Without(['vary 336.1 in which order: the oldest first']),
  'resolves the oldest of the chain first, whose controller gains priority': () =>
    new Without(['vary 336.1 in which order: the oldest first', 'vary 336.4 whose: the oldest item']),
  'resolves the oldest first, and lets a hand hold three': () =>
    new Without(['vary 111.4 in which order: the oldest first', 'set 402.2 to 3']),
  'begins with whole decks, and a card too many in Riftbound': () => new WithWholeDecks(['set 116 to 5']),
  'begins with whole decks, and a card too many in Legions of Will': () =>
    new WithWholeDecks(['set 102.4 to 3']),
  'cites other numbers': () =>
    new CitesOtherwise({ '112.3': '505.3b', '301.1b': '505.3b', '301.5b': '505.3b' }),
  'cites what says the same': () => new CitesOtherwise({ '703.4c': '504.1', '514.1': '703.4j' }),
  'asks in other words': () => new AsksOtherwise({ 'discard down to maximum hand size': 'discard' }),
  'lacks triggered abilities': () => new Lacks('triggered abilities'),
} as const satisfies Readonly<Record<string, () => EnginePort>>;

export type FaultyEngine = keyof typeof faultyEngines;
