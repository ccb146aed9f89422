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

  for (const [text, message] of [
    ['Deathknell: Draw 1.', '“Deathknell” is not understood, a dash parts it from its effect (734.1.b)'],
    ['[Deathknell]: Draw 1.', '“[Deathknell]” is not understood, a dash parts it from its effect (734.1.b)'],
    ['Legion: I enter ready.', '“Legion” is not understood, a dash parts it from its text (738.1.b)'],
    ['Vision: Draw 1.', '“Vision” is not understood, no text belongs to that keyword (730)'],
    [
      'When I attack, deal an additional 1 Bonus Damage.',
      'column 37: “Bonus Damage” is not understood, it is granted to what deals damage, and not dealt by itself (713)',
    ],
    ['When I attack, a unit deals 1 Bonus Damage this turn.', 'column 31: “Bonus Damage” is not understood'],
  ] as const)
    it(text, () => {
      expect(reading(text)).to.throw(message);
    });

  it('are none of a base whose owner nothing was said of', () => {
    const spell = () => parseCardText('Kill all units in their base.', { name: 'Doom', types: ['spell'] });
    expect(spell).to.throw('“their” is not understood, as no unit was spoken of before');
    expect(reading('When I attack, move an enemy unit to its base.')).not.to.throw();
  });

  it('are otherwise wrong where they belong', () => {
    expect(reading('[Deathknell] Dance.')).to.throw('“Dance” is not understood; expected');
    expect(reading('Your spells and abilities deal 1 Bonus Damage tomorrow.')).to.throw('“tomorrow”');
  });

  it('are no matter in reminders and in the name of the card', () => {
    expect(reading('When Search Party attacks, dance. (Tap it.)', 'Search Party')).to.throw('“dance” is not');
  });
});
