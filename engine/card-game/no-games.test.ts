import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { wordsOf } from '../kernel/test/words';
import type { GameDescription } from './description';
import { ownWords } from './test/own-words';

const engine = path.join(__dirname, '..');

const isDescription = (found: unknown): found is { readonly description: GameDescription } =>
  typeof found === 'object' && found !== null && 'description' in found;

/** The descriptions of all games, wherever a folder of the engine has one. */
const descriptions: readonly GameDescription[] = readdirSync(engine)
  .map((folder) => path.join(engine, folder, 'description.ts'))
  .filter((file) => existsSync(file) && path.dirname(file) !== __dirname)
  .map((file): unknown => require(file))
  .filter(isDescription)
  .map(({ description }) => description);

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));

const banned = new Set(descriptions.flatMap(ownWords));

describe('the card-game layer', () => {
  for (const file of sources(__dirname)) {
    it(`speaks of no game in ${path.relative(__dirname, file)}`, () => {
      const found = [...wordsOf(readFileSync(file, 'utf8'))].filter((word) => banned.has(word));
      expect(found).to.deep.equal([]);
    });
  }

  it('is read word by word, for the words of every game', () => {
    expect(descriptions.map(({ rulebook }) => rulebook)).to.include.members([
      ...['legions-of-will', 'riftbound', 'magic-rulings-summary'],
    ]);
    expect([...banned]).to.include.members([
      'graveyard',
      'battlefield',
      'unit',
      'rune',
      'showdown',
      'rested',
    ]);
    expect([...banned]).not.to.include.members(['draw', 'damage', 'source']);
    expect([...wordsOf("const attackedBase = 'a Unit'; // trap")]).to.include.members(['base', 'unit']);
  });
});
