import { describe, it } from 'node:test';
import { expect } from 'chai';
import { UnsupportedText } from '../kernel';
import { CardTextError } from '../text';
import { examplesOn } from '../text/test/page-examples';
import { readCardText } from './read-card-text';
import { notCarriedOut } from './supported-words';
import { parseCardText } from './text';

const examples = examplesOn('card-text-riftbound.md');
const read = (type: string, text: string) =>
  readCardText(text, { name: 'Ash Hound', types: [type], subtypes: [] });

describe('text of Riftbound that is read', () => {
  for (const { type, text } of examples)
    it(`is carried out on a ${type}: ${text}`, () => {
      expect(read(type, text)).to.have.length(1);
    });

  it('has many examples', () => {
    expect(examples).to.have.length.above(140);
  });

  it('is refused where it says something of what nobody chooses', () => {
    const refused: readonly (readonly [string, string])[] = [
      ['unit', 'A friendly unit has +1 [M].'],
      ['unit', 'Other friendly units have "A unit has +1 [M]."'],
      ['spell', 'You may pay [1] as an additional cost to play this. If you do, kill a unit.'],
    ];
    for (const [type, text] of refused) expect(() => read(type, text), text).to.throw(UnsupportedText);
    // Units that a condition counts are none that "they" could mean.
    expect(() => read('unit', 'While there are exactly two units here, they have [Tank].')).to.throw(
      CardTextError,
      '“they”',
    );
  });

  it('is refused at an X that nothing tells', () => {
    expect(() => read('spell', 'Deal X to a unit.')).to.throw(CardTextError, '“X”');
    expect(() => read('spell', 'Ready up to x units.')).to.throw(CardTextError, '“x”');
  });

  it('is refused where it speaks of a place that nothing has named', () => {
    expect(() => read('spell', 'You may move a unit there.')).to.throw(CardTextError, '“there”');
    for (const text of ['Deal 2 to each unit there.', 'Kill a unit there.'])
      expect(() => read('spell', text), text).to.throw(UnsupportedText, '"there"');
    expect(read('spell', 'Choose a battlefield. Kill a unit there.')).to.have.length(1);
    expect(read('unit', 'When you conquer, deal 2 to each unit there.')).to.have.length(1);
  });

  it('is refused where it speaks of those that nothing has named', () => {
    for (const text of ['Swap their Might.', 'Each deals damage equal to its Might to the other.'])
      expect(() => read('spell', text), text).to.throw(UnsupportedText, '"they"');
  });

  it('is refused where it says how something enters that has entered', () => {
    for (const text of [
      'Play a unit from your hand. It enters ready.',
      'Channel 1 rune. It enters exhausted.',
    ])
      expect(() => read('spell', text), text).to.throw(UnsupportedText, '"enters"');
    expect(read('spell', 'The next unit you play this turn enters ready.')).to.have.length(1);
  });

  it('is refused where more than a number would be multiplied', () => {
    expect(() => read('unit', 'I have Shield for each other friendly unit here.')).to.throw('only a number');
    expect(() => read('spell', 'Give a unit Shield this turn for each enemy unit.')).to.throw(
      'only a number',
    );
    expect(read('unit', 'I have [Tank] and +1 [M] for each other friendly unit here.')).to.have.length(1);
  });

  it('is refused where a cost would choose a battlefield', () => {
    expect(() => read('unit', 'Kill all friendly units at a battlefield: Draw 1.')).to.throw(
      'no battlefield',
    );
    expect(read('unit', 'Kill all friendly units here: Draw 1.')).to.have.length(1);
  });

  it('is refused where several would be chosen together as it resolves', () => {
    for (const text of [
      'Each player kills a unit at each battlefield.',
      'Each player kills two units at the same location.',
    ])
      expect(() => read('spell', text), text).to.throw(UnsupportedText, '"at the same place"');
    expect(() => read('unit', 'Kill two friendly units with total Might 4 or less: Draw 1.')).to.throw(
      UnsupportedText,
    );
  });

  it('is refused where buffs give more at times', () => {
    const text = "While it's your turn, buffs give an additional +1 [M] to friendly units.";
    expect(() => read('unit', text)).to.throw(UnsupportedText, '"while"');
    expect(read('unit', 'Buffs give an additional +1 [M] to friendly units.')).to.have.length(1);
  });

  it('is refused where it changes the Victory Score at times', () => {
    const changes = 'reduce the points needed to win by 1.';
    expect(() => read('unit', `While I'm buffed, ${changes}`)).to.throw(UnsupportedText, '"if"');
    expect(() => read('unit', `[Legion] - ${changes}`)).to.throw(UnsupportedText, '"Legion"');
  });
});

describe('words that nothing carries out', () => {
  const of = (text: string) =>
    parseCardText(text, { name: 'Ash Hound', types: ['spell'] }).abilities.flatMap(notCarriedOut);

  it('are named with the reason', () => {
    expect(of('Deal 2 to a unit.')).to.deep.equal([]);
    expect(
      of('Each player chooses a unit they control. Kill the rest.').map(({ word }) => word),
    ).to.deep.equal(['the rest']);
    expect(of('Choose two units. Kill one of them. Ready the other.')).to.deep.equal([]);
  });
});
