import { describe, it } from 'node:test';
import { expect } from 'chai';
import { parseCardText } from '.';
import {
  abilityOf,
  action,
  damage,
  draw,
  modify,
  number,
  one,
  ownBase,
  self,
  target,
  that,
  triggered,
  unit,
  X,
  you,
  yourUnit,
} from './test/read';
import type { Cost, Trigger } from './tree';

const dragon = { subtypes: ['Dragon'] };
const itself = { this: true } as const;
const aUnit = { this: false, filter: unit } as const;

const TRIGGERS: readonly (readonly [string, Trigger])[] = [
  ['When this unit enters the battlefield', { on: 'enters the battlefield', object: itself }],
  [
    'Whenever a unit enters the battlefield under your control',
    { on: 'enters the battlefield', object: { this: false, filter: yourUnit } },
  ],
  [
    'Whenever another unit you control is destroyed',
    { on: 'destroyed', object: { this: false, filter: { other: true, types: ['unit'], controller: 'you' } } },
  ],
  ['When Ash Hound leaves the battlefield', { on: 'leaves the battlefield', object: itself }],
  [
    'Whenever a unit is put into a graveyard from the battlefield',
    { on: 'put into a graveyard', object: aUnit, from: 'battlefield' },
  ],
  ['Whenever a Dragon attacks', { on: 'attacks', object: { this: false, filter: dragon } }],
  [
    'Whenever you attack with a Dragon',
    { on: 'attacks', object: { this: false, filter: { ...dragon, controller: 'you' } } },
  ],
  [
    'Whenever this unit attacks or blocks',
    {
      on: 'any of',
      triggers: [
        { on: 'attacks', object: itself },
        { on: 'blocks', object: itself },
      ],
    },
  ],
  [
    'Whenever one or more units you control attack',
    { on: 'attack together', object: { this: false, filter: yourUnit }, least: 1 },
  ],
  [
    'Whenever you attack with three or more units',
    { on: 'attack together', object: { this: false, filter: yourUnit }, least: 3 },
  ],
  [
    'Whenever this unit enters a base',
    { on: 'enters a base', object: itself, base: { ref: 'all', filter: { types: ['base'] } } },
  ],
  ['Whenever this unit attacks alone', { on: 'attacks alone', object: itself }],
  ["Whenever this unit attacks and isn't blocked", { on: 'attacks and is not blocked', object: itself }],
  ['Whenever this unit blocks', { on: 'blocks', object: itself }],
  ['Whenever this unit blocks a Dragon', { on: 'blocks', object: itself, what: dragon }],
  ['Whenever this unit becomes blocked by a Dragon', { on: 'becomes blocked', object: itself, by: dragon }],
  [
    'Whenever this unit deals battle damage to a base',
    { on: 'deals damage', object: itself, battle: true, to: { types: ['base'] } },
  ],
  ['Whenever this unit is dealt damage', { on: 'is dealt damage', object: itself }],
  ['Whenever this unit becomes rested', { on: 'becomes rested', object: itself }],
  ['Whenever this unit moves between bases', { on: 'moves between bases', object: itself }],
  [
    'Whenever this unit becomes the target of an action or ability',
    { on: 'becomes the target', object: itself },
  ],
  [
    'When the third poison counter is put on this unit',
    { on: 'counters put', object: itself, counter: 'poison', nth: 3 },
  ],
  ['Whenever you draw a card', { on: 'draws a card', who: you }],
  ['Whenever you gain resource', { on: 'gains resource', who: you }],
  [
    'Whenever a player plays an action',
    { on: 'plays', who: { who: 'any player' }, filter: { types: ['action'] } },
  ],
  ['When you play this card', { on: 'plays', who: you, filter: { this: true } }],
  [
    'Whenever an opponent activates an ability of a unit',
    { on: 'activates', who: { who: 'opponent' }, filter: unit },
  ],
  ['At the beginning of your turn', { on: 'beginning of', step: 'turn', whose: 'your' }],
  ["At the beginning of each player's end step", { on: 'beginning of', step: 'end step', whose: 'each' }],
  ['At end of battle', { on: 'beginning of', step: 'end of battle step', whose: 'the' }],
  [
    'When you control no units',
    { on: 'state', condition: { if: 'count', filter: yourUnit, is: 'exactly', amount: number(0) } },
  ],
];

const COSTS: readonly (readonly [string, readonly Cost[]])[] = [
  ['{Pay 2}, {Rest}', [{ cost: 'pay', amount: number(2) }, { cost: 'rest this' }]],
  ['Pay 2, rest this unit', [{ cost: 'pay', amount: number(2) }, { cost: 'rest this' }]],
  ['Pay X resource', [{ cost: 'pay', amount: X }]],
  ['Sacrifice this unit', [{ cost: 'sacrifice this' }]],
  ['Sacrifice another unit', [{ cost: 'sacrifice', filter: { other: true, types: ['unit'] }, amount: 1 }]],
  ['Discard two cards at random', [{ cost: 'discard', amount: 2, random: true }]],
  ['Remove two charge counters from this unit', [{ cost: 'remove counters', counter: 'charge', amount: 2 }]],
  ['Rest two units you control', [{ cost: 'rest', filter: yourUnit, amount: 2 }]],
];

describe('triggered abilities', () => {
  for (const [event, trigger] of TRIGGERS) {
    const text = `${event}, draw a card.`;
    it(text, () => {
      expect(triggered(text)).to.deep.equal({
        kind: 'triggered',
        text,
        targets: [],
        trigger,
        effect: draw(),
        instructions: [],
      });
    });
  }

  it('keep the condition between the event and the effect', () => {
    const { condition } = triggered(
      'At the beginning of your turn, if there are eleven or more units in this base, draw a card.',
    );
    const filter = { types: ['unit'], inBase: ownBase };
    expect(condition).to.deep.equal({ if: 'count', filter, is: 'at least', amount: number(11) });
  });

  it('say by “it” the card itself, until they speak of something else', () => {
    const enters = triggered('When Ash Hound enters the battlefield, it deals 2 damage to target unit.');
    expect(enters.effect).to.deep.equal(damage(number(2), target(0)));
    const blocks = triggered('Whenever this unit becomes blocked by a unit, destroy that unit.');
    expect(blocks.effect).to.deep.equal({ do: 'destroy', object: { ref: 'that', types: ['unit'] } });
    const attacks = triggered('Whenever a unit attacks, it gains +1 power until end of turn.');
    expect(attacks.effect).to.deep.include({ object: that, modifications: [modify('power', 1)] });
  });

  it('may have instructions at their end', () => {
    const text =
      "Whenever this unit attacks, draw a card. Do this only once each turn. This ability can't be prevented.";
    expect(triggered(text).instructions).to.deep.equal(['do this only once each turn', "can't be prevented"]);
  });
});

describe('activated abilities', () => {
  for (const [costs, expected] of COSTS) {
    it(`${costs}: …`, () => {
      const ability = abilityOf(`${costs}: Draw a card. Activate only once each turn.`, 'unit');
      expect(ability).to.deep.include({
        kind: 'activated',
        costs: expected,
        effect: draw(),
        instructions: ['only once each turn'],
      });
    });
  }

  it('function where their cost or effect takes the card from', () => {
    const zones = [
      'Expel this card from your graveyard: Draw a card.',
      'Pay 3: Return this card from your graveyard to your hand.',
      'Discard this card: Draw a card.',
      'Rest this unit: Draw a card.',
    ].map((text) => abilityOf(text, 'unit').zone);
    expect(zones).to.deep.equal(['graveyard', 'graveyard', 'hand', undefined]);
  });
});

describe('targets', () => {
  it('stand in printed order, each with its description', () => {
    const { targets } = action(
      'Return target unit card from your graveyard to the battlefield in target base you control.',
    );
    expect(targets).to.deep.equal([
      one({ types: ['unit'], zone: 'graveyard', owner: 'you' }, 'target unit card from your graveyard'),
      one({ types: ['base'], controller: 'you' }, 'target base you control'),
    ]);
  });

  it('have bounds', () => {
    const bounds = [
      'up to three target units',
      'two target units',
      'X target units',
      'any number of target units',
    ].map(
      (words) => action(`Destroy ${words}.`).targets.map(({ minimum, maximum }) => [minimum, maximum])[0],
    );
    expect(bounds).to.deep.equal([
      [0, 3],
      [2, 2],
      ['X', 'X'],
      [0, 'any number'],
    ]);
  });

  it('are others than those before them where the text says “another”', () => {
    const { targets } = action('Move a poison counter from target unit to another target unit.');
    expect(targets[1]).to.deep.equal({ ...one(unit, 'another target unit'), otherThan: [0] });
    const alone = abilityOf('Rest this unit: Destroy another target unit.', 'unit');
    expect(alone.targets).to.deep.equal([one({ types: ['unit'], other: true }, 'another target unit')]);
  });

  it('of a quoted ability are its own', () => {
    const ability = action('Target unit gains "Rest this unit: Destroy target upgrade." until end of turn.');
    expect(ability.targets).to.deep.equal([one(unit, 'Target unit')]);
  });
});

describe('a text box', () => {
  const card = { name: 'Vesna, Warden of Ash', types: ['unit'], subtypes: ['Human'] };

  it('has one ability a paragraph; modes belong to the paragraph above them', () => {
    const text = [
      'Protection from Dragons',
      '(It can’t be harmed by Dragons.)',
      '',
      'When Vesna enters the battlefield, choose one —',
      '• Draw a card.',
      '• Rest target unit.',
      'Vesna, Warden of Ash can’t be blocked.',
    ].join('\n');
    const { abilities } = parseCardText(text, card);
    expect(abilities.map(({ kind }) => kind)).to.deep.equal(['keyword', 'triggered', 'static']);
    expect(abilities[1]?.text).to.equal(
      'When Vesna enters the battlefield, choose one —\n• Draw a card.\n• Rest target unit.',
    );
    expect(abilities[2]).to.deep.include({ statement: { says: "can't be blocked", subject: self } });
  });

  it('may be empty', () => {
    expect(parseCardText('', card)).to.deep.equal({ abilities: [] });
  });

  it('may call the card by a name that is also a word of the game', () => {
    const { abilities } = parseCardText('Draw deals 2 damage to target unit. Draw a card.', {
      name: 'Draw',
      types: ['action'],
    });
    expect(abilities[0]).to.deep.include({ kind: 'action' });
  });

  it('of an action may state its costs before what it does', () => {
    const ability = action('As an additional cost to play Ash Hound, sacrifice a unit. Draw two cards.');
    expect(ability.additionalCosts).to.deep.equal([{ cost: 'sacrifice', filter: unit, amount: 1 }]);
    expect(ability.effect).to.deep.equal(draw(2));
  });
});
