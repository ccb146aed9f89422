/** A part of a tree that card text was read to: an object with its fields. */
type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Is some part of a tree so, however deep it lies?
 *
 * @param tree abilities, or a part of one
 */
export function hasPart(tree: unknown, isSo: (part: Part) => boolean): boolean {
  if (Array.isArray(tree)) return tree.some((each) => hasPart(each, isSo));
  return isPart(tree) && (isSo(tree) || Object.values(tree).some((each) => hasPart(each, isSo)));
}
