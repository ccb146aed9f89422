/** Gives the next number, a non-negative integer below 2³². */
export type Next = () => number;

/** A small, fast, seeded generator (mulberry32): the same numbers on every machine. */
export function seeded(seed: number): Next {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** One element of a list, by chance. Throws RangeError for an empty list. */
export function pick<T>(list: readonly T[], next: Next): T {
  const found = list[next() % list.length];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}
