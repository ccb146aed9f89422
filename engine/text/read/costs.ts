import type { Node } from 'ohm-js';
import type { Cost } from '../tree';
import { type Dictionaries, members, present, type Reader } from './reader';

/** What is paid. */
export function costMeanings(read: Reader): Pick<Dictionaries, 'costs'> {
  return {
    costs: {
      Costs: (list) => members(list).flatMap((cost) => read.costs(cost)),
      Cost_braces: (_open, cost, _close) => read.costs(cost),
      Cost_plain: (cost) => read.costs(cost),
      PlainCost_pay: (_pay, amount) => [{ cost: 'pay', amount: read.amount(amount) }],
      PlainCost_sacrificeThis: (_sacrifice, _self) => [{ cost: 'sacrifice this' }],
      PlainCost_sacrifice: (_sacrifice, number, nouns) => [
        { cost: 'sacrifice', filter: read.filter(nouns), amount: read.number(number) },
      ],
      PlainCost_discardThis: (_discard, _self) => [{ cost: 'discard this' }],
      PlainCost_discard: (_discard, number, _card, random) => [
        { cost: 'discard', amount: read.number(number), ...randomly(random) },
      ],
      PlainCost_expelThis: (_expel, _self) => [{ cost: 'expel this' }],
      PlainCost_removeCounters: (_remove, number, counters, _from, _self): Cost[] => [
        { cost: 'remove counters', counter: read.word(counters.child(0)), amount: read.number(number) },
      ],
    },
  };
}

/** "at random", where the text says it. */
export function randomly(words: Node): { random?: true } {
  return present(words) ? { random: true } : {};
}
