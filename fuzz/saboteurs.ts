import type {
  Act,
  ActResult,
  EnginePort,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../port/contract';
import { EngineCrash } from '../port/contract';
import { PassedOn } from '../port/passed-on';

const onlyPass = (rule: string): PendingDecision => ({
  player: 0,
  kind: 'choose',
  purpose: 'priority',
  rule,
  options: [{ label: 'pass', action: 'pass' }],
  minimum: 1,
  maximum: 1,
  amount: 0,
  minimums: [],
});

class NeverDrawn extends PassedOn {
  constructor(
    inner: EnginePort,
    private readonly rule: string,
  ) {
    super(inner);
  }

  override legal(): PendingDecision | undefined {
    return this.inner.legal() ?? (this.inner.observe().drawn ? onlyPass(this.rule) : undefined);
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

  constructor(
    inner: EnginePort,
    private readonly rule: string | undefined,
  ) {
    super(inner);
  }

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
    return this.isDrawn ? [...super.trace(), { ...DRAW, rule: this.rule }].slice(from) : super.trace(from);
  }

  private get isDrawn(): boolean {
    return this.acts >= TOO_MANY && super.legal() !== undefined;
  }
}

const DRAW: TraceLine = { what: 'event', kind: 'the game is a draw', text: 'the game is a draw' };

class EmptyHanded extends PassedOn {
  constructor(
    inner: EnginePort,
    private readonly deck: string,
  ) {
    super(inner);
  }

  override act(act: Act): ActResult {
    const result = super.act(act);
    const { players, objects } = this.inner.observe();
    const isEmpty = (seat: number): boolean =>
      !objects.some(({ zone, owner }) => zone === this.deck && owner === seat);
    if (players.some(({ seat }) => isEmpty(seat)))
      throw new EngineCrash('The engine draws from an empty deck for ever.');
    return result;
  }
}

/** Plants a fault: an engine that has it. */
type Plant = (inner: EnginePort) => EnginePort;

/** Engines with a fault, by what they do wrong. */
export type Saboteurs = Readonly<Record<string, Plant>>;

/** What a game's own saboteurs need to know of it. */
interface Sabotaged {
  /** The zone that players draw from. */
  readonly deck: string;
  /** The rule by which players receive priority. */
  readonly priority: string;
  /** The rule by which a game is a draw; left out: the rulebook has none. */
  readonly draw?: string;
}

/** Engines with faults that an engine for any game can have: properties must find them out. */
export const saboteursOfEveryGame = ({ deck, priority, draw }: Sabotaged): Saboteurs => ({
  'a drawn game goes on for ever': (inner) => new NeverDrawn(inner, priority),
  'eight passes in a row are called a draw': (inner) => new CountsPasses(inner),
  'a draw is called where nothing repeats': (inner) => new DrawsTooSoon(inner, draw),
  'drawing from an empty deck never ends': (inner) => new EmptyHanded(inner, deck),
});

/** The saboteur with a name. Throws a RangeError where there is none: nothing would be planted. */
export function saboteurOf(saboteurs: Saboteurs, name: string): Plant {
  const found = saboteurs[name];
  if (found) return found;
  throw new RangeError(`There is no saboteur "${name}"; there are "${Object.keys(saboteurs).join('", "')}".`);
}
