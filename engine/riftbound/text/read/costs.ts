import { numberAmount, optional, requiredMeaning, THIS } from '../../../text';
import type { Cost } from '../tree';
import type { Dictionaries, Reader } from './reader';
import { resourcesOf } from './resources';

/** Costs, as only this game says them. */
export function riftboundCosts(read: Reader): Dictionaries['costs'] {
  return {
    PlainCost_exhaustThis: (_symbol) => [{ cost: 'exhaust', object: THIS }],
    PlainCost_pay: (_pay, resources) => [{ cost: 'pay', ...resourcesOf(resources, read) }],
    PlainCost_discard: (_discard, _a, number, _card) => [
      { cost: 'discard', amount: optional(number, read.number) ?? 1 },
    ],
    PlainCost_spendBuffFrom: (_words, _self) => [{ cost: 'spend buff', from: THIS, amount: 1 }],
    PlainCost_spendBuff: (_spend, whose, _buff) => [
      {
        cost: 'spend buff',
        from:
          read.word(whose) === 'my' ? THIS : { ref: 'all', filter: { types: ['unit'], controller: 'you' } },
        amount: 1,
      },
    ],
    PlainCost_object: (verb, node): Cost[] => {
      const object = read.object(node);
      if (object.ref === 'all' && /\bat a battlefield\b/i.test(read.printed(node)))
        throw read.misread(node, ['“here”', '“at battlefields”'], 'as a cost chooses no battlefield');
      return [{ cost: costVerb(read.word(verb)), object }];
    },
    PlainCost_returnToHand: (_return, object, _to, _whose, _hand) => [
      { cost: 'return to hand', object: read.object(object) },
    ],
    PlainCost_recycleFromTrash: (_recycle, number, _words) => [
      {
        cost: 'recycle',
        object: {
          ref: 'choice',
          who: { who: 'you' },
          filter: { zone: 'trash', owner: 'you' },
          minimum: numberAmount(read.number(number)),
          maximum: numberAmount(read.number(number)),
        },
      },
    ],
  };
}

function costVerb(said: string): 'exhaust' | 'kill' | 'recycle' | 'banish' | 'recall' | 'reveal' {
  const verbs = ['exhaust', 'kill', 'recycle', 'banish', 'recall', 'reveal'] as const;
  return requiredMeaning(
    said,
    verbs.find((verb) => said.startsWith(verb)),
  );
}
