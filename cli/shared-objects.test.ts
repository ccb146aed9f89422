import { describe, it } from 'node:test';
import { expect } from 'chai';
import { gameOf } from '../port/in-process/games';

/**
 * So many objects at most enforce several rules that nobody has told apart, nor said that they say the same: such rules
 * can't be switched off or exercised apart. The bound falls with each that is split, and never rises.
 */
const bounds = { 'legions-of-will': 0, riftbound: 0 };

const sharing = (rulebook: string) =>
  [...new Set([...(gameOf(rulebook)?.ruleset.rules.values() ?? [])].flat())].filter(({ also, restates }) =>
    also.some((number) => !restates.includes(number)),
  );

describe('objects that enforce several rules', () => {
  for (const [rulebook, bound] of Object.entries(bounds))
    it(`are told apart, or declared to say the same, and there are ever fewer that are not: ${rulebook}`, () => {
      const left = sharing(rulebook).map(({ number, also }) => [number, ...also].join(', '));
      expect(left, left.join('\n')).to.have.length.most(bound);
    });

  it('differ from all others in what they are called, by which a report tells them apart', () => {
    for (const rulebook of Object.keys(bounds)) {
      const rules = new Set([...(gameOf(rulebook)?.ruleset.rules.values() ?? [])].flat());
      const names = [...rules].map(({ form, title }) => `${form}: ${title}`);
      const twice = names.filter((name, place) => names.indexOf(name) !== place);
      expect(twice).to.deep.equal([]);
    }
  });
});
