/** By what something of one list is known again in another; undefined: not by this. */
export interface Alike<One, Other> {
  readonly one: (each: One) => string | undefined;
  readonly other: (each: Other) => string | undefined;
}

/**
 * Pairs the elements of two lists: first all that are alike in the first way, in their order, then those that are left in the second, and so
 * on. Nothing has two partners.
 */
export function paired<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  ways: readonly Alike<One, Other>[],
): ReadonlyMap<One, Other> {
  const pairs = new Map<One, Other>();
  const taken = new Set<Other>();
  for (const way of ways) {
    const free = new Map<string, Other[]>();
    for (const other of others) {
      const key = taken.has(other) ? undefined : way.other(other);
      if (key !== undefined) free.set(key, [...(free.get(key) ?? []), other]);
    }
    for (const one of ones) {
      const key = pairs.has(one) ? undefined : way.one(one);
      const other = key === undefined ? undefined : free.get(key)?.shift();
      if (other === undefined) continue;
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return pairs;
}
