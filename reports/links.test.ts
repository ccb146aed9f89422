import { describe, it } from 'node:test';
import { expect } from 'chai';
import { alsoLinks, linkedNumbers, linkOf } from './links';

describe('the link of a Rule: line', () => {
  it('is the number that it begins with', () => {
    expect(linkOf('704.5c A unit is destroyed')).to.deep.equal({ number: '704.5c', wellFormed: true });
    expect(linkOf('103.3. Conceding')).to.deep.equal({ number: '103.3', wellFormed: true });
    for (const number of ['103.2.b', '103.1.b.4', 'A.4.3', 'A.4.Ruling.3', '103.1.b.4~2', 'A.4.Ruling.3~2']) {
      expect(linkOf(`${number} What it says`)).to.deep.equal({ number, wellFormed: true });
      expect(alsoLinks([`@also:${number}`])).to.deep.equal([{ number, wellFormed: true }]);
    }
    expect(linkOf('111.1a~2 The second of that number')?.number).to.equal('111.1a~2');
  });

  it('is malformed where it begins like a number', () => {
    for (const name of ['704 State-based actions', '704.5cd Units', '7045c Units']) {
      expect(linkOf(name)?.wellFormed, name).to.equal(false);
    }
  });

  it('is none where it begins with a word', () => {
    expect(linkOf('The report names rule 704.5c')).to.equal(undefined);
    expect(linkOf('A.k.a. rules')).to.equal(undefined);
    expect(linkOf('')).to.equal(undefined);
  });
});

describe('the links of a scenario', () => {
  it('are that of its rule and those of its tags, each once', () => {
    expect(linkedNumbers('704.5c Units', ['@also:603.3b', '@slow', '@also:704.5c'])).to.deep.equal([
      '704.5c',
      '603.3b',
    ]);
    expect(linkedNumbers(undefined, [])).to.deep.equal([]);
    expect(alsoLinks(['@also:603'])).to.deep.equal([{ number: '603', wellFormed: false }]);
  });
});
