import { describe, it } from 'node:test';
import { expect } from 'chai';
import { times } from '../../kernel/test/deep';
import {
  type Assigner,
  afterwards,
  inThresholds,
  isEntangled,
  legalDivisions,
  type Outstanding,
} from './whole-assignment';

type Amounts = readonly number[];

const divisions = (amount: number, over: number): readonly Amounts[] =>
  over === 1
    ? [[amount]]
    : Array.from({ length: amount + 1 }, (_, first) => first).flatMap((first) =>
        divisions(amount - first, over - 1).map((rest) => [first, ...rest]),
      );

/** Is an assignment that is complete legal, where each must have lethal damage before those after it? */
function isLegal(objects: readonly Assigner[], lethal: Amounts, assigned: readonly Amounts[]): boolean {
  const given = lethal.map((_, place) =>
    objects.reduce((sum, { order }, object) => sum + (assigned[object]?.[order.indexOf(place)] ?? 0), 0),
  );
  return objects.every(({ order }, object) =>
    order.every(
      (_, at) =>
        (assigned[object]?.[at] ?? 0) === 0 ||
        order.slice(0, at).every((before) => (given[before] ?? 0) >= (lethal[before] ?? 0)),
    ),
  );
}

const all = (objects: readonly Assigner[]): readonly (readonly Amounts[])[] =>
  objects.reduce<readonly (readonly Amounts[])[]>(
    (sofar, { amount, order }) =>
      sofar.flatMap((each) => divisions(amount, order.length).map((amounts) => [...each, amounts])),
    [[]],
  );

/** Everything that is reached by dividing one object's damage after the other. */
function reached(objects: readonly Assigner[], outstanding: Outstanding): readonly (readonly Amounts[])[] {
  const [object, ...later] = objects;
  if (!object) return [[]];
  return legalDivisions(object, later, outstanding).flatMap((amounts) =>
    reached(later, afterwards(outstanding, object, amounts)).map((rest) => [amounts, ...rest]),
  );
}

/** Small battles, always the same ones. */
function battle(seed: number): { readonly lethal: Amounts; readonly objects: readonly Assigner[] } {
  let state = seed + 1;
  const below = (bound: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % bound;
  };
  const lethal = Array.from({ length: 2 + below(2) }, () => below(5));
  const objects = Array.from({ length: 2 + below(2) }, (): Assigner => {
    const left = lethal.map((_, place) => place);
    const order = Array.from(
      { length: 1 + below(left.length) },
      () => left.splice(below(left.length), 1)[0] ?? 0,
    );
    return { amount: 1 + below(4), order };
  });
  return { lethal, objects };
}

const sorted = (assignments: readonly (readonly Amounts[])[]): readonly string[] =>
  assignments.map((each) => JSON.stringify(each)).sort();

describe('battle damage that is judged as a whole', () => {
  it('is divided in every way that is legal as a whole, and in no other, object by object', () => {
    for (let seed = 0; seed < times(100, 300); seed += 1) {
      const { lethal, objects } = battle(seed);
      const legal = all(objects).filter((assigned) => isLegal(objects, lethal, assigned));
      const found = reached(objects, { missing: lethal, owed: new Set() });
      expect(sorted(found), JSON.stringify({ lethal, objects })).to.deep.equal(sorted(legal));
    }
  });

  it('is said in thresholds where they say just that', () => {
    expect(
      inThresholds([
        [3, 0],
        [2, 1],
        [1, 2],
      ]),
    ).to.deep.equal({ minimums: [1, 0], thresholds: [1, 4] });
    expect(
      inThresholds([
        [2, 0, 0],
        [1, 1, 0],
        [0, 1, 1],
      ]),
    ).to.equal(undefined);
  });

  it('is entangled where objects can help each other, and few enough', () => {
    const alone: Assigner = { amount: 3, order: [0, 1] };
    expect(isEntangled([alone])).to.equal(false);
    expect(isEntangled([alone, { amount: 2, order: [2] }])).to.equal(false);
    expect(isEntangled([alone, { amount: 2, order: [0] }])).to.equal(true);
    expect(isEntangled([alone, { amount: 9000, order: [0, 1] }])).to.equal(false);
  });
});
