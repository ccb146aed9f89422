import type { Node } from 'ohm-js';
import { multipliedAmount, numberAmount, optional, ownedBy, someOfThose, YOU } from '../../../text';
import type { Amount, Filter, ObjectReference } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** Players, objects, descriptions of them, amounts and costs, as only this game says them. */
export function legionsObjects(
  read: Reader,
): Pick<Partial<Dictionaries>, 'who' | 'object' | 'filter' | 'amount' | 'number' | 'costs'> {
  const baseValue = (characteristic: string, number: Node, way: Node): Filter => ({
    compare: [
      {
        characteristic,
        is: optional(way, read.bound)?.is ?? 'exactly',
        amount: numberAmount(read.number(number)),
      },
    ],
  });
  const baseOf = (object: ObjectReference): ObjectReference => ({ ref: 'base of', object });
  const inBase = (object: ObjectReference): Filter => ({ inBase: object });
  // What is on the battlefield is where objects usually are.
  const inZone = (zone: string): Filter => (zone === 'battlefield' ? {} : { zone });
  return {
    who: {
      PlayedBy_you: (_words) => YOU,
      PlayedBy_opponents: (_words) => ({ who: 'each opponent' }),
    },
    object: {
      PlainPossessive_pronoun: (its) => read.pronoun(its),
      PlainPossessive_other: (object, _s) => read.object(object),
      Expelled_expelled: (_the, _words) => ({ ref: 'expelled with this' }),
      Expelled_with: (_the, _words, _self) => ({ ref: 'expelled with this' }),
      Among_upTo: (_upTo, number, _words) => someOfThose({}, 0, read.number(number)),
      Choice_allBut: (_allBut, number, nouns) => {
        const rest: Amount = { amount: 'all but', but: read.number(number) };
        return { ref: 'choice', who: YOU, filter: read.filter(nouns), minimum: rest, maximum: rest };
      },
      BaseOf_attachedBase: (_the, _words) => baseOf({ ref: 'this' }),
      BaseOf_possessive: (whose, _base) => baseOf(read.object(whose)),
      BaseOf_attached: (_theBase, held, _is, _in) => baseOf(read.object(held)),
      BaseOf_thisAttached: (_theBase, _thisIs, _in) => baseOf({ ref: 'this' }),
      BaseOf_same: (_words, other) => baseOf(read.object(other)),
    },
    filter: {
      Comparison_baseWill: (_base, number, way) => baseValue('base will', number, way),
      Comparison_basePower: (_base, number, way) => baseValue('base power', number, way),
      Tail_zone: (_in, _a, zone) => inZone(read.word(zone)),
      Tail_zoneOf: (_in, who, zone) => ({ ...inZone(read.word(zone)), ...ownedBy(read.who(who)) }),
      Tail_attacking: (_attacking, object) => ({ statuses: ['attacking'], attacking: read.object(object) }),
      Tail_blocking: (_blocking, object) => ({ statuses: ['blocking'], blocking: read.object(object) }),
      Tail_chosen: (_words) => ({ chosenType: true }),
      AbilityOf: (_of, _a, nouns) => read.filter(nouns),
      EventTo: (_to, _a, nouns) => read.filter(nouns),
      Quality_attacking: (_attacking, object) => ({ attacking: read.object(object) }),
      Quality_blocking: (_blocking, object) => ({ blocking: read.object(object) }),
      Tail_capacity: (_words, _for, number, _permanents) => ({
        availableCapacity: optional(number, read.number) ?? 1,
      }),
      Tail_inBase: (_in, base) => inBase(read.object(base)),
    },
    number: {
      dieSize: (number, _s1, _hyphen, _s2, _sided) => read.number(number),
    },
    amount: {
      SetValue_x: (_x) => ({ amount: 'X' }),
      SetValue_number: (number) => numberAmount(read.number(number)),
      SetValue_equal: (_equalTo, quantity) => read.amount(quantity),
      DamageAmount_equal: (_equal, quantity) => read.amount(quantity),
      DamageAmount_forEach: (amount, _damage, each) =>
        multipliedAmount(read.amount(amount), read.amount(each)),
      DamageAmount_plain: (amount, _damage) => read.amount(amount),
      Quantity_yourResource: (_words) => ({ amount: 'resource', who: { who: 'you' } }),
      Quantity_resource: (_words, _resourceIn, who, _reserve) => ({ amount: 'resource', who: read.who(who) }),
      PayAmount_x: (_x, _resource) => ({ amount: 'X' }),
      PayAmount_number: (number, _resource) => ({ amount: 'number', value: read.number(number) }),
      PayAmount_itsCost: (_words) => ({
        amount: 'characteristic',
        characteristic: 'resource cost',
        object: { ref: 'this' },
        times: 1,
      }),
    },
    costs: {
      PlainCost_pay: (_pay, amount) => [{ cost: 'pay', amount: read.amount(amount) }],
      PlainCost_sacrificeThis: (_sacrifice, _self) => [{ cost: 'sacrifice this' }],
      PlainCost_sacrifice: (_sacrifice, number, nouns) => [
        { cost: 'sacrifice', filter: read.filter(nouns), amount: read.number(number) },
      ],
      PlainCost_discardThis: (_discard, _self) => [{ cost: 'discard this' }],
      PlainCost_expelThis: (_expel, _self) => [{ cost: 'expel this' }],
      PlainCost_restThis: (_rest, _self) => [{ cost: 'rest this' }],
      PlainCost_restAlone: (_rest) => [{ cost: 'rest this' }],
      PlainCost_rest: (_rest, number, nouns) => [
        { cost: 'rest', filter: read.filter(nouns), amount: read.number(number) },
      ],
    },
  };
}
