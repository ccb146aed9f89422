/** The characteristics of every object while layers are being applied. */
export interface Working<O, C> {
  /** An object's characteristics, to be read. */
  readonly of: (object: O) => C;
  /** The same, to be written: a copy of what is printed on the object, made the first time that it is asked for. */
  own(object: O): C;
}

/** One continuous effect that modifies characteristics. */
export interface ContinuousEffect<O, C> {
  readonly timestamp: number;
  readonly characteristicDefining: boolean;
  /** What it writes, and what it looks at to know whom it applies to and what it does; worked out from its meaning. */
  readonly writes: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  /** False when what generates it has been taken away by an effect applied before. */
  exists(working: Working<O, C>): boolean;
  affects(object: O, working: Working<O, C>): boolean;
  /** The only objects that it could affect now, where that is known beforehand. */
  readonly candidates?: () => readonly O[];
  /** What it would do to the object, in full: two equal answers mean the same change. */
  does(object: O, working: Working<O, C>): string;
  apply(object: O, working: Working<O, C>): void;
  /** Stands for the group that it is a part of, where the group's objects are fixed by the first part that applies. */
  readonly fixedBy?: object;
}

/** How a game's characteristics are copied, so that effects can be tried. */
export interface Copying<C> {
  copy(characteristics: C): C;
}

class Table<O, C> implements Working<O, C> {
  private readonly written = new Map<O, C>();

  constructor(
    private readonly below: (object: O) => C,
    private readonly copying: Copying<C>,
  ) {}

  readonly of = (object: O): C => this.written.get(object) ?? this.below(object);

  own(object: O): C {
    const found = this.written.get(object);
    if (found) return found;
    const made = this.copying.copy(this.below(object));
    this.written.set(object, made);
    return made;
  }

  /** Was anything written on it? */
  get isWritten(): boolean {
    return this.written.size > 0;
  }

  /** One that can be written without touching this one. */
  scratch(): Table<O, C> {
    return new Table(this.of, this.copying);
  }
}

/** More candidates than this are looked for in a set, which takes a while to make. */
const FEW = 12;

/** The objects that effects may apply to. */
class Among<O> {
  private members: ReadonlySet<O> | undefined;

  constructor(readonly objects: readonly O[]) {}

  /** Those that an effect could affect. */
  which<C>({ candidates }: ContinuousEffect<O, C>): readonly O[] {
    return candidates ? this.of(candidates()) : this.objects;
  }

  /** Those of some candidates that are among them, in the order of the candidates. */
  private of(candidates: readonly O[]): readonly O[] {
    if (candidates.length <= FEW) return candidates.filter((each) => this.objects.includes(each));
    this.members ??= new Set(this.objects);
    const { members } = this;
    return candidates.filter((each) => members.has(each));
  }
}

/**
 * Applies effects layer by layer.
 *
 * Within a layer: characteristic-defining effects first, then by timestamp, except that an effect which depends on
 * another waits for it. Whether it depends is found by trying: apply the other, and see whether this one still exists,
 * applies to the same objects and does the same to them. Effects in a circle of dependency go by timestamp.
 *
 * @param objects the objects that effects may apply to.
 * @param printed what is printed on an object: it is read, and copied before an effect writes it.
 * @param layers for each layer in order, the effects that apply in it, asked when its turn comes.
 * @returns the characteristics of any object after all layers.
 */
export function applyLayers<O, C>(
  objects: readonly O[],
  printed: (object: O) => C,
  layers: readonly ((working: Working<O, C>) => readonly ContinuousEffect<O, C>[])[],
  copying: Copying<C>,
): Working<O, C> {
  const table = new Table<O, C>(printed, copying);
  const among = new Among(objects);
  const fixed: FixedSets<O> = new Map();
  for (const effectsOf of layers) {
    const found = effectsOf(table);
    if (found.length === 0) continue;
    const effects = fixed.size === 0 ? found : found.map((effect) => withFixedSet(effect, fixed));
    const waiting = effects.length === 1 ? effects : [...effects].sort(inOrder);
    if (noneLooks(waiting)) for (const effect of waiting) applyIfExists(effect, among, table, fixed);
    else applyInTurn([...waiting], among, table, fixed);
  }
  return table;
}

/** The objects of each group of effects that has begun to apply. */
type FixedSets<O> = Map<object, readonly O[]>;

/** A later part of a group that has begun to apply: it applies to the same objects, whatever has become of them and of it. */
function withFixedSet<O, C>(effect: ContinuousEffect<O, C>, fixed: FixedSets<O>): ContinuousEffect<O, C> {
  const objects = effect.fixedBy && fixed.get(effect.fixedBy);
  if (!objects) return effect;
  return {
    ...effect,
    exists: () => true,
    affects: (object) => objects.includes(object),
    candidates: () => objects,
    does: (object, working) => effect.does(object, working),
    apply: (object, working) => effect.apply(object, working),
  };
}

function applyIfExists<O, C>(
  effect: ContinuousEffect<O, C>,
  among: Among<O>,
  table: Working<O, C>,
  fixed: FixedSets<O>,
): void {
  // Another part of its group may have applied in this very layer.
  const part = withFixedSet(effect, fixed);
  if (!part.exists(table)) return;
  const affected = applyOne(part, among, table);
  if (part.fixedBy) fixed.set(part.fixedBy, affected);
}

function applyInTurn<O, C>(
  waiting: ContinuousEffect<O, C>[],
  among: Among<O>,
  table: Table<O, C>,
  fixed: FixedSets<O>,
): void {
  while (waiting.length > 0) {
    const [effect] = waiting.splice(firstIndependent(waiting, among, table), 1);
    if (effect) applyIfExists(effect, among, table, fixed);
  }
}

/** No effect looks at anything that another writes, so that none can depend on another. */
function noneLooks<O, C>(effects: readonly ContinuousEffect<O, C>[]): boolean {
  for (const effect of effects)
    for (const other of effects) if (effect !== other && looksAt(effect, other)) return false;
  return true;
}

function looksAt<O, C>(effect: ContinuousEffect<O, C>, other: ContinuousEffect<O, C>): boolean {
  for (const written of other.writes) if (effect.reads.has(written)) return true;
  return false;
}

const inOrder = (
  first: { characteristicDefining: boolean; timestamp: number },
  second: { characteristicDefining: boolean; timestamp: number },
): number =>
  Number(second.characteristicDefining) - Number(first.characteristicDefining) ||
  first.timestamp - second.timestamp;

/** @returns the objects that it was applied to. */
function applyOne<O, C>(
  effect: ContinuousEffect<O, C>,
  among: Among<O>,
  working: Working<O, C>,
): readonly O[] {
  // Whom it affects is settled before it changes anything.
  const affected: O[] = [];
  for (const object of among.which(effect)) if (effect.affects(object, working)) affected.push(object);
  for (const object of affected) effect.apply(object, working);
  return affected;
}

/**
 * Place of the first effect that need not wait: whatever it depends on, directly or through others, depends on it in
 * turn, so that they form a circle and go by timestamp. Nearly always it is the very first, which depends on nothing: what
 * the others depend on is then not asked.
 */
function firstIndependent<O, C>(
  waiting: readonly ContinuousEffect<O, C>[],
  among: Among<O>,
  table: Table<O, C>,
): number {
  if (waiting.length === 1) return 0;
  const trials = new Trials(waiting, among, table);
  for (let from = 0; from < waiting.length; from += 1) {
    let isReady = true;
    for (const to of trials.reachedFrom(from)) isReady &&= trials.reachedFrom(to).has(from);
    if (isReady) return from;
  }
  return 0;
}

/** Effects that are tried one after another on a table, to see which depends on which. What was tried once is known. */
class Trials<O, C> {
  private readonly before: (Outcome | undefined)[] = [];
  private readonly after: (Table<O, C> | undefined)[] = [];
  private readonly direct: (readonly number[] | undefined)[] = [];
  private readonly reached: (ReadonlySet<number> | undefined)[] = [];

  constructor(
    private readonly effects: readonly ContinuousEffect<O, C>[],
    private readonly among: Among<O>,
    private readonly table: Table<O, C>,
  ) {}

  /** The places of the effects that one depends on, directly or through others. */
  reachedFrom(from: number): ReadonlySet<number> {
    const known = this.reached[from];
    if (known) return known;
    const found = new Set<number>();
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const to of this.directlyFrom(at)) {
        if (found.has(to)) continue;
        found.add(to);
        open.push(to);
      }
    this.reached[from] = found;
    return found;
  }

  private directlyFrom(from: number): readonly number[] {
    const known = this.direct[from];
    if (known) return known;
    const found: number[] = [];
    for (let to = 0; to < this.effects.length; to += 1)
      if (to !== from && this.dependsOn(from, to)) found.push(to);
    this.direct[from] = found;
    return found;
  }

  private dependsOn(place: number, otherPlace: number): boolean {
    const { effects, among, table } = this;
    const effect = effects[place];
    const other = effects[otherPlace];
    if (!effect || !other) return false;
    if (effect.characteristicDefining !== other.characteristicDefining) return false;
    if (!looksAt(effect, other)) return false;
    const after = this.afterTrying(otherPlace, other);
    // Where nothing was written, everything is as before.
    if (after === table) return false;
    let before = this.before[place];
    if (!before) {
      before = outcome(effect, among, table);
      this.before[place] = before;
    }
    return !areAlike(before, outcome(effect, among, after));
  }

  /** The table as it is once an effect was applied; the very same where it writes nothing. */
  private afterTrying(place: number, effect: ContinuousEffect<O, C>): Table<O, C> {
    const known = this.after[place];
    if (known) return known;
    const { among, table } = this;
    let after = table;
    if (effect.exists(table)) {
      const scratch = table.scratch();
      applyOne(effect, among, scratch);
      if (scratch.isWritten) after = scratch;
    }
    this.after[place] = after;
    return after;
  }
}

/** What an effect does to each object that it could affect, in turn: undefined to those that it doesn't. */
type Outcome = readonly (string | undefined)[] | 'gone';

function outcome<O, C>(effect: ContinuousEffect<O, C>, among: Among<O>, working: Working<O, C>): Outcome {
  if (!effect.exists(working)) return 'gone';
  return among
    .which(effect)
    .map((object) => (effect.affects(object, working) ? effect.does(object, working) : undefined));
}

function areAlike(one: Outcome, other: Outcome): boolean {
  if (one === 'gone' || other === 'gone') return one === other;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
