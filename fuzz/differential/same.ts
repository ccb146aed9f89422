/**
 * Are two values of plain data the same all the way down? A field that is undefined is one that is not there: nothing else comes out
 * of another process.
 */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  let count = 0;
  for (const key in one) {
    if (!same(one[key], other[key])) return false;
    if (one[key] !== undefined) count += 1;
  }
  for (const key in other) if (other[key] !== undefined) count -= 1;
  return count === 0;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
