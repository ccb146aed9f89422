import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { changesOfReadings } from '../port/in-process/readings';
import { playableReadings } from '../port/in-process-amendment';
import { findRule, loadRulebook } from './library';
import { UnknownReading } from './readings';
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
      const { taken, otherwise } = await findScenarios(id);
      const again = 'write them again: npx ts-node rulebooks/test/rulings-page.ts';
      expect(Object.fromEntries(listed.map((ruling) => [ruling.id, ruling.scenarios]))).to.deep.equal(
        Object.fromEntries(taken),
        again,
      );
      const played = rulings.flatMap(({ id: ruling, playable = [] }) =>
        playable.map(({ name, scenarios }) => [`${ruling}=${name}`, scenarios] as const),
      );
      expect(Object.fromEntries(played)).to.deep.equal(Object.fromEntries(otherwise), again);
    });
  }
});

describe('the readings that can be played', () => {
  for (const { id, rulings } of all)
    for (const ruling of rulings)
      for (const { name, reading, changes, scenarios } of ruling.playable ?? [])
        it(`of ${ruling.id}: "${name}" is another one, can be said of the rules, and has a scenario`, () => {
          expect(ruling.readings).to.include(reading);
          expect(reading).not.to.equal(ruling.taken);
          const { off } = playableReadings(id, [{ ruling: ruling.id, reading: name, option: name }]);
          expect(off.map((each) => (each.includes(' ') ? each : `off ${each}`))).to.deep.equal(changes);
          expect(scenarios).not.to.deep.equal([]);
        });

  it('can be chosen by an edition, as many of one rulebook as are about different rules', () => {
    const readings = [
      { ruling: 'low-033', reading: 'letter' },
      { ruling: 'low-054', reading: 'once' },
    ];
    expect(changesOfReadings('legions-of-will', readings)).to.deep.equal([
      { verb: 'vary', number: '704.5h', point: 'which', choice: 'zero alone' },
      { verb: 'off', number: '508.1k' },
    ]);
    expect(() => changesOfReadings('riftbound', readings)).to.throw(
      UnknownReading,
      /no ruling low-033 of riftbound/,
    );
  });

  it('have names of their own in each ruling, and are each listed once', () => {
    for (const { id, playable = [] } of all.flatMap(({ rulings }) => rulings)) {
      expect(new Set(playable.map(({ name }) => name)), id).to.have.property('size', playable.length);
      expect(new Set(playable.map(({ reading }) => reading)), id).to.have.property('size', playable.length);
    }
  });
});

describe('the page about the rulings', () => {
  it('is up to date', () => {
    const page = readFileSync(join(__dirname, '../docs/rulings.md'), 'utf8');
    expect(page).to.equal(rulingsPage(all), 'write it again: npx ts-node rulebooks/test/rulings-page.ts');
  });
});
