import { describe, it } from 'node:test';
import { expect } from 'chai';
import { referencesIn } from './references';

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
});
