import { describe, it } from 'node:test';
import { expect } from 'chai';
import { loadRulebook } from '../rulebooks/library';
import { editionsTogether, nameOfBook } from './book-name';

const played = (book: string, game: string, name: string, isUsual = true) => ({
  rulebook: loadRulebook(book),
  playedAs: { name, isUsual, game },
});

describe('the rulebooks of a result', () => {
  it('stand with the editions of a game together, the oldest first', () => {
    const books = [
      played('magic', 'Magic', '2025'),
      played('magic-rulings-summary', 'Magic', '2003'),
      { rulebook: loadRulebook('riftbound') },
      played('magic@2013-05-01', 'Magic', '2013', false),
    ];
    expect(editionsTogether(books).map(nameOfBook)).to.deep.equal([
      'magic-rulings-summary',
      'magic@2013',
      'magic',
      'riftbound',
    ]);
  });
});
