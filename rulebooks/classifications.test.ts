import { describe, it } from 'node:test';
import { expect } from 'chai';
import { loadClassification } from './classification-file';
import { lintClassification } from './classification-lint';
import { editionsOf, loadRulebook, rulebookIds } from './library';

describe('every edition of every rulebook', () => {
  const names = rulebookIds().flatMap((id) => editionsOf(id).map((edition) => `${id}@${edition}`));

  it('is one of five at least', () => {
    expect(names).to.have.length.greaterThan(4);
  });

  for (const name of names) {
    it(`is classified, rule by rule: ${name}`, () => {
      const rulebook = loadRulebook(name);
      const findings = lintClassification(rulebook, loadClassification(rulebook), []);
      expect(findings.map(({ message }) => message)).to.deep.equal([]);
    });
  }
});
