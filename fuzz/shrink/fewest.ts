/**
 * Leaves out as many elements of a list as possible (delta debugging): first large parts, then smaller ones, down to
 * single elements, each time as long as what is left still passes the test.
 *
 * @param passes whether a shorter list is still good; it is never asked about the whole one
 * @returns the elements that are needed, in their order
 */
export function fewest<T>(all: readonly T[], passes: (fewer: readonly T[]) => boolean): readonly T[] {
  let left = all;
  if (left.length > 1 && passes([])) return [];
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // From the end: what comes later needs what came before, rarely the other way round.
    for (let to = left.length; to > 0; ) {
      const from = Math.max(0, to - size);
      const fewer = [...left.slice(0, from), ...left.slice(to)];
      if (passes(fewer)) left = fewer;
      to = from;
    }
  }
  return left;
}
