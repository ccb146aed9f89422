import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { playable } from './games';
import { NumbersOfRules } from './numbers-of-rules';

describe('the numbers of rules that a game has used', () => {
  for (const { ruleset } of playable) {
    const rules = [...new Set([...ruleset.rules.values()].flat())];
    it(`are all of theirs, each once and in order (${ruleset.rulebook})`, () => {
      const kept = new NumbersOfRules(ruleset);
      fc.assert(
        fc.property(fc.uniqueArray(fc.constantFrom(...rules)), (used) => {
          const numbers = used.flatMap(({ number, restates }) => [number, ...restates]);
          expect(kept.of(new Set(used))).to.deep.equal([...new Set(numbers)].sort());
        }),
      );
    });
  }
});
