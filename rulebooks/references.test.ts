import { describe, it } from 'node:test';
import { expect } from 'chai';
import { citationsIn, referencesIn } from './references';

describe('references', () => {
  it('finds rules, sections and chapters in order, each once', () => {
    expect(referencesIn('See rule 204, then 101.2b, section 8, and again rule 204.')).to.deep.equal([
      '204',
      '101.2b',
      '8',
    ]);
  });

  it('writes a range of letters out, without the letters that look like digits', () => {
    expect(referencesIn('as in rules 301.1k–n')).to.deep.equal(['301.1k', '301.1m', '301.1n']);
  });

  it('starts a range at the rule itself where its first number has no letter', () => {
    expect(referencesIn('as in rules 301.1-b')).to.deep.equal(['301.1', '301.1a', '301.1b']);
  });

  it('writes a range of numbers out', () => {
    expect(referencesIn('as in rules 301.1—3.')).to.deep.equal(['301.1', '301.2', '301.3']);
  });

  it('completes a letter that follows', () => {
    expect(referencesIn('Rules 301.1a and b come first')).to.deep.equal(['301.1a', '301.1b']);
    expect(referencesIn('Rule 301.1 and b come first')).to.deep.equal(['301.1']);
  });

  it('takes a number of three digits for a section only where the text says so', () => {
    expect(referencesIn('A deck of 100 cards, see rules 201 and 202.')).to.deep.equal(['201', '202']);
    expect(referencesIn('It measures 2.5 by 6.3.')).to.deep.equal([]);
  });

  it('says of a range that it runs backwards', () => {
    expect(citationsIn('rules 301.1d–b')).to.deep.equal([
      { at: 6, printed: '301.1d-b', numbers: ['301.1d', '301.1b'], backwards: true },
    ]);
    expect(citationsIn('rules 301.4-2')[0]).to.include({ backwards: true });
    expect(citationsIn('rules 301.1b-d')[0]).to.include({ backwards: false });
  });

  it('reads numbers of any depth, and outlines of letters', () => {
    expect(referencesIn('See rule 103.2.b.1, 404.1.d. and Rule T.2 or A.4.Ruling.3.')).to.deep.equal([
      '103.2.b.1',
      '404.1.d',
      'T.2',
      'A.4.Ruling.3',
    ]);
    expect(referencesIn('Rule A.4.9 through Rule A.4.11')).to.deep.equal(['A.4.9', 'A.4.10', 'A.4.11']);
  });

  it('finds the title that is quoted with a number', () => {
    const titles = (text: string) => citationsIn(text).map(({ title }) => title);
    expect(titles('See section 8, "Sack Rules."')).to.deep.equal(['Sack Rules']);
    expect(titles('See rule 418. Burn Out for more information')).to.deep.equal(['Burn Out']);
    expect(titles('See rule 161. Pools and rule 416')).to.deep.equal(['Pools', undefined]);
    expect(titles('See rule 161. Players may pass.')).to.deep.equal([undefined]);
  });

  it('understands non-breaking spaces', () => {
    expect(referencesIn('see rules\u00A0204 and\u00A0205')).to.deep.equal(['204', '205']);
  });

  it('takes a dash before a word for punctuation', () => {
    expect(referencesIn('as in rule 301.1—a pebble')).to.deep.equal(['301.1']);
  });
});
