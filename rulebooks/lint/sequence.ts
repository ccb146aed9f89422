import type { Place } from '../source';

/** Something numbered that is printed at a place: a rule or the heading of a section. */
export interface Item extends Place {
  readonly number: string;
}

/**
 * What has to be taken out until the numbers of all others rise, in the order of the list: the fewest items or, where
 * they have weights, those that weigh least. Of equal numbers only one can stay.
 */
export function outOfSequence<T extends Item>(
  items: readonly T[],
  compare: (one: string, other: string) => number,
  weightOf: (item: T) => number = () => 1,
): ReadonlySet<T> {
  const numbers = [...new Set(items.map(({ number }) => number))].sort(compare);
  const ranks = new Map(numbers.map((number, index) => [number, index + 1]));
  const best = new HeaviestUpTo<T>(numbers.length);
  const before = new Map<T, T | undefined>();
  for (const item of items) {
    const rank = ranks.get(item.number) ?? 0;
    const end = best.upTo(rank - 1);
    before.set(item, end?.last);
    best.offer(rank, { last: item, weight: (end?.weight ?? 0) + weightOf(item) });
  }
  const out = new Set(items);
  for (let item = best.upTo(numbers.length)?.last; item !== undefined; item = before.get(item)) {
    out.delete(item);
  }
  return out;
}

/** A rising sequence, known by its last item. */
interface Rising<T> {
  readonly last: T;
  readonly weight: number;
}

/** The heaviest of what was offered up to a rank: a binary indexed tree. Of equals it is the one offered first. */
class HeaviestUpTo<T> {
  readonly #tree: (Rising<T> | undefined)[];

  constructor(private readonly ranks: number) {
    this.#tree = new Array<Rising<T> | undefined>(ranks + 1).fill(undefined);
  }

  offer(rank: number, rising: Rising<T>): void {
    for (let at = rank; at > 0 && at <= this.ranks; at += at & -at) {
      if (rising.weight > (this.#tree[at]?.weight ?? 0)) this.#tree[at] = rising;
    }
  }

  upTo(rank: number): Rising<T> | undefined {
    let heaviest: Rising<T> | undefined;
    for (let at = rank; at > 0; at -= at & -at) {
      const found = this.#tree[at];
      if (found !== undefined && found.weight > (heaviest?.weight ?? 0)) heaviest = found;
    }
    return heaviest;
  }
}
