import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type CostlySource, canAddUpAtCosts, type Supply } from './costly-sources';
import type { Resources } from './sources';

const has =
  (kind: string, amount: number) =>
  (resources: Resources): boolean =>
    (resources[kind] ?? 0) >= amount;

/** Pays one of a kind. */
const one =
  (kind: string) =>
  (resources: Resources): readonly Resources[] =>
    has(kind, 1)(resources) ? [{ ...resources, [kind]: (resources[kind] ?? 0) - 1 }] : [];

const source = (
  of: number,
  gives: Resources,
  more: Partial<CostlySource<number>> = {},
): CostlySource<number> => ({
  of,
  takes: ['turn'],
  besides: [],
  units: 0,
  gives,
  ...more,
});

const supply = (more: Partial<Supply<number>>): Supply<number> => ({
  pool: {},
  sources: [],
  costly: [],
  stages: [],
  isEnough: has('red', 1),
  isPossible: () => true,
  taken: [],
  most: 5,
  ...more,
});

describe('enough, at costs', () => {
  const changes = source(1, { red: 1 }, { pay: one('blue') });

  it('is what a source makes of resources that there are', () => {
    expect(canAddUpAtCosts(supply({ pool: { blue: 1 }, costly: [changes] }))).to.equal(true);
    expect(canAddUpAtCosts(supply({ costly: [changes] }))).to.equal(false);
  });

  it('may take several that pay for each other, in whatever order they are listed', () => {
    const further = source(2, { green: 1 }, { pay: one('red') });
    const wanted = supply({ pool: { blue: 1 }, isEnough: has('green', 1) });
    expect(canAddUpAtCosts({ ...wanted, costly: [changes, further] })).to.equal(true);
    expect(canAddUpAtCosts({ ...wanted, costly: [further, changes] })).to.equal(true);
    expect(canAddUpAtCosts({ ...wanted, costly: [further] })).to.equal(false);
  });

  it('takes nothing of an object twice', () => {
    const along = [1, 2].map((of) => source(9, { red: 1 }, { takes: [], besides: [{ of, takes: 'place' }] }));
    const wanted = supply({ costly: along, isEnough: has('red', 2) });
    expect(canAddUpAtCosts(wanted)).to.equal(true);
    expect(canAddUpAtCosts({ ...wanted, isEnough: has('red', 3) })).to.equal(false);
    expect(canAddUpAtCosts({ ...wanted, taken: [{ of: 1, takes: 'place' }] })).to.equal(false);
  });

  it('leaves what has to be possible besides', () => {
    const repeated = source(1, { red: 1 }, { takes: [], units: 1 });
    const wanted = supply({ costly: [repeated], isPossible: (_taken, units) => units <= 2 });
    expect(canAddUpAtCosts({ ...wanted, isEnough: has('red', 2) })).to.equal(true);
    expect(canAddUpAtCosts({ ...wanted, isEnough: has('red', 3) })).to.equal(false);
  });

  it('pays what comes first before the rest, and is helped by what that adds', () => {
    const stage = { pay: one('blue'), gives: { red: 1 } };
    expect(canAddUpAtCosts(supply({ pool: { blue: 1 }, stages: [stage] }))).to.equal(true);
    expect(
      canAddUpAtCosts(supply({ pool: { blue: 1 }, stages: [stage], isEnough: has('blue', 1) })),
    ).to.equal(false);
    expect(
      canAddUpAtCosts(
        supply({ pool: { red: 1 }, stages: [stage], costly: [source(1, { blue: 1 }, { pay: one('red') })] }),
      ),
    ).to.equal(true);
  });

  it('may be asked of the source that is used first', () => {
    const other = source(2, { red: 1 }, { pay: one('green') });
    const wanted = supply({ pool: { blue: 1 }, costly: [changes, other] });
    expect(canAddUpAtCosts(wanted, changes)).to.equal(true);
    expect(canAddUpAtCosts(wanted, other)).to.equal(false);
  });
});
