// biome-ignore-all lint/suspicious/noThenProperty: it is what the tree calls the consequence of a condition
import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  action,
  all,
  apply,
  choice,
  draw,
  gain,
  modify,
  number,
  sequence,
  target,
  targetPlayer,
  that,
  unit,
  you,
  yourUnit,
} from './test/read';
import type { Effect } from './tree';

const sacrificed: Effect = { do: 'sacrifice', who: you, object: choice(unit) };
const discard = (amount: number): Effect => ({ do: 'discard', who: you, amount: number(amount) });
const TEMPLATES: readonly (readonly [string, Effect])[] = [
  // The game
  ['You win the game.', { do: 'win', who: you }],
  ['Target player loses the game.', { do: 'lose', who: targetPlayer }],
  ['The game is a draw.', { do: 'draw the game' }],
  ['End the turn.', { do: 'end the turn' }],
  ['Take an extra turn after this one.', { do: 'extra turn', who: you }],
  ['There is an additional battle phase after this phase.', { do: 'extra phase', phase: 'battle phase' }],
  ['Target player skips their next resource step.', { do: 'skip', who: targetPlayer, step: 'resource step' }],
  [
    'Change the target of target action.',
    { do: 'change targets', object: target(0), how: 'change the target' },
  ],
  [
    'Choose new targets for target ability.',
    { do: 'change targets', object: target(0), how: 'choose new targets' },
  ],
  // Chance, choices and conditions
  [
    'Roll a 12-sided die. If the result is 7 or greater, draw a card. Otherwise, discard a card.',
    {
      do: 'roll',
      who: you,
      sides: 12,
      then: {
        do: 'if',
        condition: { if: 'result', is: 'at least', amount: number(7) },
        then: draw(),
        otherwise: discard(1),
      },
    },
  ],
  [
    'Choose a unit type. Units of the chosen type gain +1 power until end of turn.',
    {
      do: 'choose subtype',
      who: you,
      type: 'unit',
      then: apply(all({ types: ['unit'], chosenType: true }), [modify('power', 1)]),
    },
  ],
  [
    'You may discard a card. If you do, draw two cards.',
    { do: 'may', who: you, effect: discard(1), then: draw(2) },
  ],
  [
    'You may pay 2. If you do, draw a card. Otherwise, you gain 1 resource.',
    {
      do: 'may pay',
      who: you,
      costs: [{ cost: 'pay', amount: number(2) }],
      then: draw(),
      otherwise: gain(1),
    },
  ],
  [
    'If you control five or more units, draw a card.',
    {
      do: 'if',
      condition: { if: 'count', filter: yourUnit, is: 'at least', amount: number(5) },
      then: draw(),
    },
  ],
  ["Draw a card if it's your turn.", { do: 'if', condition: { if: 'your turn' }, then: draw() }],
  [
    'Choose two. You may choose the same mode more than once.\n• Draw a card.\n• You gain 1 resource.',
    { do: 'modal', minimum: 2, maximum: 2, repeat: true, modes: [draw(), gain(1)] },
  ],
  [
    'Choose one or both —\n- Destroy target unit.\n- Draw a card. (It comes from your deck.)',
    {
      do: 'modal',
      minimum: 1,
      maximum: 2,
      repeat: false,
      modes: [{ do: 'destroy', object: target(0) }, draw()],
    },
  ],
  // Later
  [
    'You may sacrifice a unit. When you do, draw a card.',
    sequence(
      { do: 'may', who: you, effect: sacrificed },
      { do: 'delayed trigger', trigger: { on: 'when you do' }, effect: draw() },
    ),
  ],
  [
    'Reset target unit. At the beginning of the next end step, destroy it.',
    sequence(
      { do: 'reset', object: target(0) },
      {
        do: 'delayed trigger',
        trigger: { on: 'beginning of', step: 'end step', whose: 'the', next: true },
        effect: { do: 'destroy', object: that },
      },
    ),
  ],
  [
    'Whenever a unit you control is destroyed this turn, draw a card.',
    {
      do: 'delayed trigger',
      trigger: { on: 'destroyed', object: { this: false, filter: yourUnit } },
      effect: draw(),
      duration: 'this turn',
    },
  ],
  [
    'If a unit would be destroyed this turn, expel it instead.',
    {
      do: 'state',
      statement: {
        says: 'replace',
        event: { would: 'be destroyed', object: { this: false, filter: unit } },
        instead: { do: 'expel', object: that },
      },
      duration: 'this turn',
    },
  ],
  [
    'Destroy target unit. Its controller draws a card.',
    sequence({ do: 'destroy', object: target(0) }, draw(1, { who: 'controller of', object: that })),
  ],
];

describe('effects on the game, choices and delays', () => {
  for (const [text, effect] of TEMPLATES) {
    it(text, () => {
      expect(action(text).effect).to.deep.equal(effect);
    });
  }
});
