import type {
  Act,
  ActResult,
  FullTrace,
  ObjectView,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../../port/contract';
import { PassedOn } from '../../port/passed-on';

/** An engine without some of its rules. */
export class WithoutRules extends PassedOn {
  constructor(
    inner: ConstructorParameters<typeof PassedOn>[0],
    private readonly off: readonly string[],
  ) {
    super(inner);
  }

  override setup(request: SetupRequest): void {
    super.setup({ ...request, off: [...(request.off ?? []), ...this.off] });
  }
}

/** An engine that reads cards otherwise than they are printed. */
export class Misreading extends PassedOn {
  constructor(
    inner: ConstructorParameters<typeof PassedOn>[0],
    private readonly read: (text: string) => string,
  ) {
    super(inner);
  }

  override setup(request: SetupRequest): void {
    const misread: SetupRequest = JSON.parse(JSON.stringify(request), (key, value: unknown) =>
      key === 'text' && typeof value === 'string' ? this.read(value) : value,
    );
    super.setup(misread);
  }
}

/** An engine that shows the table otherwise than it is. */
export class Misreporting extends PassedOn {
  constructor(
    inner: ConstructorParameters<typeof PassedOn>[0],
    private readonly seen: (table: Observation, viewer: number | undefined) => Observation,
  ) {
    super(inner);
  }

  override observe(viewer?: number): Observation {
    return this.seen(super.observe(viewer), viewer);
  }
}

/** An engine that shows single objects otherwise than they are. */
export const misreportingObjects = (
  inner: ConstructorParameters<typeof PassedOn>[0],
  seen: (object: ObjectView, table: Observation) => ObjectView,
): Misreporting =>
  new Misreporting(inner, (table) => ({
    ...table,
    objects: table.objects.map((object) => seen(object, table)),
  }));

/** An engine that asks otherwise than it should. `asked` may not change how many options come before another. */
export class Misasking extends PassedOn {
  constructor(
    inner: ConstructorParameters<typeof PassedOn>[0],
    private readonly asked: (decision: PendingDecision, table: () => Observation) => PendingDecision,
  ) {
    super(inner);
  }

  override legal(): PendingDecision | undefined {
    const decision = super.legal();
    return decision && this.asked(decision, () => this.inner.observe());
  }
}

/** An engine whose trace is not what happened. */
export class Mistracing extends PassedOn {
  constructor(
    inner: ConstructorParameters<typeof PassedOn>[0],
    private readonly told: (lines: readonly TraceLine[]) => readonly TraceLine[],
  ) {
    super(inner);
  }

  override trace(from = 0): readonly TraceLine[] {
    return this.told(super.trace()).slice(from);
  }
}

/** An engine that takes some answers for others. */
export class Misanswered extends PassedOn {
  constructor(
    inner: ConstructorParameters<typeof PassedOn>[0],
    private readonly taken: (purpose: string, answer: readonly number[]) => readonly number[],
  ) {
    super(inner);
  }

  override act(act: Act): ActResult {
    const { purpose } = this.legal() ?? {};
    return act.do === 'answer' && purpose !== undefined
      ? super.act({ ...act, answer: this.taken(purpose, act.answer) })
      : super.act(act);
  }
}

/** Doesn't offer the last of several things to do, though it can be done. */
export class LastOptionMissing extends PassedOn {
  override legal(): PendingDecision | undefined {
    const decision = super.legal();
    if (decision?.purpose !== 'priority' || decision.options.length < 3) return decision;
    return { ...decision, options: decision.options.slice(0, -1) };
  }
}

/** Offers what was offered last time, one priority too long. */
export class StaleOption extends PassedOn {
  private before: PendingDecision['options'] = [];
  private extra: PendingDecision['options'] = [];

  override setup(request: SetupRequest): void {
    this.before = [];
    this.extra = [];
    super.setup(request);
  }
  override legal(): PendingDecision | undefined {
    const decision = super.legal();
    if (decision?.purpose !== 'priority') return decision;
    return { ...decision, options: [...decision.options, ...this.extra] };
  }
  override act(act: Act): ActResult {
    const asked = this.inner.legal();
    const result = super.act(act);
    const next = this.inner.legal();
    this.before = asked?.purpose === 'priority' ? asked.options : [];
    const offered = new Set(next?.options.map(({ label }) => label));
    this.extra =
      next?.player === asked?.player
        ? this.before.filter(({ label }) => !offered.has(label)).slice(0, 1)
        : [];
    return result;
  }
  override undo(): boolean {
    this.extra = [];
    return super.undo();
  }
}

/** Takes whatever it is told and refuses nothing, doing the first legal thing instead. */
export class AcceptsAll extends PassedOn {
  override act(act: Act): ActResult {
    const result = super.act(act);
    if (result.done || act.do !== 'answer') return result;
    const decision = this.inner.legal();
    if (decision?.kind !== 'choose') return result;
    return super.act({ do: 'answer', answer: Array.from({ length: decision.minimum }, (_, place) => place) });
  }
}

/** Lets anybody do what is offered to one player. */
export class AnyonesTurn extends PassedOn {
  override act(act: Act): ActResult {
    const decision = this.inner.legal();
    return act.do === 'attempt' && decision ? super.act({ ...act, player: decision.player }) : super.act(act);
  }
}

/** Forgets one of several answers when it takes back. */
export class TakesBackTooMuch extends PassedOn {
  private taken = 0;

  override setup(request: SetupRequest): void {
    this.taken = 0;
    super.setup(request);
  }
  override act(act: Act): ActResult {
    this.taken = 0;
    return super.act(act);
  }
  override undo(): boolean {
    this.taken += 1;
    return this.taken === 3 ? super.undo() && super.undo() : super.undo();
  }
}

/** Shows a counter that was put there before the last answer was taken back. */
export class UndoForgetsACounter extends PassedOn {
  private kept: { readonly id: string; readonly counters: ObjectView['counters'] } | undefined;

  override setup(request: SetupRequest): void {
    this.kept = undefined;
    super.setup(request);
  }
  override act(act: Act): ActResult {
    this.kept = undefined;
    return super.act(act);
  }
  override undo(): boolean {
    const lines = this.inner.trace();
    const put = lines.findLast(({ kind }) => kind === 'put counters');
    const after = put && this.inner.observe().objects.find(({ id }) => id === put.object);
    const done = super.undo();
    if (after && this.inner.trace().length < lines.length)
      this.kept = { id: after.id, counters: after.counters };
    return done;
  }
  override hash(): string {
    const { kept } = this;
    const now = kept && this.inner.observe().objects.find(({ id }) => id === kept.id);
    const same = !kept || JSON.stringify(now?.counters ?? {}) === JSON.stringify(kept.counters);
    return same ? super.hash() : `${super.hash()}+`;
  }
}

/** Counts the times that it was asked into its hash, from the setup of a game on: the same game shows it again. */
export class RestlessHash extends PassedOn {
  private asked = 0;

  override setup(request: SetupRequest): void {
    this.asked = 0;
    super.setup(request);
  }

  override hash(): string {
    this.asked += 1;
    return this.asked % 50 === 0 ? `${super.hash()}${this.asked}` : super.hash();
  }
}

/** Deals chance otherwise each time that a game is set up. */
export class RemembersGames extends PassedOn {
  private static games = 0;

  override setup(request: SetupRequest): void {
    RemembersGames.games += 1;
    super.setup({ ...request, seed: request.seed + RemembersGames.games });
  }
}

/** Leaves the last change of a list out of its full trace. */
export class Forgetful extends PassedOn {
  override get fullTrace(): FullTrace | undefined {
    const { fullTrace } = this.inner;
    return (
      fullTrace && {
        keep: () => fullTrace.keep(),
        get isKept() {
          return fullTrace.isKept;
        },
        lines: () => {
          const lines = fullTrace.lines();
          return lines.toSpliced(
            lines.findLastIndex((line) => line.includes('"adds"')),
            1,
          );
        },
        stateHash: () => fullTrace.stateHash(),
        rebuilt: (lines) => fullTrace.rebuilt(lines),
      }
    );
  }
}
