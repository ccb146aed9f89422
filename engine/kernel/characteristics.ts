/** The characteristics of every object while layers are being applied. */
export interface Working<O, C> {
  of(object: O): C;
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
  /** What it would do to the object, in full: two equal answers mean the same change. */
  does(object: O, working: Working<O, C>): string;
  apply(object: O, working: Working<O, C>): void;
}

/** How a game's characteristics are copied, so that effects can be tried. */
export interface Copying<C> {
  copy(characteristics: C): C;
}

class Table<O, C> implements Working<O, C> {
  constructor(
    private readonly entries: Map<O, C>,
    private readonly fallback: (object: O) => C,
  ) {}

  of(object: O): C {
    const found = this.entries.get(object);
    if (found) return found;
    const made = this.fallback(object);
    this.entries.set(object, made);
    return made;
  }

  /** A copy that can be written without touching this one. */
  scratch(copying: Copying<C>): Table<O, C> {
    return new Table(
      new Map([...this.entries].map(([object, found]) => [object, copying.copy(found)])),
      (object) => copying.copy(this.of(object)),
    );
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
 * @param printed what is printed on an object: a fresh copy each time.
 * @param layers for each layer in order, the effects that apply in it, asked when its turn comes.
 * @returns the characteristics of any object after all layers.
 */
export function applyLayers<O, C>(
  objects: readonly O[],
  printed: (object: O) => C,
  layers: readonly ((working: Working<O, C>) => readonly ContinuousEffect<O, C>[])[],
  copying: Copying<C>,
): Working<O, C> {
  const table = new Table<O, C>(new Map(), printed);
  for (const effectsOf of layers) {
    const waiting = [...effectsOf(table)].sort(inOrder);
    while (waiting.length > 0) {
      const next = waiting.length === 1 ? 0 : firstIndependent(waiting, objects, table, copying);
      const [effect] = waiting.splice(next, 1);
      if (effect?.exists(table)) applyOne(effect, objects, table);
    }
  }
  return table;
}

const inOrder = (
  first: { characteristicDefining: boolean; timestamp: number },
  second: { characteristicDefining: boolean; timestamp: number },
): number =>
  Number(second.characteristicDefining) - Number(first.characteristicDefining) ||
  first.timestamp - second.timestamp;

function applyOne<O, C>(effect: ContinuousEffect<O, C>, objects: readonly O[], working: Working<O, C>): void {
  const affected = objects.filter((object) => effect.affects(object, working));
  for (const object of affected) effect.apply(object, working);
}

/**
 * Place of the first effect that need not wait: whatever it depends on, directly or through others, depends on it in
 * turn, so that they form a circle and go by timestamp.
 */
function firstIndependent<O, C>(
  waiting: readonly ContinuousEffect<O, C>[],
  objects: readonly O[],
  table: Table<O, C>,
  copying: Copying<C>,
): number {
  const direct = waiting.map((effect) =>
    waiting.map((other) => other !== effect && dependsOn(effect, other, objects, table, copying)),
  );
  const reached = direct.map((_, from) => reachable(direct, from));
  const ready = reached.findIndex((through, from) => [...through].every((to) => reached[to]?.has(from)));
  return Math.max(0, ready);
}

/** The places that can be reached from one by following dependencies. */
function reachable(direct: readonly (readonly boolean[])[], from: number): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    direct[at]?.forEach((depends, to) => {
      if (!depends || found.has(to)) return;
      found.add(to);
      open.push(to);
    });
  }
  return found;
}

function dependsOn<O, C>(
  effect: ContinuousEffect<O, C>,
  other: ContinuousEffect<O, C>,
  objects: readonly O[],
  table: Table<O, C>,
  copying: Copying<C>,
): boolean {
  if (effect.characteristicDefining !== other.characteristicDefining) return false;
  if (![...other.writes].some((written) => effect.reads.has(written))) return false;
  if (!other.exists(table)) return false;
  const after = table.scratch(copying);
  applyOne(other, objects, after);
  return outcome(effect, objects, table) !== outcome(effect, objects, after);
}

function outcome<O, C>(
  effect: ContinuousEffect<O, C>,
  objects: readonly O[],
  working: Working<O, C>,
): string {
  if (!effect.exists(working)) return 'gone';
  return objects
    .map((object, place) =>
      effect.affects(object, working) ? `${place}:${effect.does(object, working)}` : '',
    )
    .join(';');
}
