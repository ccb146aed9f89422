/** What is wanted of what a text chooses, as a target or not. */
import type { Node } from 'ohm-js';
import { present, together } from '../../../text';
import type { Filter, TargetSpecification } from '../tree';
import type { Dictionaries, Reader } from './reader';

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

/** What several parts of a description say together; each of them may be a list. */
export const describedFilter = (parts: readonly Node[], read: Reader): Filter =>
  together<Filter>(
    {},
    ...parts
      .flatMap((part) => (part.isIteration() ? part.children : [part]))
      .map((part) => read.filter(part)),
  );

/**
 * "units at a battlefield", of several. Where nothing is chosen, as in what is simply true, it is said of those at any
 * battlefield (352.9.a).
 */
export function severalAt(read: Reader): Dictionaries['filter'] {
  const all = (adjectives: Node, head: Node, before: Node, at: Node, after: Node): Filter =>
    describedFilter([adjectives, head, before, at, after], read);
  return {
    SeveralAt: all,
    YoursAt: all,
    BattlefieldOfThem: (_at, _a, _noun, target) => {
      if (read.targetIndex(target) >= 0) return { at: { place: 'chosen', battlefield: read.object(target) } };
      const [, adjectives, , tails] = target.child(0).children;
      const whose = describedFilter(
        [adjectives, tails].flatMap((part) => part ?? []),
        read,
      );
      return { at: { place: 'battlefield', ...(Object.keys(whose).length > 0 ? { filter: whose } : {}) } };
    },
    Battlefield: (_noun, head) => read.filter(head),
    BattlefieldTail: (tail) => read.filter(tail),
  };
}

/** "one of your units", of which something is to happen. */
export const oneOfYours = (read: Reader): Dictionaries['subject'] => ({
  Subject_ofYours: (_words, nouns) => ({
    this: false,
    filter: { ...read.filter(nouns), controller: 'you' },
  }),
});

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
