import type { Node } from 'ohm-js';
import { type Dictionaries, members, present, type Reader } from './reader';

/** What is paid. */
export function costMeanings(read: Reader): Pick<Dictionaries, 'costs'> {
  return {
    costs: {
      Costs: (list) => members(list).flatMap((cost) => read.costs(cost)),
      Cost_braces: (_open, cost, _close) => read.costs(cost),
      Cost_plain: (cost) => read.costs(cost),
      PlainCost_discard: (_discard, number, _card, random) => [
        { cost: 'discard', amount: read.number(number), ...randomly(random) },
      ],
    },
  };
}

/** "at random", where the text says it. */
function randomly(words: Node): { random?: true } {
  return present(words) ? { random: true } : {};
}
