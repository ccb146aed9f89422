import type { Node } from 'ohm-js';
import { optional, optionalProperty, YOU } from '../../../text';
import type { Cost, CostOfSome } from '../tree';
import { notTheGiver, paidWith } from './granted-names';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';

/** What is paid. */
export function magicCosts(read: Reader): Partial<Dictionaries['costs']> {
  const of = (cost: CostOfSome, number: Node, nouns: Node): readonly Cost[] => [
    { cost, filter: read.filter(nouns), amount: read.number(number) },
  ];
  return {
    Cost_tap: (_symbol) => [{ cost: 'tap this' }],
    Cost_untap: (_symbol) => [{ cost: 'untap this' }],
    Cost_mana: (symbols) => [{ cost: 'mana', mana: manaIn(read, symbols) }],
    PlainCost_mana: (_pay, symbols) => [{ cost: 'mana', mana: manaIn(read, symbols) }],
    PlainCost_life: (_pay, number, _life) => [{ cost: 'life', amount: read.number(number) }],
    PlainCost_xLife: (_words) => [{ cost: 'X life' }],
    PlainCost_draw: (_draw, number, _cards) => [{ cost: 'draw', amount: read.number(number) }],
    PlainCost_mill: (_mill, number, _cards) => [{ cost: 'mill', amount: read.number(number) }],
    PlainCost_sacrificeThis: (_sacrifice, self) => paidWith(self, { cost: 'sacrifice this' }, 'sacrifice'),
    PlainCost_sacrifice: (_sacrifice, number, nouns) => of('sacrifice', number, nouns),
    PlainCost_behold: (_behold, number, nouns) => of('behold', number, nouns),
    PlainCost_discardThis: (_discard, self) => notTheGiver(read, self, [{ cost: 'discard this' }]),
    PlainCost_discardHand: (_discard, _whose, _hand) => [{ cost: 'discard hand' }],
    PlainCost_discardFromHand: (_discard, number, _card, _from) => [
      { cost: 'discard', amount: read.number(number) },
    ],
    PlainCost_discardNouns: (_discard, number, nouns) => of('discard such', number, nouns),
    PlainCost_tap: (_tap, number, nouns) => of('tap', number, nouns),
    PlainCost_untapThis: (_untap, _self) => [{ cost: 'untap this' }],
    PlainCost_untap: (_untap, number, nouns) => of('untap', number, nouns),
    PlainCost_skip: (_skip, _your, _next, step) => [{ cost: 'skip', step: read.word(step) }],
    PlainCost_returnThis: (_return, self, _to) => paidWith(self, { cost: 'return this' }, 'return'),
    PlainCost_return: (_return, number, nouns, _to) => of('return', number, nouns),
    PlainCost_exileThis: (_exile, self) => notTheGiver(read, self, [{ cost: 'remove this' }]),
    PlainCost_exile: (_exile, number, nouns) => of('remove', number, nouns),
    PlainCost_removeThis: (_remove, self, _from) => notTheGiver(read, self, [{ cost: 'remove this' }]),
    PlainCost_remove: (_remove, number, nouns, _from) => of('remove', number, nouns),
  };
}

/** What is said of what spells and abilities cost. */
export const costStatements = (read: Reader): Partial<Dictionaries['statement']> => ({
  RuleStatement_costs: (nouns, by, _costs, symbols, way, _toPlay) => ({
    says: 'costs',
    filter: read.filter(nouns),
    who: optional(by, read.who) ?? { who: 'each player' },
    mana: manaIn(read, symbols),
    more: read.word(way) === 'more',
  }),
  RuleStatement_abilityCosts: (_words, nouns, _costs, symbols, way, _toActivate) => ({
    says: 'costs',
    filter: read.filter(nouns),
    who: { who: 'each player' },
    mana: manaIn(read, symbols),
    more: read.word(way) === 'more',
    ofAbilities: true,
  }),
  SaidOfCost_mayCastFrom: (_may, _self, _from, zone) => ({
    says: 'may play from',
    subject: { ref: 'this' },
    zone: read.word(zone),
  }),
  SaidOfCost_optional: (_words, _toPlay, _self, _comma, _may, costs) => ({
    says: 'additional cost',
    costs: read.costs(costs),
    optional: true,
  }),
  SaidOfCost_either: (_words, _toPlay, _self, _comma, one, _or, other) => ({
    says: 'additional cost',
    costs: [
      {
        cost: 'either',
        ways: [one, other].map((costs) => ({ text: read.printed(costs), costs: read.costs(costs) })),
      },
    ],
    optional: false,
  }),
  SaidOfCost_additional: (_words, _toPlay, _self, _comma, costs) => ({
    says: 'additional cost',
    costs: read.costs(costs),
    optional: false,
  }),
  SaidOfCost_alternative: (_may, costs, _ratherThan, _whose, _manaCost) => ({
    says: 'alternative cost',
    costs: read.costs(costs),
  }),
  SaidOfCost_free: (_may, _self, _without, _whose, _manaCost) => ({
    says: 'alternative cost',
    costs: [],
  }),
  SaidOfCost_own: (_self, _costs, symbols, way, _toPlay, each) => ({
    says: 'costs',
    filter: { this: true },
    who: YOU,
    mana: manaIn(read, symbols),
    more: read.word(way) === 'more',
    ...optionalProperty('times', optional(each, read.amount)),
  }),
});
