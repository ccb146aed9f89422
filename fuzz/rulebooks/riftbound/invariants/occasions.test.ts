import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { occasions } from './occasions';

const heron = (...abilities: readonly string[]): StagedObject => ({
  id: 'Heron',
  types: ['unit'],
  abilities,
});
const ox: StagedObject = { id: 'Ox', types: ['unit'] };
const kettle: StagedObject = { id: 'Kettle', types: ['gear'] };
const item: StagedObject = { id: 'item', zone: 'chain', source: 'Heron', controller: 0 };

/** What is said where an ability of Alice's Heron is put onto the chain after some lines. */
const triggers = (
  text: string,
  lines: readonly StagedLine[],
  ...more: readonly string[]
): string | undefined =>
  saidOf(occasions, [
    { objects: [heron(text, ...more), ox, kettle] },
    {
      lines: [...lines, { kind: 'put onto the chain', object: 'item' }],
      objects: [item, heron(text, ...more), ox, kettle],
    },
  ]);

describe('a made-up duel in which runes are recycled (R53)', () => {
  it('is wrong where an ability that names cards triggers on them', () => {
    const recycling = (...types: readonly string[]): string | undefined =>
      saidOf(occasions, [
        { objects: [heron('When you recycle a card, draw 1.'), { id: 'Pebble', types }] },
        {
          lines: [
            { kind: 'recycle', object: 'Pebble', player: 0 },
            { kind: 'put onto the chain', object: 'item' },
          ],
          objects: [item, heron('When you recycle a card, draw 1.')],
        },
      ]);
    expect(recycling('unit')).to.equal(undefined);
    expect(recycling('rune')).to.contain('nothing of that kind has happened');
  });
});

describe('a made-up duel in which abilities trigger (R53)', () => {
  const wrong = (text: string): string =>
    `"${text}" of "Heron" has triggered, and nothing of that kind has happened.`;

  it('is wrong where nothing has happened that a text names', () => {
    const happens: readonly (readonly [text: string, right: StagedLine, other: StagedLine])[] = [
      [
        'When I attack, draw 1.',
        { kind: 'become an attacker', object: 'Heron' },
        { kind: 'become an attacker', object: 'Ox' },
      ],
      ["When I'm played, draw 1.", { kind: 'play', object: 'Heron' }, { kind: 'play', object: 'Ox' }],
      ['When I hold, draw 1.', { kind: 'hold', player: 0 }, { kind: 'hold', player: 1 }],
      [
        'When a friendly unit dies, draw 1.',
        { kind: 'kill', object: 'Ox', player: 0 },
        { kind: 'kill', object: 'Ox', player: 1 },
      ],
      [
        'When an enemy unit dies, draw 1.',
        { kind: 'kill', object: 'Ox', player: 1 },
        { kind: 'kill', object: 'Ox', player: 0 },
      ],
      [
        'When a unit dies, draw 1.',
        { kind: 'kill', object: 'Ox', player: 1 },
        { kind: 'kill', object: 'Kettle', player: 1 },
      ],
      [
        'When another friendly unit dies, draw 1.',
        { kind: 'kill', object: 'Ox', player: 0 },
        { kind: 'kill', object: 'Heron', player: 0 },
      ],
      ['When you conquer, draw 1.', { kind: 'conquer', player: 0 }, { kind: 'conquer', player: 1 }],
      ['When an opponent draws a card, draw 1.', { kind: 'draw', player: 1 }, { kind: 'draw', player: 0 }],
      [
        'When you play a unit, draw 1.',
        { kind: 'play', object: 'Ox', player: 0 },
        { kind: 'play', object: 'Kettle', player: 0 },
      ],
      [
        'When you stun an enemy unit, draw 1.',
        { kind: 'stun', object: 'Ox', player: 1 },
        { kind: 'stun', object: 'Ox', player: 0 },
      ],
      [
        'The first time I move each turn, draw 1.',
        { kind: 'move', object: 'Heron' },
        { kind: 'ready', object: 'Heron' },
      ],
    ];
    for (const [text, right, other] of happens) {
      expect(triggers(text, [right]), text).to.equal(undefined);
      expect(triggers(text, [other])).to.equal(wrong(text));
    }
  });

  it('is wrong where that happened before somebody had priority', () => {
    const text = 'When I move, draw 1.';
    const move: StagedLine = { kind: 'move', object: 'Heron' };
    const passed: StagedLine = { what: 'decision', kind: 'priority' };
    expect(triggers(text, [passed, move])).to.equal(undefined);
    expect(triggers(text, [move, passed])).to.equal(wrong(text));
  });

  it('leaves open what else may have triggered', () => {
    expect(triggers('When I move, draw 1.', [], '[Vision]')).to.equal(undefined);
    expect(triggers('When I move, when you conquer this turn, draw 1.', [])).to.equal(undefined);
    expect(triggers('When the moon is full, draw 1.', [])).to.equal(undefined);
  });
});
