import type { Node } from 'ohm-js';

const start = (node: Node): number => node.source.startIdx;

const isWithin = (node: Node, others: readonly Node[]): boolean =>
  others.some(
    (other) => other !== node && start(other) <= start(node) && node.source.endIdx <= other.source.endIdx,
  );

/** Does a phrase mean several objects at once, and not each of them? */
const isPlural = (mention: Node, text: string): boolean =>
  mention.ctorName === 'Every' &&
  (mention.child(0).ctorName !== 'Every_every' || !/^each/i.test(text.slice(start(mention))));

/**
 * Whose "its" is in a sentence about several objects: "Units you control gain power equal to its power" speaks of what was named
 * before it, and "Each unit you control" of each, as "their" does.
 *
 * @param before all that the ability has spoken of before, in printed order.
 * @param text the paragraph as it is printed.
 */
export function whoseIts(
  its: Node,
  before: readonly Node[],
  text: string,
): 'of what was spoken of last' | 'what was before' | 'nobody’s' {
  const last = before.findLast((each) => !isWithin(each, before));
  const isIts = /^its/i.test(text.slice(start(its)));
  if (!isIts || !last || !isPlural(last, text) || text.slice(start(last), start(its)).includes('.'))
    return 'of what was spoken of last';
  return before.some((each) => start(each) < start(last)) ? 'what was before' : 'nobody’s';
}
