import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  action,
  all,
  apply,
  choice,
  count,
  damage,
  draw,
  modify,
  number,
  self,
  sequence,
  set,
  target,
  targetPlayer,
  that,
  unit,
  X,
  you,
  yourUnit,
} from './test/read';
import type { Effect } from './tree';

const turn = 'until end of turn';
const player = (who: 'each player' | 'each opponent' | 'that player') => ({ who }) as const;
const sacrificed: Effect = { do: 'sacrifice', who: you, object: choice(unit) };
const state = (says: "can't attack" | "can't block"): Effect => ({
  do: 'state',
  statement: { says, subject: target(0) },
  duration: 'this turn',
});
const powerOf = (place: number) =>
  ({ amount: 'characteristic', characteristic: 'power', object: target(place), times: 1 }) as const;

const itsPower = { amount: 'characteristic', characteristic: 'power', object: that, times: 1 } as const;

const TEMPLATES: readonly (readonly [string, Effect])[] = [
  // Damage
  ['Ash Hound deals 3 damage to target unit.', damage(number(3), target(0))],
  ['This action deals two damage to any target.', damage(number(2), target(0))],
  ['Ash Hound deals 1 damage to each unit.', damage(number(1), all(unit))],
  ['Ash Hound deals X damage to target base.', damage(X, target(0))],
  [
    'Ash Hound deals 3 damage divided as you choose among any number of target units.',
    damage(number(3), target(0), self, true),
  ],
  [
    'Target unit you control deals damage equal to its power to another target unit.',
    damage(powerOf(0), target(1), target(0)),
  ],
  [
    'Ash Hound deals 2 damage to target unit for each Dragon you control.',
    damage(count({ subtypes: ['Dragon'], controller: 'you' }, 2), target(0)),
  ],
  [
    'Ash Hound deals damage to target unit equal to the number of units you control.',
    damage(count(yourUnit), target(0)),
  ],
  [
    'Each unit you control deals damage equal to its power to target unit.',
    damage(itsPower, target(0), all(yourUnit)),
  ],
  ['Up to two target units each deal 1 damage to target base.', damage(number(1), target(1), target(0))],
  [
    'A unit you control deals damage equal to its power to target unit.',
    damage(itsPower, target(0), choice(yourUnit)),
  ],
  [
    'Target unit and target Dragon deal damage equal to their power to each other.',
    { do: 'damage each other', objects: [target(0), target(1)], amount: itsPower },
  ],
  [
    'Target unit you control deals 1 damage to each other unit.',
    damage(number(1), all({ types: ['unit'], other: true }), target(0)),
  ],
  [
    "A unit you control gains +1 power and can't block this turn.",
    sequence(
      { do: 'choose', who: you, object: choice(yourUnit) },
      { do: 'apply', object: that, modifications: [modify('power', 1)], duration: 'this turn' },
      { do: 'state', statement: { says: "can't block", subject: that }, duration: 'this turn' },
    ),
  ],
  // Destroying, expelling, sacrificing
  ['Destroy target unit with will 4 or greater.', { do: 'destroy', object: target(0) }],
  ['Destroy all units.', { do: 'destroy', object: all(unit) }],
  [
    'Destroy target unit and up to one target upgrade.',
    sequence({ do: 'destroy', object: target(0) }, { do: 'destroy', object: target(1), also: true }),
  ],
  ['Expel target unit face down.', { do: 'expel', object: target(0), faceDown: true }],
  [
    'Expel target Demon you control until this unit leaves the battlefield.',
    { do: 'expel', object: target(0), until: 'this leaves the battlefield' },
  ],
  ['Sacrifice a unit.', sacrificed],
  [
    'Target player sacrifices a unit.',
    { do: 'sacrifice', who: targetPlayer, object: choice(unit, targetPlayer) },
  ],
  [
    'Each opponent sacrifices two units.',
    { do: 'sacrifice', who: player('each opponent'), object: choice(unit, player('each opponent'), 2) },
  ],
  // Statuses and counters
  ['Rest target unit.', { do: 'rest', object: target(0) }],
  ['Reset all units you control.', { do: 'reset', object: all(yourUnit) }],
  ['Turn target base face down.', { do: 'turn face down', object: target(0) }],
  ['Remove target unit from battle.', { do: 'remove from battle', object: target(0) }],
  [
    'Put two poison counters on target unit.',
    { do: 'put counters', counter: 'poison', amount: number(2), object: target(0) },
  ],
  [
    'Put a charge counter on target upgrade.',
    { do: 'put counters', counter: 'charge', amount: number(1), object: target(0) },
  ],
  [
    'Remove an ice counter from target unit.',
    { do: 'remove counters', counter: 'ice', amount: number(1), object: target(0) },
  ],
  [
    'Remove all will counters from target unit.',
    {
      do: 'remove counters',
      counter: 'will',
      amount: { amount: 'counters', counter: 'will', object: target(0) },
      object: target(0),
      own: true,
    },
  ],
  [
    'Put poison counters equal to its power on each unit.',
    { do: 'put counters', counter: 'poison', amount: itsPower, object: all(unit), own: true },
  ],
  [
    'Move a poison counter from a unit you control to another unit.',
    sequence(
      { do: 'choose', who: you, object: choice(yourUnit) },
      {
        do: 'move counter',
        counter: 'poison',
        amount: 1,
        from: that,
        to: choice({ types: ['unit'], other: true }),
      },
    ),
  ],
  [
    'Move a poison counter from target unit to another target unit.',
    { do: 'move counter', counter: 'poison', amount: 1, from: target(0), to: target(1) },
  ],
  [
    'Double the number of poison counters on target unit.',
    { do: 'double counters', object: target(0), counter: 'poison' },
  ],
  // Will and power
  [
    'Target unit gains -2 will and +2 power until end of turn.',
    apply(target(0), [modify('will', -2), modify('power', 2)]),
  ],
  [
    'Target unit gets +2 will and power until end of turn.',
    apply(target(0), [modify('will', 2), modify('power', 2)]),
  ],
  ['Units you control gain +1 power until end of turn.', apply(all(yourUnit), [modify('power', 1)])],
  ['Until end of turn, units you control gain +1 power.', apply(all(yourUnit), [modify('power', 1)])],
  ['Target unit gains +X power this turn.', apply(target(0), [modify('power', X)], 'this turn')],
  [
    'Target unit gains power equal to its will.',
    apply(
      target(0),
      [modify('power', { amount: 'characteristic', characteristic: 'will', object: target(0), times: 1 })],
      'for the rest of the game',
    ),
  ],
  ['Target unit has base power 5 until end of turn.', apply(target(0), [set('power', 5)])],
  [
    "Double target unit's will and power until end of turn.",
    { do: 'double', object: target(0), characteristics: ['will', 'power'], duration: turn },
  ],
  [
    "Switch target unit's will and power until end of turn.",
    apply(target(0), [{ change: 'switch will and power' }]),
  ],
  // Types and abilities
  [
    'Target unit becomes an Angel until end of turn.',
    apply(target(0), [{ change: 'set subtypes', subtypes: ['Angel'] }]),
  ],
  [
    'Target trap becomes a Dragon unit with will 2 and power 6 until end of turn.',
    apply(target(0), [
      { change: 'add types', types: ['unit'], subtypes: [] },
      { change: 'set subtypes', subtypes: ['Dragon'] },
      set('will', 2),
      set('power', 6),
    ]),
  ],
  [
    'Target unit loses all abilities until end of turn.',
    apply(target(0), [{ change: 'lose all abilities' }]),
  ],
  [
    'Target unit loses Redeem until end of turn.',
    apply(target(0), [{ change: 'lose ability', text: 'Redeem' }]),
  ],
  [
    'Target unit gains “Rest this unit: Draw a card.” until end of turn.',
    apply(target(0), [
      {
        change: 'gain ability',
        ability: {
          kind: 'activated',
          text: 'Rest this unit: Draw a card.',
          targets: [],
          costs: [{ cost: 'rest this' }],
          effect: draw(),
          instructions: [],
        },
      },
    ]),
  ],
  // What can't be done for a while
  ["Target unit can't attack this turn.", state("can't attack")],
  ["Target unit can't attack or block this turn.", sequence(state("can't attack"), state("can't block"))],
  [
    "Target unit gains +1 power and can't block this turn.",
    sequence(apply(target(0), [modify('power', 1)], 'this turn'), state("can't block")),
  ],
  [
    "Players can't draw cards this turn.",
    {
      do: 'state',
      statement: { says: "player can't", who: player('each player'), what: 'draw cards' },
      duration: 'this turn',
    },
  ],
];

describe('effects on permanents', () => {
  for (const [text, effect] of TEMPLATES) {
    it(text, () => {
      expect(action(text).effect).to.deep.equal(effect);
    });
  }
});
