// biome-ignore-all lint/suspicious/noThenProperty: it is what the tree calls the consequence of a condition
import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  action,
  all,
  choice,
  count,
  draw,
  gain,
  number,
  sequence,
  target,
  targetPlayer,
  that,
  unit,
  you,
  yourUnit,
} from './test/read';
import type { Effect, Filter } from './tree';

const chain = 'chain of events';
const turn = 'until end of turn';
const player = (who: 'each player' | 'each opponent' | 'that player') => ({ who }) as const;
const source: Filter = { types: ['source'] };
const TEMPLATES: readonly (readonly [string, Effect])[] = [
  // Cards and resource
  ['Draw two cards.', draw(2)],
  ['Target player draws a card.', draw(1, targetPlayer)],
  ['Draw a card for each unit you control.', { do: 'draw', who: you, amount: count(yourUnit) }],
  ['Draw cards equal to the number of units you control.', { do: 'draw', who: you, amount: count(yourUnit) }],
  [
    'Each player discards a card at random.',
    { do: 'discard', who: player('each player'), amount: number(1), random: true },
  ],
  [
    'Each player draws two cards, then discards a card.',
    sequence(draw(2, player('each player')), {
      do: 'discard',
      who: player('each player'),
      amount: number(1),
    }),
  ],
  [
    'Discard your hand, then draw three cards.',
    sequence({ do: 'discard', who: you, amount: { amount: 'cards in hand', who: you } }, draw(3)),
  ],
  ['You gain 2 resource.', gain(2)],
  ['Add 3 resource to your reserve.', gain(3)],
  ['Target player loses 2 resource.', { do: 'lose resource', who: targetPlayer, amount: number(2) }],
  ['Double your resource.', { do: 'double resource', who: you }],
  // Moving
  [
    'Choose up to three target units. Move them to target base their owner controls. Those units may attack this turn.',
    sequence(
      { do: 'choose', who: you, object: target(0) },
      { do: 'move to base', object: that, base: target(1) },
      {
        do: 'state',
        statement: { says: 'may attack after moving', subject: { ref: 'that', types: ['unit'] } },
        duration: 'this turn',
      },
    ),
  ],
  [
    'Move target unit you control to target base you control.',
    { do: 'move to base', object: target(0), base: target(1) },
  ],
  ["Return target unit to its owner's hand.", { do: 'put into zone', object: target(0), zone: 'hand' }],
  [
    "Put target unit on top of its owner's deck.",
    { do: 'put into zone', object: target(0), zone: 'top of deck' },
  ],
  [
    "Put target unit on the bottom of its owner's deck.",
    { do: 'put into zone', object: target(0), zone: 'bottom of deck' },
  ],
  [
    "Put target unit into its owner's deck third from the top.",
    { do: 'put into zone', object: target(0), zone: 'top of deck', position: 3 },
  ],
  [
    'Return target unit card from your graveyard to the battlefield rested in target base you control.',
    { do: 'put into zone', object: target(0), zone: 'battlefield', base: target(1), rested: true },
  ],
  ['Put the top two cards of your deck into your graveyard.', { do: 'mill', who: you, amount: number(2) }],
  ['Shuffle your hand into your deck.', { do: 'shuffle', who: you, zones: ['hand'] }],
  [
    'Each player shuffles their hand and graveyard into their deck.',
    { do: 'shuffle', who: player('each player'), zones: ['hand', 'graveyard'] },
  ],
  [
    'Search your deck for a unit card, reveal it, put it into your hand, then shuffle.',
    sequence(
      { do: 'search', who: you, zone: 'deck', filter: unit, amount: 1, reveal: true },
      { do: 'put into zone', object: { ref: 'that' }, zone: 'hand' },
      { do: 'shuffle', who: you },
    ),
  ],
  [
    'Look at the top two cards of your deck.',
    { do: 'look', who: you, object: { ref: 'top of deck', who: you, amount: number(2) } },
  ],
  [
    'Target opponent reveals their hand.',
    { do: 'reveal', object: all({ types: ['card'], zone: 'hand', ownedBy: targetPlayer }) },
  ],
  [
    'Gain control of target unit until end of turn.',
    { do: 'gain control', who: you, object: target(0), duration: turn },
  ],
  // Preventing
  [
    'Prevent the next 3 damage that would be dealt to target unit this turn.',
    { do: 'prevent damage', amount: number(3), to: target(0), duration: 'this turn' },
  ],
  ['Prevent all battle damage this turn.', { do: 'prevent damage', battle: true, duration: 'this turn' }],
  [
    'The next time a source would deal damage to target unit this turn, prevent that damage. If damage is prevented this way, draw a card.',
    {
      do: 'prevent damage',
      to: target(0),
      from: choice(source),
      nextTime: true,
      then: draw(),
      duration: 'this turn',
    },
  ],
  ['Prevent target action or ability from resolving.', { do: 'prevent from resolving', object: target(0) }],
  [
    'Prevent target action from resolving unless its controller pays 2.',
    {
      do: 'unless',
      who: { who: 'controller of', object: target(0) },
      costs: [{ cost: 'pay', amount: number(2) }],
      effect: { do: 'prevent from resolving', object: target(0) },
    },
  ],
];

describe('effects on cards and damage', () => {
  for (const [text, effect] of TEMPLATES) {
    it(text, () => {
      expect(action(text).effect).to.deep.equal(effect);
    });
  }

  it('finds targets on the chain of events where the text can mean nothing else', () => {
    const zones = ['Prevent target action from resolving.', 'Prevent target unit card from resolving.'].map(
      (text) => action(text).targets[0]?.filter.zone,
    );
    expect(zones).to.deep.equal([chain, chain]);
  });
});
