import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isDeep, sample, times } from '../../engine/kernel/test/deep';
import { ReferenceEngine } from '../../port/in-process';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';
import { canariesPage } from './canaries-page';
import { hunt } from './hunt';
import { measured, medianOf, quickestOf, seedOf } from './measure';

/** Hunting every canary takes minutes: without a deep run, so many are of those that take fewer decisions than this. */
const FAST = 300;
const MANY = 15;
const which = isDeep ? 'all canaries' : `${MANY} canaries with a median under ${FAST} decisions`;

const engine = (): ReferenceEngine => new ReferenceEngine();

/** The games that bring canaries: a folder of each beside this one. */
const BROUGHT = readdirSync(path.join(__dirname, '..', 'rulebooks'));

for (const id of fuzzedRulebooks) {
  const rulebook = fuzzedRulebook(id);
  if (!rulebook) continue;
  const results = measured()[id] ?? {};
  const fast = rulebook.canaries.filter(({ name }) => medianOf(results[name] ?? []) < FAST);
  const hunted = isDeep ? rulebook.canaries : sample(fast, MANY);
  describe(`random games of ${rulebook.title} (${which})`, () => {
    for (const canary of hunted) {
      it(`find out that ${canary.name}`, () => {
        const quickest = isDeep ? 1 : quickestOf(results[canary.name] ?? []);
        const { violation, decisions } = hunt(rulebook, canary, seedOf(quickest), engine);
        expect(canary.foundBy, violation?.message).to.include(violation?.invariant.number);
        expect(decisions).to.be.at.most(canary.budget);
      });
    }

    it('find nothing where no fault is planted', () => {
      const none = {
        ...rulebook.canaries[0],
        name: 'no fault',
        documentation: '',
        foundBy: [],
        budget: times(500, 2500),
      };
      const { violation } = hunt(rulebook, { ...none, plant: (inner) => inner }, seedOf(1), engine);
      expect(violation?.message).to.equal(undefined);
    });

    // A game that brings nothing to the fuzzer has no faults of its own to find (docs/a-game-of-your-own.md).
    if (!BROUGHT.includes(id)) return;
    it('have at least fifteen faults to find', () => {
      expect(hunted).to.have.length.of.at.least(15);
      expect(rulebook.canaries).to.have.length.of.at.least(15);
      expect(new Set(rulebook.canaries.map(({ name }) => name)).size).to.equal(rulebook.canaries.length);
    });
  });
}

describe('the page about canaries', () => {
  it('is current (npx ts-node fuzz/canaries/canaries-page.ts)', () => {
    const page = readFileSync(path.join(__dirname, '../../docs/canaries.md'), 'utf8');
    expect(page === canariesPage()).to.equal(true);
  });
});
