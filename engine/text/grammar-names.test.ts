import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';

const shared = path.join(__dirname, 'grammar');
const GAMES = ['legions-of-will', 'riftbound', 'magic'];

/** A rule as a grammar file defines, extends or replaces it, with the names of its cases. */
interface WrittenRule {
  readonly name: string;
  readonly sign: string;
  readonly cases: readonly string[];
  readonly file: string;
}

function rulesIn(folder: string): readonly WrittenRule[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ohm'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\/.*$/gm, '');
      const starts = [...source.matchAll(/^ *([A-Za-z]+)(?:<[^>]*>)?(?: \([^)]*\))? *(\+=|:=|=)/gm)];
      return starts.map((start, place) => ({
        name: start[1] ?? '',
        sign: start[2] ?? '',
        cases: [...source.slice(start.index, starts[place + 1]?.index).matchAll(/-- *([A-Za-z]+) *$/gm)].map(
          ([, name]) => name ?? '',
        ),
        file,
      }));
    });
}

const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, place) => names.indexOf(name) !== place);

// Ohm takes the second of two for the whole, and says nothing.
describe('the grammars of card text', () => {
  for (const game of GAMES) {
    const own = rulesIn(path.join(__dirname, '..', game, 'text', 'grammar'));

    it(`of ${game} say everything of a rule in one place`, () => {
      expect(own.length).to.be.above(20);
      expect(twice(own.map(({ name }) => name))).to.deep.equal([]);
    });

    it(`of ${game} have a name of its own for each case that is added to a shared rule`, () => {
      const base = rulesIn(shared);
      const same = own
        .filter(({ sign }) => sign === '+=')
        .flatMap(({ name, cases }) => {
          const known = base.filter((rule) => rule.name === name).flatMap((rule) => rule.cases);
          return cases.filter((each) => known.includes(each)).map((each) => `${name}_${each}`);
        });
      expect(same).to.deep.equal([]);
    });
  }
});
