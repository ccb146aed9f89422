import { describe, it } from 'node:test';
import { expect } from 'chai';
import { refusedWord } from '../../text/test/refused-word';
import { parseCardText } from '.';

const wordOf = refusedWord(parseCardText);

/** What is divided among targets, and what tells them, is known as they are chosen (601.1c, 601.1d): by type, text and word. */
const TOO_LATE = [
  [
    'action',
    'Rest any number of units. Deed deals that much damage divided as you choose among two target units.',
    'that',
  ],
  [
    'action',
    'Rest any number of units. Deed deals twice that much damage divided as you choose among two target units.',
    'twice',
  ],
  [
    'action',
    'Rest any number of units. Deed deals damage equal to that number divided as you choose among two target units.',
    'that',
  ],
  ['action', 'Discard your hand and distribute that many charge counters among two target units.', 'that'],
  [
    'action',
    'Roll a 6-sided die. Deed deals damage equal to the result divided as you choose among two target units.',
    'the',
  ],
  ['action', 'Roll a 6-sided die. Destroy target unit with power less than or equal to the result.', 'the'],
  ['action', 'Discard your hand. Destroy any number of target units with will equal to that number.', 'that'],
  ['unit', 'Sacrifice a unit: Distribute that many charge counters among two target units.', 'that'],
  [
    'unit',
    'When this unit attacks, discard your hand. It deals that much damage divided as you choose among two target units.',
    'that',
  ],
  [
    'unit',
    'When this unit attacks, you may discard any number of cards. If you do, distribute that many charge counters among two target units.',
    'that',
  ],
] as const;

/** What happened before, or is counted on the table, is known by then; what is no target is divided as the effect is applied (605.2d). */
const IN_TIME = [
  [
    'action',
    'Rest any number of units. Deed deals that much damage divided as you choose among any number of units.',
  ],
  [
    'action',
    'Rest any number of units. When you do, Deed deals that much damage divided as you choose among two target units.',
  ],
  ['action', 'Roll a 6-sided die. Destroy a unit with power less than or equal to the result.'],
  [
    'action',
    'Deed deals damage equal to the number of units you control divided as you choose among two target units.',
  ],
  ['action', 'Deed deals X damage divided as you choose among two target units.'],
  ['action', 'Deed deals 1 damage for each unit you control divided as you choose among three target units.'],
  ['action', 'Discard your hand. Deed deals that much damage to target unit.'],
  [
    'unit',
    'When this unit is dealt damage, it deals that much damage divided as you choose among any number of target units.',
  ],
] as const;

describe('amounts that tell what is chosen as something is put on the chain of events', () => {
  for (const [type, text, word] of TOO_LATE)
    it(`come about later: ${text}`, () => {
      expect(wordOf(text, type)).to.equal(
        `${word} as it is known only when that is done, and targets are chosen before (601.1c, 601.1d)`,
      );
    });
  for (const [type, text] of IN_TIME)
    it(`are known by then: ${text}`, () => {
      expect(wordOf(text, type)).to.equal(undefined);
    });

  for (const [text, word] of [
    ['Deed deals 2 damage divided as you choose among three target units.', 'three'],
    ['Distribute two charge counters among three or more target units.', 'three'],
  ] as const)
    it(`are enough for each target: ${text}`, () => {
      expect(wordOf(text, 'action')).to.equal(`${word} as each of them receives at least one (601.1d)`);
    });
});

describe('a player whom no text names', () => {
  for (const text of ['A player draws a card.', 'Any player discards a card.'])
    it(text, () => {
      expect(wordOf(text, 'action')).to.match(/^a(?:ny)? as no text says which$/i);
    });
});
