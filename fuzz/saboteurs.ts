import type {
  Act,
  ActResult,
  EnginePort,
  ObjectView,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../port/contract';
import { EngineCrash } from '../port/contract';
import { PassedOn } from '../port/passed-on';
import { printedNumber } from '../port/printed';

const ONLY_PASS: PendingDecision = {
  player: 0,
  kind: 'choose',
  purpose: 'priority',
  rule: '111.1',
  options: [{ label: 'pass', action: 'pass' }],
  minimum: 1,
  maximum: 1,
  amount: 0,
  minimums: [],
};

class UpsideDown extends PassedOn {
  override observe(viewer?: number): Observation {
    const seen = this.inner.observe(viewer);
    const chain = seen.objects.filter(({ zone }) => zone === 'chain of events').reverse();
    return {
      ...seen,
      objects: seen.objects.map((object) =>
        object.zone === 'chain of events' ? (chain.shift() ?? object) : object,
      ),
    };
  }
}

class NeverDrawn extends PassedOn {
  override legal(): PendingDecision | undefined {
    return this.inner.legal() ?? (this.inner.observe().drawn ? ONLY_PASS : undefined);
  }
  override act(act: Act): ActResult {
    return this.inner.legal() ? this.inner.act(act) : { done: true };
  }
  override undo(): boolean {
    return this.inner.legal() ? this.inner.undo() : true;
  }
  override observe(viewer?: number): Observation {
    const seen = this.inner.observe(viewer);
    return seen.drawn ? { ...seen, over: false, drawn: false } : seen;
  }
}

const TOO_MANY = 8;

/** Counts what it can't tell from a loop. */
class CountsPasses extends PassedOn {
  private passes = 0;

  override setup(request: SetupRequest): void {
    this.passes = 0;
    super.setup(request);
  }
  override legal(): PendingDecision | undefined {
    return this.passes >= TOO_MANY ? undefined : super.legal();
  }
  override act(act: Act): ActResult {
    const pending = this.inner.legal();
    const place = act.do === 'answer' ? act.answer[0] : undefined;
    this.passes = place !== undefined && pending?.options[place]?.action === 'pass' ? this.passes + 1 : 0;
    return super.act(act);
  }
  override undo(): boolean {
    this.passes = Math.max(0, this.passes - 1);
    return super.undo();
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    return this.passes >= TOO_MANY ? { ...seen, over: true, drawn: true } : seen;
  }
}

/** Calls a draw where nothing has repeated. */
class DrawsTooSoon extends PassedOn {
  private acts = 0;

  override setup(request: SetupRequest): void {
    this.acts = 0;
    super.setup(request);
  }
  override legal(): PendingDecision | undefined {
    return this.isDrawn ? undefined : super.legal();
  }
  override act(act: Act): ActResult {
    this.acts += 1;
    return super.act(act);
  }
  override undo(): boolean {
    this.acts = Math.max(0, this.acts - 1);
    return super.undo();
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    return this.isDrawn ? { ...seen, over: true, drawn: true } : seen;
  }
  override trace(from = 0): readonly TraceLine[] {
    return this.isDrawn ? [...super.trace(), DRAW].slice(from) : super.trace(from);
  }

  private get isDrawn(): boolean {
    return this.acts >= TOO_MANY && super.legal() !== undefined;
  }
}

const DRAW: TraceLine = {
  what: 'event',
  kind: 'the game is a draw',
  rule: '103.4b',
  text: 'the game is a draw',
};

/** Has every base hold a permanent less than it shows. */
class HoldsTooFew extends PassedOn {
  private readonly smaller = new Set<string>();

  override setup(request: SetupRequest): void {
    this.smaller.clear();
    const players = request.players.map((player) => ({
      ...player,
      permanents: (player.permanents ?? []).map((base) => {
        const { name } = base.card;
        const capacity = printedNumber(base.card, 'capacity') ?? 0;
        if (capacity === 0) return base;
        this.smaller.add(name);
        return { ...base, card: { ...base.card, fields: { ...base.card.fields, capacity: capacity - 1 } } };
      }),
    }));
    super.setup({ ...request, players });
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    const shown = (object: ObjectView): ObjectView => {
      const { capacity } = object.characteristics;
      return capacity === undefined || !object.types.includes('base') || !this.smaller.has(object.name ?? '')
        ? object
        : { ...object, characteristics: { ...object.characteristics, capacity: capacity + 1 } };
    };
    return { ...seen, objects: seen.objects.map(shown) };
  }
}

/** Shows whoever hid a card as the other one of two players. */
class HiddenByTheOther extends PassedOn {
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    return {
      ...seen,
      objects: seen.objects.map((object) =>
        object.zone === 'facedown zone' && object.controller !== undefined
          ? { ...object, controller: 1 - object.controller }
          : object,
      ),
    };
  }
}

class EmptyHanded extends PassedOn {
  override act(act: Act): ActResult {
    const result = super.act(act);
    const { players, objects } = this.inner.observe();
    if (players.some(({ seat }) => !objects.some(({ zone, owner }) => zone === 'deck' && owner === seat))) {
      throw new EngineCrash('The engine draws from an empty deck for ever.');
    }
    return result;
  }
}

/** Engines with a fault, by what they do wrong. Properties must find it out. */
export const saboteurs: Readonly<Record<string, (inner: EnginePort) => EnginePort>> = {
  'the chain of events lies upside down': (inner) => new UpsideDown(inner),
  'a drawn game goes on for ever': (inner) => new NeverDrawn(inner),
  'eight passes in a row are called a draw': (inner) => new CountsPasses(inner),
  'a draw is called where nothing repeats': (inner) => new DrawsTooSoon(inner),
  'hidden cards are shown as somebody else hid them': (inner) => new HiddenByTheOther(inner),
  'bases hold a permanent less than they show': (inner) => new HoldsTooFew(inner),
  'drawing from an empty deck never ends': (inner) => new EmptyHanded(inner),
};

/** The saboteur with a name. Throws a RangeError where there is none: nothing would be planted. */
export function saboteur(name: string): (inner: EnginePort) => EnginePort {
  const found = saboteurs[name];
  if (found) return found;
  throw new RangeError(`There is no saboteur "${name}"; there are "${Object.keys(saboteurs).join('", "')}".`);
}
