import { describe, it } from 'node:test';
import { expect } from 'chai';
import { knownRulebooks, whyNotOff } from './rules';

describe('what the classification of a rulebook that is played says of where rules come from', () => {
  const known = knownRulebooks(['legions-of-will', 'riftbound']);

  it('is said of more than a hundred rules', () => {
    const entries = known.flatMap(({ classification }) => classification?.rules ?? []);
    expect(entries.filter(({ followsFrom }) => followsFrom !== undefined)).to.have.length.greaterThan(100);
    expect(entries.filter(({ restates }) => restates !== undefined)).to.have.length.greaterThan(5);
  });

  for (const { rulebook, classification, implemented } of known) {
    const entries = classification?.rules ?? [];
    const enforced = new Set(implemented.map(({ number }) => number));
    const titlesOf = (rule: string) =>
      implemented.filter(({ number }) => number === rule).map(({ title, form }) => `${form}: ${title}`);

    it(`names rules that are enforced, of rules that are not: ${rulebook.id}`, () => {
      const wrong = entries.filter(
        ({ rule, followsFrom }) =>
          followsFrom && (enforced.has(rule) || !followsFrom.every((each) => enforced.has(each))),
      );
      expect(wrong.map(({ rule }) => rule)).to.deep.equal([]);
    });

    it(`gives reasons for rules without an object, of rules that have none: ${rulebook.id}`, () => {
      const wrong = entries.filter(({ rule, inherent }) => inherent !== undefined && enforced.has(rule));
      expect(wrong.map(({ rule }) => rule)).to.deep.equal([]);
    });

    it(`has in one object what says the same: ${rulebook.id}`, () => {
      const apart = entries.filter(
        ({ rule, restates }) =>
          restates && !titlesOf(rule).some((title) => titlesOf(restates).includes(title)),
      );
      expect(apart.map(({ rule }) => rule)).to.deep.equal([]);
    });
  }

  it('is what "--off" answers with for such a rule', () => {
    expect(whyNotOff('609.7a', known)).to.equal(
      'that rule follows from 609.7, and the engine enforces nothing else under its number: switch off that one.',
    );
    expect(whyNotOff('609.4', known)).to.match(
      /follows from 609\.4b and 609\.4c and 609\.4d, .* one of those\.$/,
    );
  });
});
