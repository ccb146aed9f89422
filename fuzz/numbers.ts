/** Gives the next number, a non-negative integer. */
export type Next = () => number;

/** A small seeded generator (mulberry32): the same numbers on every machine. */
export function seeded(seed: number): Next {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The given numbers one after another; when they are used up, those of a generator seeded with `rest`. */
export function numbersFrom(given: readonly number[], rest: number): Next {
  const more = seeded(rest);
  let at = 0;
  return () => {
    const number = given[at] ?? more();
    at += 1;
    return number;
  };
}

/** One element of a list. Throws RangeError for an empty list. */
export function pick<T>(list: readonly T[], next: Next): T {
  const found = list[next() % list.length];
  if (found === undefined) throw new RangeError('There is nothing to pick from.');
  return found;
}

/** Takes a number apart: each call gives the remainder by `size`, and leaves the quotient for the next. */
export function digitsOf(number: number): (size: number) => number {
  let left = number;
  return (size) => {
    const digit = left % size;
    left = Math.floor(left / size);
    return digit;
  };
}
