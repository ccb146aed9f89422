/** Sets of values that are chosen for one slot. */

/** The numbers from one to another, both included. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

/** What goes together where nothing says otherwise: everything. */
export const always = (): boolean => true;

/** Some values with so many more, as they can be chosen together: one of each choice of how many are of which class. */
export function* sets<V>(
  classes: readonly (readonly V[])[],
  more: number,
  some: readonly V[],
  agree: (values: readonly V[]) => boolean,
): Generator<readonly V[]> {
  if (!agree(some)) return;
  if (more === 0) yield some;
  const [first, ...others] = classes;
  if (more <= 0 || !first) return;
  const room = others.reduce((sum, { length }) => sum + length, 0);
  for (let count = Math.min(more, first.length); count >= Math.max(0, more - room); count -= 1)
    yield* sets(others, more - count, count === 0 ? some : [...some, ...first.slice(0, count)], agree);
}
