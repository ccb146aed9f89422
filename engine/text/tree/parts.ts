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

/**
 * The same part of a tree with others in the place of some of its nodes, from the outermost on: what stands in a node's place is gone
 * through, too.
 *
 * @param isNode tells the nodes from others
 * @param by what stands in a node's place; the name is that of the field in which it is
 */
export function withNodes<P, N>(
  part: P,
  isNode: (value: unknown) => value is N,
  by: (node: N, name: string) => N,
): P {
  return JSON.parse(
    JSON.stringify(part, (name, value: unknown) => (isNode(value) ? by(value, name) : value)),
  );
}
