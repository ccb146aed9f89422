import { describe, it } from 'node:test';
import { expect } from 'chai';
import { games } from '../engine/games';

describe('rules', () => {
  for (const { rulebook, rules } of games.map(({ ruleset }) => ruleset))
    it(`differ from all others in what they are called, by which a report tells them apart: ${rulebook}`, () => {
      const names = [...new Set([...rules.values()].flat())].map(({ form, title }) => `${form}: ${title}`);
      const twice = names.filter((name, place) => names.indexOf(name) !== place);
      expect(twice).to.deep.equal([]);
    });
});
