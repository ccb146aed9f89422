import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { split } from '../kernel/test/words';

const engine = path.join(__dirname, '..');

interface Described {
  readonly description: {
    readonly rulebook: string;
    readonly zones: readonly { readonly name: string }[];
    readonly words: readonly string[];
  };
}

const isDescribed = (found: unknown): found is Described =>
  typeof found === 'object' && found !== null && 'description' in found;

/** The words of each game's rules, as its description lists them. */
const games = readdirSync(engine)
  .filter((folder) => folder !== 'card-game' && existsSync(path.join(engine, folder, 'description.ts')))
  .map((folder): unknown => require(path.join(engine, folder, 'description.ts')))
  .filter(isDescribed)
  .map(({ description: { rulebook, zones, words } }) => ({
    rulebook,
    words: new Set([...zones.map(({ name }) => name), ...words].flatMap(split)),
  }));

/** Words that stand in names of several words, or that texts of any game may say. */
const OF_ANY = new Set([
  ...['of', 'out', 'step', 'phase', 'zone', 'up', 'down', 'face', 'cost', 'main', 'effect', 'events'],
  ...['action', 'beginning', 'ending', 'end', 'first', 'second'],
  // A zone may be called “in play”, or “out of game”.
  ...['in', 'play', 'game'],
  // “The rest” of what was looked at.
  'rest',
  // What cards are drawn from, whatever a game calls it.
  'deck',
  // Of which a game names its own: “battle damage”, “combat damage”.
  ...['battle', 'combat', 'attacker'],
]);

/** Words that some games have and others don't. */
const banned = new Set(
  games
    .flatMap(({ words }) => [...words])
    .filter((word) => !OF_ANY.has(word) && !games.every(({ words }) => words.has(word))),
);

const sources = ['grammar', 'read', 'tree'].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder)).map((file) => path.join(__dirname, folder, file)),
);

/** Comments may give examples of a game's texts. */
const code = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/^\s*\/\/.*$/gm, '');

describe('the grammar and the tree that games share', () => {
  for (const file of sources) {
    it(`${path.relative(__dirname, file)} says no word of one game`, () => {
      expect(split(code(file)).filter((word) => banned.has(word))).to.deep.equal([]);
    });
  }

  it('are held against the words of every game', () => {
    expect(games.map(({ rulebook }) => rulebook)).to.include.members(['legions-of-will', 'riftbound']);
    expect([...banned]).to.include.members([
      'destroy',
      'graveyard',
      'battlefield',
      'kill',
      'rune',
      'deathknell',
      'mulligan',
    ]);
    expect([...banned]).not.to.include.members(['hand', 'deck']);
  });
});
