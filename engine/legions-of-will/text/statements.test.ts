import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  all,
  count,
  draw,
  gain,
  modify,
  number,
  ownBase,
  self,
  set,
  statement,
  that,
  unit,
  you,
  yourUnit,
} from './test/read';
import type { Condition, Modification, ObjectReference, Statement } from './tree';

const changed = (subject: ObjectReference, ...modifications: Modification[]): Statement => ({
  says: 'modify',
  subject,
  modifications,
});
const shadows = { subtypes: ['Shadow'] };
const one = number(1);

const TEMPLATES: readonly (readonly [string, Statement])[] = [
  // Attacking and blocking
  ["This unit can't attack.", { says: "can't attack", subject: self }],
  ["Ash Hound can't attack alone.", { says: "can't attack alone", subject: self }],
  ["This unit can't be blocked by Shadows.", { says: "can't be blocked", subject: self, by: shadows }],
  [
    "This unit can't be blocked except by Shadows.",
    { says: "can't be blocked", subject: self, exceptBy: shadows },
  ],
  ['This unit attacks each turn if able.', { says: 'attacks if able', subject: self }],
  [
    "This unit can't attack unless you control another unit.",
    {
      says: "can't attack",
      subject: self,
      unless: {
        if: 'count',
        filter: { other: true, types: ['unit'], controller: 'you' },
        is: 'at least',
        amount: one,
      },
    },
  ],
  [
    "Units can't attack unless their controller pays 1.",
    { says: 'costs to attack', subject: all(unit), costs: [{ cost: 'pay', amount: one }] },
  ],
  [
    'You may pay 1 as this unit attacks.',
    { says: 'costs to attack', subject: self, costs: [{ cost: 'pay', amount: one }], optional: true },
  ],
  [
    "Units with ice counters on them can't move between bases.",
    { says: "can't move", subject: all({ types: ['unit'], counter: 'ice' }) },
  ],
  [
    "This unit can't be the target of actions or abilities your opponents control.",
    {
      says: "can't be targeted",
      subject: self,
      by: { types: ['action', 'ability'], controller: 'opponent' },
    },
  ],
  ["This unit doesn't reset during your reset step.", { says: "doesn't reset", subject: self }],
  // Characteristics
  ['Units you control gain +1 power.', changed(all(yourUnit), modify('power', 1))],
  [
    'Each other Dragon you control gets +1 will and +2 power.',
    changed(
      all({ other: true, subtypes: ['Dragon'], controller: 'you' }),
      modify('will', 1),
      modify('power', 2),
    ),
  ],
  [
    'All traps are also units with will and power 2.',
    changed(
      all({ types: ['trap'] }),
      { change: 'add types', types: ['unit'], subtypes: [] },
      set('will', 2),
      set('power', 2),
    ),
  ],
  ['All units lose all abilities.', changed(all(unit), { change: 'lose all abilities' })],
  [
    "This unit's power is equal to the number of units you control.",
    changed(self, { change: 'define', characteristic: 'power', to: count(yourUnit) }),
  ],
  [
    'This unit gains +1 power for each poison counter on it.',
    changed(self, modify('power', { amount: 'counters', counter: 'poison', object: self })),
  ],
  ['The base this is attached to gains +3 capacity.', changed(ownBase, modify('capacity', 3))],
  ['This unit is a Shadow.', changed(self, { change: 'set subtypes', subtypes: ['Shadow'] })],
  [
    'This unit is an Angel in addition to its other types.',
    changed(self, { change: 'add types', types: [], subtypes: ['Angel'] }),
  ],
  // Abilities
  [
    'This unit has "Pay 1: Draw a card."',
    changed(self, {
      change: 'gain ability',
      ability: {
        kind: 'activated',
        text: 'Pay 1: Draw a card.',
        targets: [],
        costs: [{ cost: 'pay', amount: one }],
        effect: draw(),
        instructions: [],
      },
    }),
  ],
  [
    'Units you control have Protection from Shadows.',
    changed(all(yourUnit), {
      change: 'gain ability',
      ability: {
        kind: 'keyword',
        text: 'Protection from Shadows',
        targets: [],
        keyword: 'protection',
        quality: shadows,
      },
    }),
  ],
  ["This unit can't have Redeem.", changed(self, { change: "can't have ability", text: 'Redeem' })],
  [
    "This unit can't have more than three poison counters on it.",
    { says: 'maximum counters', subject: self, counter: 'poison', amount: 3 },
  ],
  // Playing
  [
    'As an additional cost to play this card, discard a card.',
    { says: 'additional cost', costs: [{ cost: 'discard', amount: 1 }], optional: false },
  ],
  [
    'You may play this card without paying its resource cost.',
    { says: 'may play without paying', subject: self },
  ],
  [
    "You may sacrifice a unit rather than pay this card's resource cost.",
    { says: 'alternative cost', costs: [{ cost: 'sacrifice', filter: unit, amount: 1 }] },
  ],
  [
    'You may play this card from your graveyard.',
    { says: 'may play from', zone: 'graveyard', subject: self },
  ],
  ['Play this card only during battle.', { says: 'play only', when: { during: { part: 'battle phase' } } }],
  [
    "Play this card only during an opponent's turn after attackers are declared.",
    {
      says: 'play only',
      when: { during: { part: 'turn', whose: "opponent's" }, after: 'attackers are declared' },
    },
  ],
  [
    'Actions you play cost 1 less.',
    { says: 'costs', filter: { types: ['action'] }, who: you, by: one, sign: -1 },
  ],
  [
    'This card costs 1 less to play for each unit you control.',
    { says: 'costs', filter: { this: true }, who: you, by: count(yourUnit), sign: -1 },
  ],
  // Players
  [
    'Your maximum hand size is three.',
    { says: 'maximum hand size', who: you, change: 'set', amount: number(3), sign: 1 },
  ],
  ["Players can't draw cards.", { says: "player can't", who: { who: 'each player' }, what: 'draw cards' }],
  ['Play with the top card of your deck revealed.', { says: 'plays with top card revealed', who: you }],
  ['Add 1 to the result of each die you roll.', { says: 'modify roll', who: you, by: 1 }],
  // Events that would happen
  [
    'This unit enters the battlefield rested with two sleep counters on it.',
    { says: 'enters', subject: self, rested: true, counters: { counter: 'sleep', amount: number(2) } },
  ],
  [
    "This unit can't attack or block alone.",
    {
      says: 'all',
      statements: [
        { says: "can't attack alone", subject: self },
        { says: "can't block alone", subject: self },
      ],
    },
  ],
  [
    'This unit has power equal to the number of units you control.',
    changed(self, { change: 'set', characteristic: 'power', to: count(yourUnit) }),
  ],
  ['This unit enters the battlefield rested.', { says: 'enters', subject: self, rested: true }],
  [
    'This unit enters the battlefield with two ice counters on it.',
    { says: 'enters', subject: self, counters: { counter: 'ice', amount: number(2) } },
  ],
  [
    'If this unit would be destroyed, expel it instead.',
    {
      says: 'replace',
      event: { would: 'be destroyed', object: { this: true } },
      instead: { do: 'expel', object: that },
    },
  ],
  [
    'If you would draw a card, you gain 1 resource instead.',
    { says: 'replace', event: { would: 'draw a card', who: you }, instead: gain(1) },
  ],
  [
    'If a source you control would deal damage to a unit, it deals twice that much instead.',
    {
      says: 'replace',
      event: {
        would: 'deal damage',
        object: { this: false, filter: { types: ['source'], controller: 'you' } },
        to: { this: false, filter: unit },
      },
      instead: { do: 'change amount', times: 2 },
    },
  ],
  [
    'If a source would deal damage to this unit, prevent all but 1 of that damage.',
    { says: 'prevent damage', allBut: 1, to: 'this' },
  ],
  [
    'Prevent all battle damage that would be dealt to units you control.',
    { says: 'prevent damage', to: yourUnit, battle: true },
  ],
  ["Damage can't be prevented.", { says: "can't be prevented", what: 'damage' }],
  [
    "This card can't be prevented from resolving.",
    { says: "can't be prevented", what: 'resolving', subject: self },
  ],
  [
    'Triggered abilities of units you control trigger an additional time.',
    { says: 'triggers additional time', filter: yourUnit },
  ],
];

const CONDITIONS: readonly (readonly [string, Condition])[] = [
  [
    'As long as this unit is rested, it gains +2 power.',
    { if: 'is', object: self, filter: { statuses: ['rested'] } },
  ],
  [
    'This unit gains +2 power as long as one or more other units are attacking.',
    {
      if: 'count',
      filter: { other: true, types: ['unit'], statuses: ['attacking'] },
      is: 'at least',
      amount: one,
    },
  ],
  ['During your turn, this unit gains +2 power.', { if: 'your turn' }],
  [
    'If you have no cards in hand, this unit gains +2 power.',
    { if: 'cards in hand', who: you, is: 'exactly', amount: number(0) },
  ],
  [
    'This unit gains +2 power if you have 5 or more resource.',
    { if: 'resource', who: you, is: 'at least', amount: number(5) },
  ],
];

describe('statements', () => {
  for (const [text, says] of TEMPLATES) {
    it(text, () => {
      expect(statement(text)).to.deep.equal({ kind: 'static', text, targets: [], statement: says });
    });
  }

  for (const [text, condition] of CONDITIONS) {
    it(text, () => {
      const read = statement(text);
      expect(read.condition).to.deep.equal(condition);
      expect(read.statement).to.deep.equal(changed(self, modify('power', 2)));
    });
  }

  it('means the base itself by “this base” on a base, and the base it is in on anything else', () => {
    const text = 'This base gains +1 defense.';
    expect(statement(text, 'base').statement).to.deep.equal(changed(self, modify('defense', 1)));
    expect(statement(text, 'upgrade').statement).to.deep.equal(changed(ownBase, modify('defense', 1)));
  });
});
