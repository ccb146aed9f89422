import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { findScenarios, rulingsPage, storedRulings } from './test/rulings-page';

const all = storedRulings();

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
