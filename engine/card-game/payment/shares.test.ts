import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { canShare, isFree, openFor, type Share } from './shares';

/** Every way to take all shares, each as a list of what is taken for each of them. */
function allWays(shares: readonly Share<number>[]): readonly (readonly (readonly number[])[])[] {
  const [share, ...others] = shares;
  if (!share) return [[]];
  return subsets(share.from, share.count).flatMap((taken) =>
    allWays(
      others.map(({ from, count }) => ({ from: from.filter((each) => !taken.includes(each)), count })),
    ).map((way) => [taken, ...way]),
  );
}

function subsets(from: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return from.flatMap((first, place) =>
    subsets(from.slice(place + 1), count - 1).map((others) => [first, ...others]),
  );
}

const shares = fc.array(
  fc.record({
    from: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 5 }),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
);

const sorted = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort();

describe('shares of objects, none of which is taken twice', () => {
  it('can be taken if any of all ways would do', () => {
    fc.assert(
      fc.property(shares, (those) => {
        expect(canShare(those)).to.equal(allWays(those).length > 0);
      }),
    );
  });

  it('are open for what some way takes for them, and for nothing else', () => {
    fc.assert(
      fc.property(shares, (those) => {
        expect(sorted(openFor(those, 0))).to.deep.equal(
          sorted(allWays(those).flatMap(([first = []]) => first)),
        );
      }),
    );
  });

  it('are free if every choice among what is open is part of some way', () => {
    fc.assert(
      fc.property(shares, (those) => {
        const ways = allWays(those);
        fc.pre(ways.length > 0);
        const count = those[0]?.count ?? 0;
        const taken = new Set(ways.map(([first = []]) => sorted(first).join()));
        const every = subsets(sorted(openFor(those, 0)), count).every((some) => taken.has(some.join()));
        expect(isFree(those, 0)).to.equal(every);
      }),
    );
  });

  it('are told with one object that three of them want', () => {
    const those = [
      { from: ['a', 'b'], count: 1 },
      { from: ['b', 'c'], count: 1 },
      { from: ['a', 'b', 'd'], count: 1 },
    ];
    expect(canShare(those)).to.equal(true);
    expect(canShare([...those.slice(0, 2), { from: ['a', 'b', 'c'], count: 2 }])).to.equal(false);
    expect(
      openFor(
        [
          { from: ['a', 'b'], count: 1 },
          { from: ['a'], count: 1 },
        ],
        0,
      ),
    ).to.deep.equal(['b']);
  });

  it('refuse to look at too many', () => {
    expect(() => canShare(Array.from({ length: 13 }, () => ({ from: ['a'], count: 1 })))).to.throw(
      RangeError,
      '13 shares',
    );
  });
});
