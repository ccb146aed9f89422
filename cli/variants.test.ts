import { describe, it } from 'node:test';
import { expect } from 'chai';
import { playable, rulesetOf } from '../port/in-process/games';
import { amendmentsOf, variantsByRule, whyNoVariant } from './variants';

describe('variants of rules', () => {
  for (const { description } of playable) {
    const id = description.rulebook;
    const { edition } = rulesetOf(id) ?? { edition: '' };

    it(`are taken as they are said, of ${description.title}`, () => {
      const all = [...variantsByRule(id).values()].flat();
      const refused = all.map(({ change }) => whyNoVariant(change, [{ id, edition }]));
      expect(all).not.to.deep.equal([]);
      expect(refused.filter((why) => why !== undefined)).to.deep.equal([]);
    });
  }

  it('say which number they change where a rule names several', () => {
    expect(amendmentsOf({ id: 'legions-of-will', edition: '2023-09-11' }, '100.2a')).to.include(
      'set 100.2a from 40 to 41, or to any other number (as written: 40)',
    );
  });
});
