import { describe, it } from 'node:test';
import { expect } from 'chai';
import { parseCardText } from '.';

const reading =
  (text: string, name = 'Ash Hound') =>
  () =>
    parseCardText(text, { name, types: ['unit'] });

describe('words that no rule of Riftbound gives a meaning to', () => {
  for (const [text, message] of [
    ['If I would be dealt damage, prevent it.', 'Line 1, column 29: “prevent”'],
    ["I can't attack.", "Line 1, column 3: “can't attack”"],
    ['When I attack, excess damage is dealt to another unit.', 'Line 1, column 16: “excess damage”'],
    ['When I attack, I and an enemy unit fight.', 'Line 1, column 36: “fight”'],
    ['[Tank]\nWhen I attack, draw 1.\nSacrifice a gear: Draw 1.', 'Line 3, column 1: “Sacrifice”'],
    ['[Tank] Untap me when I conquer.', 'Line 1, column 8: “Untap”'],
  ] as const)
    it(text, () => {
      expect(reading(text)).to.throw(`${message} is not understood, no rule gives it a meaning; perhaps “`);
    });

  it('are no matter in reminders and in the name of the card', () => {
    expect(reading('When Search Party attacks, dance. (Tap it.)', 'Search Party')).to.throw('“dance” is not');
  });
});
