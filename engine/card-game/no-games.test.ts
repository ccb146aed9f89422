import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { wordsOf } from '../kernel/test/words';
import { descriptions, sources, wordsOfGames } from './test/words-of-games';

describe('the card-game layer', () => {
  for (const file of sources(__dirname)) {
    it(`speaks of no game in ${path.relative(__dirname, file)}`, () => {
      const found = [...wordsOf(readFileSync(file, 'utf8'))].filter((word) => wordsOfGames.has(word));
      expect(found).to.deep.equal([]);
    });
  }

  it('is read word by word, for the words of every game', () => {
    expect(descriptions.map(({ rulebook }) => rulebook)).to.include.members(['legions-of-will', 'riftbound']);
    expect([...wordsOfGames]).to.include.members([
      'graveyard',
      'battlefield',
      'unit',
      'rune',
      'showdown',
      'rested',
    ]);
    expect([...wordsOfGames]).not.to.include.members(['draw', 'damage', 'source']);
    expect([...wordsOf("const attackedBase = 'a Unit'; // trap")]).to.include.members(['base', 'unit']);
  });
});
