import { describe, it } from 'node:test';
import { expect } from 'chai';
import { refusedWord } from '../../text/test/refused-word';
import { parseCardText } from '.';

const wordOf = refusedWord(parseCardText);

/** No more targets are chosen than there is damage to split as it is played (352.14.c): by type, text and word. */
const TOO_LATE = [
  ['spell', 'Exhaust any number of units. Deal that many split among two enemy units.', 'that'],
  ['spell', 'Discard your hand. Split that much damage among up to three enemy units.', 'that'],
  ['spell', 'Discard your hand, then kill a unit with Might less than or equal to that number.', 'that'],
  [
    'spell',
    'Discard your hand. Kill any number of units with total Might less than or equal to that number.',
    'that',
  ],
  ['spell', 'Spend any number of buffs to deal that many split among two enemy units.', 'that'],
  ['unit', 'When I attack, discard your hand. Deal that much split among any number of enemy units.', 'that'],
  ['gear', 'Discard 2: Deal that much split among any number of enemy units.', 'that'],
] as const;

const IN_TIME = [
  ['spell', 'Exhaust any number of units. Do this: Deal that many split among two enemy units.'],
  ['spell', 'Deal X split among two units, where X is the number of units you control.'],
  ['spell', 'Discard your hand. Deal that much to a unit.'],
  ['spell', 'Spend any number of buffs to draw that many.'],
  ['unit', 'When I take damage, deal that much split among any number of enemy units.'],
  // 715.3: with Bonus Damage there may be enough.
  ['spell', 'Deal 2 split among three units.'],
] as const;

describe('amounts that tell what is chosen as something is played', () => {
  for (const [type, text, word] of TOO_LATE)
    it(`come about later: ${text}`, () => {
      expect(wordOf(text, type)).to.equal(
        `${word} as it is known only when that is done, and targets are chosen before (352.8, 352.14.c)`,
      );
    });
  for (const [type, text] of IN_TIME)
    it(`are known by then: ${text}`, () => {
      expect(wordOf(text, type)).to.equal(undefined);
    });
});

describe('players whom no text names', () => {
  for (const [text, said] of [
    ['A player draws 1.', 'A as no text says which'],
    ['Any player discards 1.', 'Any as no text says which'],
    ['Target player draws 1.', 'Target as texts of Riftbound name no targets'],
    ['Kill a unit target opponent controls.', 'target as texts of Riftbound name no targets'],
    ["Recycle 2 from an opponent's trash.", 'an as so many cards are recycled from one’s own trash'],
  ] as const)
    it(text, () => {
      expect(wordOf(text, 'spell')).to.equal(said);
    });
});
