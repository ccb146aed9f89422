/** Are two values of plain data the same all the way down? */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  let count = 0;
  for (const key in one) {
    if (!same(one[key], other[key])) return false;
    count += 1;
  }
  for (const _ in other) count -= 1;
  return count === 0;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
