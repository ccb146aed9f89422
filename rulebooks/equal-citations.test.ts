import { describe, it } from 'node:test';
import { expect } from 'chai';
import { findRule, loadEqualCitations, loadRulebook, rulebookIds } from './library';

describe('rules that say the same', () => {
  for (const id of rulebookIds())
    it(`exist in ${id}, each in one group`, () => {
      const rulebook = loadRulebook(id);
      const named = loadEqualCitations(id).flatMap(({ rules }) => rules);
      expect(named.filter((rule) => findRule(rulebook, rule) === undefined)).to.deep.equal([]);
      expect(named).to.have.length(new Set(named).size);
    });

  it('are known of the resource step', () => {
    const groups = loadEqualCitations('legions-of-will').map(({ rules }) => rules.join(' = '));
    expect(groups).to.include('504.1 = 703.4c');
  });
});
