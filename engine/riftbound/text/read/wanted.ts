/** What is wanted of what a text chooses, as a target or not. */
import type { Node } from 'ohm-js';
import { present } from '../../../text';
import type { Filter, TargetSpecification } from '../tree';
import type { Reader } from './reader';

/** "something that's exhausted", "something else that's exhausted". */
export const somethingElse = (another: Node, status: Node, read: Reader): Filter => ({
  statuses: [read.word(status)],
  ...(present(another) ? { other: true } : {}),
});

/** What several must fulfil together: "at the same battlefield", "with total Might 4 or less". */
export function group(node: Node, read: Reader): Pick<TargetSpecification, 'group'> {
  const [said] = node.children;
  if (said === undefined) return {};
  const form = said.child(0);
  if (form.ctorName === 'Group_same') return { group: { at: 'the same place' } };
  const [total] = read.filter(form.child(1)).compare ?? [];
  return total ? { group: { at: 'the same place', total } } : {};
}

/** "a unit at each battlefield". */
export const atEach = (nouns: Node, read: Reader): Pick<TargetSpecification, 'filter' | 'group'> => ({
  filter: { ...read.filter(nouns), at: { place: 'battlefield' } },
  group: { at: 'each battlefield' },
});

/** Each of several by itself: those that are at the same battlefield are at a battlefield. */
export function eachOfSeveral(nouns: Node, together: Node, read: Reader): Filter {
  const filter = read.filter(nouns);
  const [said] = together.children;
  if (said === undefined || filter.at !== undefined) return filter;
  const form = said.child(0);
  return form.ctorName === 'Group_same' && read.word(form.child(1)) === 'battlefield'
    ? { ...filter, at: { place: 'battlefield' } }
    : filter;
}
