import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as typescript from 'typescript';
import type { GameDescription } from './description';

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

const split = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** Words that stand in names of several words, or in every game's rules, and say nothing of what one game is about. */
const OF_ANY = new Set(
  'of out step phase zone up down face cost main effect events action beginning ending'.split(' '),
);

/** The words of a source file's identifiers and texts; its comments are prose. */
function wordsOf(source: string): ReadonlySet<string> {
  const scanner = typescript.createScanner(typescript.ScriptTarget.ES2022, true);
  scanner.setText(source);
  const found = new Set<string>();
  for (let token = scanner.scan(); token !== typescript.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const named = token === typescript.SyntaxKind.Identifier || token === typescript.SyntaxKind.StringLiteral;
    if (named) for (const word of split(scanner.getTokenValue())) found.add(word);
  }
  return found;
}

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));

/** What every game's card text says is every game's. */
const shared = new Set(
  sources(path.join(engine, 'text', 'tree')).flatMap((file) => [...wordsOf(readFileSync(file, 'utf8'))]),
);

/** The words of one game that the card texts of all games don't share. */
const ownWords = ({ zones, words }: GameDescription): readonly string[] =>
  [...zones.map(({ name }) => name), ...words]
    .flatMap(split)
    .filter((word) => !shared.has(word) && !OF_ANY.has(word));

const banned = new Set(descriptions.flatMap(ownWords));

describe('the card-game layer', () => {
  for (const file of sources(__dirname)) {
    it(`speaks of no game in ${path.relative(__dirname, file)}`, () => {
      const found = [...wordsOf(readFileSync(file, 'utf8'))].filter((word) => banned.has(word));
      expect(found).to.deep.equal([]);
    });
  }

  it('is read word by word, for the words of every game', () => {
    expect(descriptions.map(({ rulebook }) => rulebook)).to.include.members(['legions-of-will', 'riftbound']);
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
