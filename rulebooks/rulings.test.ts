import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { findRule, loadRulebook } from './library';
import { findScenarios, rulingsPage, storedRulings } from './test/rulings-page';

const all = storedRulings();

for (const { id, game, rulings } of all) {
  describe(`the rulings for ${game}`, () => {
    const rulebook = loadRulebook(id);

    it('are numbered upwards, in one series', () => {
      const numbers = rulings.map((ruling) => ruling.id);
      expect(new Set(numbers.map((number) => number.replace(/-\d{3}$/, ''))).size).to.equal(1);
      expect(numbers).to.deep.equal([...new Set(numbers)].sort());
    });

    it('refer to rules that exist', () => {
      const unknown = rulings.flatMap((ruling) => ruling.rules.filter((key) => !findRule(rulebook, key)));
      expect(unknown).to.deep.equal([]);
      expect(rulings.filter((ruling) => ruling.rules.length === 0)).to.deep.equal([]);
    });

    it('take one of at least two readings', () => {
      for (const { id: ruling, readings, taken } of rulings) {
        expect(new Set(readings).size, ruling).to.be.at.least(2);
        expect(readings, ruling).to.include(taken);
      }
    });
  });
}

describe('the rulings of all rulebooks', () => {
  it('are of three rulebooks at least, and no two have the same number', () => {
    const ids = all.flatMap(({ rulings }) => rulings.map((ruling) => ruling.id));
    expect(all.length).to.be.at.least(3);
    expect(new Set(ids).size).to.equal(ids.length);
  });
});

describe('the scenarios of the rulings', () => {
  for (const { id, game, rulings } of all) {
    it(`of ${game} are those that carry their tags, and no tag is of no ruling`, async () => {
      const listed = rulings.filter(({ scenarios }) => scenarios.length > 0);
      expect(Object.fromEntries(listed.map((ruling) => [ruling.id, ruling.scenarios]))).to.deep.equal(
        Object.fromEntries(await findScenarios(id)),
        'write them again: npx ts-node rulebooks/test/rulings-page.ts',
      );
    });
  }
});

describe('the page about the rulings', () => {
  it('is up to date', () => {
    const page = readFileSync(join(__dirname, '../docs/rulings.md'), 'utf8');
    expect(page).to.equal(rulingsPage(all), 'write it again: npx ts-node rulebooks/test/rulings-page.ts');
  });
});
