import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { type Problem, type Slot, TooManyWays, type ValuesChosen } from './problem';
import { exists, offers, offersInTurn, refusal } from './solver';

interface Described {
  readonly from: readonly number[];
  readonly least: number;
  readonly more: number;
  /** Of the slots before it, by their distance. */
  readonly reads: readonly boolean[];
  readonly otherThan: readonly boolean[];
  readonly salt: number;
  /** Whether those that are chosen together are all even, or all odd. */
  readonly alike: boolean;
  /** Whether slots that read it tell only even values from odd ones. */
  readonly coarse: boolean;
}

const parity = (value: number): number => value % 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A slot whose values and limits hang on what was chosen for those that it reads. */
function slotOf(
  { from, least, more, reads, otherThan, salt, alike, coarse }: Described,
  place: number,
  coarsely: readonly boolean[],
): Slot<number> {
  const before = (which: readonly boolean[]): number[] =>
    Array.from({ length: place }, (_, at) => at).filter((at) => which[place - at - 1]);
  const read = before(reads);
  const said = (chosen: ValuesChosen<number>): number =>
    sum(
      read.map((at) => {
        const values = chosen[at] ?? [];
        return sum(coarsely[at] ? values.map(parity) : values) + values.length;
      }),
    );
  return {
    name: `slot ${place}`,
    reads: read,
    otherThan: before(otherThan),
    limits: (chosen) => ({ least, most: least + ((more + said(chosen)) % 3) }),
    values: (chosen) =>
      read.length === 0 ? from : from.filter((value) => (value + said(chosen) * (salt + 1)) % 3 !== salt),
    ...(alike ? { agree: (values: readonly number[]) => new Set(values.map(parity)).size <= 1 } : {}),
    ...(coarse ? { kindOf: parity } : {}),
  };
}

const problemOf = (slots: readonly Described[]): Problem<number> => ({
  slots: slots.map((slot, place) =>
    slotOf(
      slot,
      place,
      slots.map(({ coarse }) => coarse),
    ),
  ),
  keyOf: (value) => value,
});

const flags = (size: number) => fc.array(fc.boolean(), { minLength: size, maxLength: size });

const problems = fc
  .array(
    fc.record({
      from: fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 4 }),
      least: fc.nat({ max: 2 }),
      more: fc.nat({ max: 2 }),
      // Most slots read nothing.
      reads: fc.oneof(
        { weight: 2, arbitrary: fc.constant([false, false, false]) },
        { weight: 1, arbitrary: flags(3) },
      ),
      otherThan: flags(3),
      salt: fc.nat({ max: 2 }),
      alike: fc.boolean(),
      coarse: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map(problemOf);

function subsets(from: readonly number[]): readonly (readonly number[])[] {
  const [first, ...others] = from;
  return first === undefined ? [[]] : subsets(others).flatMap((some) => [some, [first, ...some]]);
}

/** Every way to fill all slots. */
function allWays(
  { slots }: Problem<number>,
  chosen: ValuesChosen<number> = [],
): readonly ValuesChosen<number>[] {
  const slot = slots[chosen.length];
  if (!slot) return [chosen];
  const { least, most } = slot.limits(chosen);
  const taken = new Set(slot.otherThan.flatMap((at) => chosen[at] ?? []));
  return subsets(slot.values(chosen).filter((value) => !taken.has(value)))
    .filter((set) => set.length >= least && set.length <= most && slot.agree?.(set, chosen) !== false)
    .flatMap((set) => allWays({ slots, keyOf: (value) => value }, [...chosen, set]));
}

const nameOf = (set: readonly number[]): string => [...set].sort().join();

/** What was chosen for the next slot in all ways that begin so. */
const nextSets = (ways: readonly ValuesChosen<number>[], chosen: ValuesChosen<number>): ReadonlySet<string> =>
  new Set(
    ways
      .filter((way) => chosen.every((set, place) => nameOf(set) === nameOf(way[place] ?? [])))
      .map((way) => nameOf(way[chosen.length] ?? [])),
  );

/** Every set that answers to what is offered can lead to. */
function answered(
  problem: Problem<number>,
  chosen: ValuesChosen<number>,
  offer: typeof offers = offers,
  partly: readonly number[] = [],
): readonly string[] {
  const offered = offer(problem, chosen, partly);
  if (!offered) return [];
  const { values, minimum, maximum, oneByOne } = offered;
  return subsets(values)
    .filter(({ length }) => length >= minimum && length <= maximum)
    .flatMap((set) =>
      oneByOne && set.length > 0
        ? answered(problem, chosen, offer, [...partly, ...set])
        : [nameOf([...partly, ...set])],
    );
}

const slot = (
  from: readonly number[],
  least: number,
  most: number,
  otherThan: readonly number[] = [],
): Slot<number> => ({
  name: `from ${least} to ${most} of ${from.join(' ')}`,
  reads: [],
  otherThan,
  limits: () => ({ least, most }),
  values: () => from,
});

const plain = (...slots: readonly Slot<number>[]): Problem<number> => ({ slots, keyOf: (value) => value });

describe('choices that have to be possible together', () => {
  it('exist where any of all ways would do', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        expect(exists(problem)).to.equal(allWays(problem).length > 0);
      }),
      { numRuns: 500 },
    );
  });

  it('are offered so that answers lead to what some way has, and to all of it', () => {
    fc.assert(
      fc.property(problems, fc.nat(), (problem, seed) => {
        const ways = allWays(problem);
        const way = ways[seed % Math.max(1, ways.length)] ?? [];
        for (const place of problem.slots.keys()) {
          const chosen = way.slice(0, place);
          const legal = [...nextSets(ways, chosen)].sort();
          expect([...new Set(answered(problem, chosen))].sort()).to.deep.equal(legal);
          expect([...new Set(answered(problem, chosen, offersInTurn))].sort()).to.deep.equal(legal);
          if (ways.length === 0) return;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are offered together where every set of one range of sizes is part of some way', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const sizes = new Map<number, number>();
        const legal = nextSets(allWays(problem), []);
        fc.pre(legal.size > 0);
        const values = new Set([...legal].flatMap((set) => [...set.replaceAll(',', '')]));
        for (const set of legal) {
          const size = set.replaceAll(',', '').length;
          sizes.set(size, (sizes.get(size) ?? 0) + 1);
        }
        const all = subsets([...values].map(Number));
        const isWhole = [...sizes].every(
          ([size, count]) => all.filter(({ length }) => length === size).length === count,
        );
        const isRange = Math.max(...sizes.keys()) - Math.min(...sizes.keys()) === sizes.size - 1;
        expect(offers(problem, [])?.oneByOne).to.equal(!(isWhole && isRange));
      }),
      { numRuns: 500 },
    );
  });

  it('are refused exactly where no way has them', () => {
    const attempts = fc.array(fc.array(fc.nat({ max: 4 }), { maxLength: 3 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(problems, attempts, fc.nat(), (problem, wild, seed) => {
        const ways = allWays(problem);
        const way = ways[seed % Math.max(1, ways.length)];
        if (way) expect(refusal(problem, way)).to.equal(undefined);
        const attempt = wild.slice(0, problem.slots.length);
        const isWay = ways.some((each) => each.every((set, at) => nameOf(set) === nameOf(attempt[at] ?? [])));
        expect(refusal(problem, attempt) === undefined).to.equal(isWay);
      }),
      { numRuns: 500 },
    );
  });

  it('leave fewer where what comes later needs one', () => {
    const problem = plain(slot([1, 2, 3], 0, 3), slot([1, 2, 3], 1, 1, [0]));
    expect(offers(problem, [])).to.deep.equal({
      values: [1, 2, 3],
      minimum: 0,
      maximum: 2,
      oneByOne: false,
    });
  });

  it('are made one by one where a set can lack what another has', () => {
    const problem = plain(slot([1, 2, 3, 4], 0, 2), slot([1, 2], 1, 1, [0]));
    expect(offers(problem, [])).to.deep.equal({
      values: [1, 2, 3, 4],
      minimum: 0,
      maximum: 1,
      oneByOne: true,
    });
    expect(offers(problem, [], [1])).to.deep.include({ values: [3, 4], minimum: 0, maximum: 1 });
    expect(offers(problem, [], [1, 3])).to.deep.include({ values: [], minimum: 0, maximum: 0 });
  });

  it('are made one by one where fewer and more can be chosen, and what lies between can not', () => {
    const notTwo: Slot<number> = {
      ...slot([9], 1, 1),
      reads: [0],
      values: ([chosen = []]) => (chosen.length === 2 ? [] : [9]),
    };
    const problem = plain(slot([1, 2, 3], 0, 3), notTwo);
    expect(offers(problem, [])).to.deep.include({ minimum: 0, maximum: 1, oneByOne: true });
    expect(offers(problem, [], [1, 2])).to.deep.include({ values: [3], minimum: 1, maximum: 1 });
  });

  it('say what of an attempt is broken', () => {
    const problem = plain(slot([1, 2], 1, 2), slot([1, 2, 3], 0, 1, [0]));
    expect(refusal(problem, [[], []])).to.deep.equal({ slot: 0, by: 'too few' });
    expect(refusal(problem, [[1, 2], [1, 3].slice(0, 1)])).to.deep.equal({ slot: 1, by: 'chosen before' });
    expect(refusal(problem, [[1, 1], []])).to.deep.equal({ slot: 0, by: 'chosen twice' });
    expect(refusal(problem, [[3], []])).to.deep.equal({ slot: 0, by: 'not open' });
    expect(refusal(problem, [[1], [2, 3]])).to.deep.equal({ slot: 1, by: 'too many' });
  });

  it('are decided for many objects at once, one being as good as another', () => {
    const many = Array.from({ length: 60 }, (_, each) => each);
    const problem = plain(slot(many, 20, 20), slot(many, 20, 20, [0]), slot(many, 20, 20, [0, 1]));
    expect(exists(problem)).to.equal(true);
    expect(exists(plain(...problem.slots, slot(many, 1, 1, [0, 1, 2])))).to.equal(false);
  });

  it('are told apart by kind where a slot that reads them tells no more', () => {
    const many = Array.from({ length: 40 }, (_, each) => each);
    const kinded: Slot<number> = { ...slot(many, 10, 10), kindOf: parity };
    const odd = (count: number): Slot<number> => ({
      ...slot([], 0, 0),
      reads: [0],
      limits: ([some = []]) => ({ least: some.filter(parity).length === count ? 0 : 1, most: 0 }),
    });
    expect(exists(plain(kinded, odd(7)))).to.equal(true);
    expect(exists(plain(kinded, odd(11)))).to.equal(false);
  });

  it('are written out where they are too many to be decided', () => {
    const many = Array.from({ length: 30 }, (_, each) => each);
    const never: Slot<number> = { ...slot([], 1, 1), name: 'what never is', reads: [0] };
    expect(() => exists(plain(slot(many, 0, 30), never))).to.throw(
      TooManyWays,
      /0\. from 0 to 30.*\n.*1\. what never is \(open; reads 0; other than none\)/s,
    );
  });
});
