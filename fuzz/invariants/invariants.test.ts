import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';
import { invariantsPage } from './invariants-page';

describe('invariants', () => {
  const all = fuzzedRulebooks.map((id) => fuzzedRulebook(id)?.invariants ?? []);

  it('have a number, a sentence and an opposite that no other has', () => {
    for (const invariants of all) {
      for (const part of ['number', 'gherkin', 'broken'] as const)
        expect(new Set(invariants.map((invariant) => invariant[part])).size).to.equal(invariants.length);
    }
  });

  it('are documented in docs/invariants.md (npx ts-node fuzz/invariants/invariants-page.ts)', () => {
    const page = readFileSync(path.join(__dirname, '../../docs/invariants.md'), 'utf8');
    expect(page === invariantsPage()).to.equal(true);
  });
});
