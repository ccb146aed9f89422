/** Decides exactly what can be chosen with everything after it still possible. */
import {
  type Limits,
  type Problem,
  type Slot,
  TooManyWays,
  type ValuesChosen,
  type Violation,
} from './problem';
import { always, range, sets } from './sets';

/** What can be chosen for a slot, in a form in which every answer can be completed. */
export interface SlotOffer<V> {
  readonly values: readonly V[];
  readonly minimum: number;
  readonly maximum: number;
  /** Is more asked for the same slot afterwards, as long as something was chosen? */
  readonly oneByOne: boolean;
}

/** More ways than any card's choices take to be decided. */
const MOST_WAYS = 50_000;
/** So many sets are looked at before they are asked for one by one, as if not every one could be completed. */
const MOST_SETS = 2_000;

const NOTHING: readonly never[] = [];

/**
 * Can the slots that are left be filled?
 *
 * @param chosen what was chosen for the first slots
 * @throws TooManyWays where that takes more ways than any card's choices do
 */
export const exists = <V>(problem: Problem<V>, chosen: ValuesChosen<V> = NOTHING): boolean =>
  new Search(problem, MOST_WAYS).completes(chosen);

/**
 * What can be chosen for the next slot: each value that can be completed, and no other. They are offered together where every
 * set of them can be completed, as many as the limits say; otherwise one by one, each with regard to those before.
 *
 * @param chosen what was chosen for the slots before it
 * @param partly what was chosen for the slot itself, one by one
 * @returns undefined where nothing that is chosen can be completed
 * @throws TooManyWays as `exists` does
 */
export const offers = <V>(
  problem: Problem<V>,
  chosen: ValuesChosen<V>,
  partly: readonly V[] = NOTHING,
): SlotOffer<V> | undefined => new Search(problem, MOST_WAYS).offered(chosen, partly);

/**
 * The same where the answers to what hangs on others are always taken one by one: each value that can be completed, and zero or
 * one of them at a time.
 */
export function offersInTurn<V>(
  problem: Problem<V>,
  chosen: ValuesChosen<V>,
  partly: readonly V[] = NOTHING,
): SlotOffer<V> | undefined {
  const search = new Search(problem, MOST_WAYS);
  return search.isFree(chosen.length) ? search.offered(chosen, partly) : search.offeredInTurn(chosen, partly);
}

/** Does nothing of what is left hang on what is chosen for a slot? Then it is never chosen one by one. */
export const isFree = <V>(problem: Problem<V>, place: number): boolean =>
  new Search(problem, MOST_WAYS).isFree(place);

/** What can be chosen for a slot, with no regard to what comes after it. */
export function regardless<V>({ slots }: Problem<V>, chosen: ValuesChosen<V>): SlotOffer<V> | undefined {
  const slot = slots[chosen.length];
  if (!slot) return undefined;
  const values = slot.values(chosen);
  const { least, most } = slot.limits(chosen);
  const maximum = Math.min(most, values.length);
  return { values, minimum: Math.min(least, maximum), maximum, oneByOne: false };
}

/** What of a whole choice breaks the problem, the first slot first; undefined where it is legal. */
export function refusal<V>({ slots, keyOf }: Problem<V>, attempt: ValuesChosen<V>): Violation | undefined {
  for (const [slot, each] of slots.entries()) {
    const chosen = attempt[slot] ?? NOTHING;
    const { least, most } = each.limits(attempt);
    if (chosen.length < least) return { slot, by: 'too few' };
    if (chosen.length > most) return { slot, by: 'too many' };
    const keys = new Set(chosen.map(keyOf));
    if (keys.size < chosen.length) return { slot, by: 'chosen twice' };
    if (each.otherThan.some((place) => attempt[place]?.some((value) => keys.has(keyOf(value)))))
      return { slot, by: 'chosen before' };
    const open = new Set(each.values(attempt).map(keyOf));
    if (chosen.some((value) => !open.has(keyOf(value)))) return { slot, by: 'not open' };
    if (each.agree?.(chosen, attempt) === false) return { slot, by: 'not together' };
  }
  return undefined;
}

/** A search through the ways to fill slots, which gives up after so many. */
class Search<V> {
  private ways = 0;
  /** Values of the slots that read nothing: always the same ones. */
  private readonly fixed = new Map<Slot<V>, readonly V[]>();

  constructor(
    private readonly problem: Problem<V>,
    private readonly mostWays: number,
  ) {}

  /** Can the slots after those that are filled be filled as well? */
  completes(chosen: ValuesChosen<V>): boolean {
    const { slots } = this.problem;
    const place = chosen.length;
    const slot = slots[place];
    if (!slot) return true;
    this.ways += 1;
    if (this.ways > this.mostWays) throw new TooManyWays(this.mostWays, slots, chosen);
    const { least, most } = slot.limits(chosen);
    if (most < least) return false;
    // What no other slot hangs on is chosen somehow.
    if (this.isFree(place))
      return (
        (least === 0 || this.open(place, chosen).length >= least) && this.completes([...chosen, NOTHING])
      );
    return this.reaches(chosen, NOTHING, { least, most });
  }

  /** Can a set with these values be chosen for the next slot, and all after it be filled? */
  private reaches(chosen: ValuesChosen<V>, partly: readonly V[], { least, most }: Limits): boolean {
    const classes = this.classes(chosen, this.besides(chosen, partly));
    const open = classes.reduce((sum, { length }) => sum + length, partly.length);
    const from = Math.max(least, partly.length);
    // Where nothing reads what is chosen, fewer leave more to others. Something to read is what a later slot is most likely to want.
    const to = this.isRead(chosen.length) ? Math.min(most, open) : from;
    const sizes = from === 0 && to > 0 ? [...range(1, to), 0] : range(from, to);
    for (const size of sizes)
      for (const set of sets(classes, size - partly.length, partly, this.agreeing(chosen)))
        if (this.completes([...chosen, set])) return true;
    return false;
  }

  /** Can values be chosen for the next slot together? */
  private agreeing(chosen: ValuesChosen<V>): (values: readonly V[]) => boolean {
    const slot = this.problem.slots[chosen.length];
    if (!slot?.agree) return always;
    const agree = slot.agree.bind(slot);
    return (values) => values.length === 0 || agree(values, chosen);
  }

  /** What can be chosen for the next slot besides some of it. */
  offered(chosen: ValuesChosen<V>, partly: readonly V[]): SlotOffer<V> | undefined {
    const place = chosen.length;
    const slot = this.problem.slots[place];
    if (!slot) return undefined;
    const { least, most } = slot.limits(chosen);
    if (this.isFree(place)) {
      const open = this.besides(chosen, partly);
      const missing = Math.max(0, least - partly.length);
      const room = most - partly.length;
      return room >= missing && open.length >= missing && this.completes([...chosen, NOTHING])
        ? { values: open, minimum: missing, maximum: Math.min(room, open.length), oneByOne: false }
        : undefined;
    }
    const inTurn = this.offeredInTurn(chosen, partly);
    if (!inTurn) return undefined;
    const { values } = inTurn;
    const minimum = Math.max(inTurn.minimum, least - partly.length);
    const maximum = Math.min(most - partly.length, values.length);
    // Each of them alone is known to do.
    if (maximum <= 1) return { values, minimum, maximum, oneByOne: false };
    return this.together(chosen, partly, values, minimum, maximum) ?? inTurn;
  }

  /** What can be chosen for the next slot besides some of it, where no more than one is chosen at a time. */
  offeredInTurn(chosen: ValuesChosen<V>, partly: readonly V[]): SlotOffer<V> | undefined {
    const slot = this.problem.slots[chosen.length];
    if (!slot) return undefined;
    const { least, most } = slot.limits(chosen);
    const open = this.besides(chosen, partly);
    const room = most - partly.length;
    const missing = least - partly.length;
    if (room < Math.max(0, missing) || open.length < missing) return undefined;
    const values =
      room === 0
        ? NOTHING
        : open.filter((value) => this.reaches(chosen, [...partly, value], { least, most }));
    const isEnough = missing <= 0 && this.agreeing(chosen)(partly) && this.completes([...chosen, partly]);
    if (values.length === 0 && !isEnough) return undefined;
    return {
      values,
      minimum: isEnough ? 0 : 1,
      maximum: Math.min(1, values.length),
      oneByOne: true,
    };
  }

  /** Some values as they are offered at once, where of some sizes every set of them can be completed, and of all others none. */
  private together(
    chosen: ValuesChosen<V>,
    partly: readonly V[],
    values: readonly V[],
    minimum: number,
    maximum: number,
  ): SlotOffer<V> | undefined {
    const classes = this.classes(chosen, values);
    const agree = this.agreeing(chosen);
    const legal: number[] = minimum === 0 ? [0] : [];
    let looked = 0;
    for (const size of range(Math.max(1, minimum), maximum)) {
      let completed: boolean | undefined;
      for (const set of sets(classes, size, partly, always)) {
        looked += 1;
        if (looked > MOST_SETS) return undefined;
        const completes = agree(set) && this.completes([...chosen, set]);
        if (completed !== undefined && completes !== completed) return undefined;
        completed = completes;
      }
      if (completed) legal.push(size);
    }
    const [first] = legal;
    const last = legal.at(-1);
    if (first === undefined || last === undefined || last - first !== legal.length - 1) return undefined;
    return { values, minimum: first, maximum: last, oneByOne: false };
  }

  /** Does no later slot hang on what is chosen for one? */
  isFree(place: number): boolean {
    return this.problem.slots[place]?.agree === undefined && !this.isRead(place) && !this.excludes(place);
  }

  private isRead(place: number): boolean {
    return this.later(place).some(({ reads }) => reads.includes(place));
  }

  private later(place: number): readonly Slot<V>[] {
    return this.problem.slots.slice(place + 1);
  }

  /** What can be chosen for a slot: its values without those of the slots that it must be other than. */
  private open(place: number, chosen: ValuesChosen<V>): readonly V[] {
    const { slots, keyOf } = this.problem;
    const slot = slots[place];
    if (!slot) return NOTHING;
    const values = this.valuesOf(slot, chosen);
    const taken = slot.otherThan.flatMap((each) => chosen[each] ?? NOTHING);
    if (taken.length === 0) return values;
    const keys = new Set(taken.map(keyOf));
    return values.filter((value) => !keys.has(keyOf(value)));
  }

  private valuesOf(slot: Slot<V>, chosen: ValuesChosen<V>): readonly V[] {
    const known = this.fixed.get(slot);
    if (known) return known;
    const values = slot.values(chosen);
    if (slot.reads.length === 0) this.fixed.set(slot, values);
    return values;
  }

  /** What can be chosen for the next slot besides some of it. */
  private besides(chosen: ValuesChosen<V>, partly: readonly V[]): readonly V[] {
    const { keyOf } = this.problem;
    const keys = new Set(partly.map(keyOf));
    return this.open(chosen.length, chosen).filter((value) => !keys.has(keyOf(value)));
  }

  /**
   * Values of the next slot by their kind, and by the later slots that they are open for: one of a class is as good as another.
   * Where that can't be known each is a class of its own.
   */
  private classes(chosen: ValuesChosen<V>, values: readonly V[]): readonly (readonly V[])[] {
    const { slots, keyOf } = this.problem;
    const place = chosen.length;
    const bound = slots.flatMap((slot, at) =>
      at > place && (slot.otherThan.length > 0 || this.excludes(at)) ? [at] : [],
    );
    const isKnown = (at: number): boolean =>
      slots[at]?.agree === undefined && (!this.isRead(at) || slots[at]?.kindOf !== undefined);
    const isPlain = (at: number): boolean =>
      isKnown(at) && slots[at]?.reads.every((each) => each < place) === true;
    if (!isKnown(place) || !bound.every(isPlain)) return values.map((value) => [value]);
    const openFor = bound.map((at) => new Set(this.open(at, chosen).map(keyOf)));
    const kinds = [place, ...bound].flatMap((at) => (this.isRead(at) ? (slots[at] ?? []) : []));
    const names = new Map<unknown, number>();
    const nameOf = (kind: unknown): number => {
      const known = names.get(kind) ?? names.size;
      names.set(kind, known);
      return known;
    };
    const found = new Map<string, V[]>();
    for (const value of values) {
      const key = keyOf(value);
      const open = openFor.map((each) => (each.has(key) ? '1' : '0')).join('');
      const name = `${open} ${kinds.map((slot) => nameOf(slot.kindOf?.(value))).join()}`;
      const those = found.get(name);
      if (those) those.push(value);
      else found.set(name, [value]);
    }
    return [...found.values()];
  }

  /** Must a later slot be other than one? */
  private excludes(place: number): boolean {
    return this.later(place).some(({ otherThan }) => otherThan.includes(place));
  }
}
