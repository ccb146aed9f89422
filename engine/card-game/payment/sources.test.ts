import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { canAddUp, type Resources, type Source, sumOf } from './sources';

const kinds = ['red', 'blue'] as const;
const parts = ['turn', 'place', 'mark'] as const;

const sources: fc.Arbitrary<readonly Source<number>[]> = fc.array(
  fc.record({
    of: fc.nat({ max: 2 }),
    takes: fc.subarray([...parts], { maxLength: 2 }),
    gives: fc.record({ red: fc.nat({ max: 2 }), blue: fc.nat({ max: 1 }) }),
  }),
  { maxLength: 7 },
);
const resources = fc.record({ red: fc.nat({ max: 5 }), blue: fc.nat({ max: 4 }) });

const reaches =
  (wanted: Resources) =>
  (has: Resources): boolean =>
    kinds.every((kind) => (has[kind] ?? 0) >= (wanted[kind] ?? 0));

/** Every sum of some sources of which none takes what another takes. */
function allSums(
  [first, ...others]: readonly Source<number>[],
  gone: ReadonlyMap<number, ReadonlySet<string>> = new Map(),
): readonly Resources[] {
  if (!first) return [{}];
  const without = allSums(others, gone);
  const so = gone.get(first.of) ?? new Set();
  if (first.takes.some((each) => so.has(each))) return without;
  const then = new Map([...gone, [first.of, new Set([...so, ...first.takes])] as const]);
  return [...without, ...allSums(others, then).map((sum) => sumOf(first.gives, sum))];
}

describe('sources that add to a pool in the midst of paying', () => {
  it('are enough where any use of them is', () => {
    fc.assert(
      fc.property(resources, sources, resources, (pool, all, wanted) => {
        const isEnough = reaches(wanted);
        const expected = allSums(all).some((sum) => isEnough(sumOf(pool, sum)));
        expect(canAddUp(pool, all, isEnough)).to.equal(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are decided for many objects alike', () => {
    const many = Array.from({ length: 30 }, (_, of): readonly Source<number>[] => [
      { of, takes: ['turn'], gives: { red: 1 } },
      { of, takes: ['turn'], gives: { blue: 1 } },
    ]).flat();
    expect(canAddUp({}, many, reaches({ red: 15, blue: 15 }))).to.equal(true);
    expect(canAddUp({}, many, reaches({ red: 15, blue: 16 }))).to.equal(false);
  });
});
