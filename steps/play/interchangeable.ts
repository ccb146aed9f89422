import type { ObjectView } from '../../port/contract';

/** All that can be seen of an object but which one it is. */
const likeness = ({ id: _, ...seen }: ObjectView): string => JSON.stringify(seen);

/** Are these cards in one hand that are the same in every respect, so that it makes no difference which of them is meant? */
export function areInterchangeable(objects: readonly ObjectView[]): boolean {
  const [first, ...others] = objects;
  if (first?.zone !== 'hand') return false;
  const like = likeness(first);
  return others.every((each) => likeness(each) === like);
}
