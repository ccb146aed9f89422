import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { ObjectView } from '../port/contract';
import { NewViews } from './new-views';

const views = Array.from(
  { length: 24 },
  (_, at): ObjectView => ({
    id: `o${at % 8}`,
    owner: 0,
    zone: 'hand',
    types: [],
    subtypes: [],
    supertypes: [],
    characteristics: {},
    statuses: [],
    damage: at,
    counters: {},
    blocking: [],
    abilities: [],
    targets: [],
  }),
);
const some = (maxLength: number) => fc.array(fc.constantFrom(...views), { maxLength });

describe('what is new on a table', () => {
  it('is all that was not on the one before, and nothing where both are the same', () => {
    let spared = 0;
    fc.assert(
      fc.property(some(12), fc.array(fc.tuple(fc.nat(12), fc.nat(3), some(2))), (first, changes) => {
        const kept = new NewViews();
        let before: readonly ObjectView[] = [];
        let table: readonly ObjectView[] = first;
        for (const [at, gone, come] of changes) {
          const found = kept.among(table);
          const ones = table.filter((view) => !before.includes(view));
          expect(found).to.include.members(ones);
          expect(table).to.include.members([...found]);
          spared += table.length - found.length;
          expect(kept.among(table)).to.deep.equal([]);
          before = table;
          table = [...table.slice(0, at), ...come, ...table.slice(at + gone)];
        }
      }),
      { numRuns: 1000 },
    );
    expect(spared).to.be.above(1000);
  });
});
