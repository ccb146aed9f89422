import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { runs } from '../../kernel/test/deep';
import { type Declarable, DeclarationTooLarge, nextInDeclaration } from './declaration';
import { obeyedCount } from './requirements';

/** Marbles that are flicked at others. */
interface Flick {
  readonly marble: { readonly name: string };
  readonly at: { readonly name: string };
}

interface Table {
  readonly flicks: readonly (readonly [number, number])[];
  readonly rooms: readonly number[];
  /** Marbles that must be flicked, and those that something must be flicked at; those named twice, by two effects. */
  readonly must: readonly number[];
  readonly mustBeHit: readonly number[];
  readonly paidFor: readonly number[];
  /** How many can be paid for. */
  readonly purse: number;
  readonly notAlone: readonly number[];
  /** Something can be flicked at it only by two or more. */
  readonly byTwo: readonly number[];
}

const marbles = [0, 1, 2, 3].map((place) => ({ name: `marble ${place}` }));
const aims = [0, 1, 2].map((place) => ({ name: `aim ${place}` }));

function declarable(table: Table): Declarable<Flick> {
  const items = table.flicks.flatMap(([from, to]): readonly Flick[] => {
    const marble = marbles[from];
    const at = aims[to];
    return marble && at ? [{ marble, at }] : [];
  });
  const isOne = (places: readonly number[], { name }: { readonly name: string }): boolean =>
    places.some((place) => name.endsWith(`${place}`));
  return {
    items,
    objectOf: ({ marble }) => marble,
    ontoOf: ({ at }) => at,
    roomFor: ({ marble }) => table.rooms[marbles.indexOf(marble)] ?? 1,
    fits: (chosen) =>
      new Set(chosen.map(({ marble }) => marble).filter((marble) => isOne(table.paidFor, marble))).size <=
      table.purse,
    isAllowed: (chosen) => {
      const different = new Set(chosen.map(({ marble }) => marble));
      const [only] = different;
      const isAlone = different.size === 1 && only !== undefined && isOne(table.notAlone, only);
      const times = (aim: object): number => chosen.filter(({ at }) => at === aim).length;
      return !isAlone && !aims.some((aim) => isOne(table.byTwo, aim) && times(aim) === 1);
    },
    requirements: [
      table.must.map(
        (place) =>
          ({ marble }: Flick) =>
            marble === marbles[place],
      ),
      table.mustBeHit.map(
        (place) =>
          ({ at }: Flick) =>
            at === aims[place],
      ),
    ],
    isPaidFor: ({ marble }) => isOne(table.paidFor, marble),
  };
}

/** Every set of items that can be declared together. */
function allSets(of: Declarable<Flick>): readonly (readonly Flick[])[] {
  let sets: (readonly Flick[])[] = [[]];
  for (const item of of.items) sets = [...sets, ...sets.map((set) => [...set, item])];
  const isPossible = (set: readonly Flick[]): boolean =>
    set.every((item) => set.filter(({ marble }) => marble === item.marble).length <= of.roomFor(item)) &&
    of.fits(set);
  return sets.filter(isPossible);
}

/** The legal ones, by the words of the rule: none that pays for no more obeys more requirements. */
function legalSets(of: Declarable<Flick>): readonly (readonly Flick[])[] {
  const all = allSets(of).filter((set) => of.isAllowed(set));
  const paysNoMore = (set: readonly Flick[], than: readonly Flick[]): boolean =>
    set.filter((item) => of.isPaidFor(item)).every((item) => than.includes(item));
  const count = (set: readonly Flick[]): number => obeyedCount(of.requirements.flat(), set);
  return all.filter((set) => all.every((other) => !paysNoMore(other, set) || count(other) <= count(set)));
}

/** The same where none of what is required may be left out, by the words of that rule. */
function setsThatLeaveNoneOut(of: Declarable<Flick>): readonly (readonly Flick[])[] {
  const all = allSets(of).filter((set) => of.isAllowed(set));
  const requirements = of.requirements.flat();
  const isRequired = (item: Flick): boolean => requirements.some((isObeyedBy) => isObeyedBy(item));
  const isSame = (set: readonly Flick[], other: readonly Flick[]): boolean =>
    set.length === other.length && set.every((item) => other.includes(item));
  return all.filter((set) => {
    const missing = of.items.filter(
      (item) =>
        !set.includes(item) &&
        !of.isPaidFor(item) &&
        requirements.some((isObeyedBy) => isObeyedBy(item) && !set.some(isObeyedBy)),
    );
    return [set, set.filter(isRequired)].every((base) =>
      all.every((other) => {
        const added = other.filter((item) => !base.includes(item));
        return (
          added.length === 0 ||
          !isSame(other, [...base, ...added]) ||
          !added.every((item) => missing.includes(item))
        );
      }),
    );
  });
}

const place = (below: number) => fc.integer({ min: 0, max: below - 1 });
const places = (below: number) => fc.array(place(below), { maxLength: 3 });
const tables: fc.Arbitrary<Table> = fc.record({
  flicks: fc.uniqueArray(fc.tuple(place(4), place(3)), {
    maxLength: 8,
    selector: ([from, to]) => 3 * from + to,
  }),
  rooms: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 4, maxLength: 4 }),
  must: places(4),
  mustBeHit: places(3),
  paidFor: fc.uniqueArray(place(4), { maxLength: 2 }),
  purse: fc.integer({ min: 0, max: 2 }),
  notAlone: fc.uniqueArray(place(4), { maxLength: 2 }),
  byTwo: fc.uniqueArray(place(3), { maxLength: 1 }),
});

describe('a declaration that is judged as a whole', () => {
  const rules: readonly (readonly [boolean, string, typeof legalSets])[] = [
    [false, 'as many requirements as possible', legalSets],
    [true, 'nothing that could be added', setsThatLeaveNoneOut],
  ];
  for (const [leavesNoneOut, title, legalOnes] of rules)
    it(`is offered item by item so that each legal one is reached, and no other: ${title}`, () => {
      const compare = (table: Table): void => {
        const of = { ...declarable(table), leavesNoneOut };
        const legal = legalOnes(of);
        for (const chosen of allSets(of)) {
          // What is never offered is never chosen.
          if (!legal.some((set) => chosen.every((item) => set.includes(item)))) continue;
          const { isComplete, items } = nextInDeclaration(of, chosen);
          const same = (set: readonly Flick[]): boolean =>
            set.length === chosen.length && chosen.every((item) => set.includes(item));
          expect(isComplete).to.equal(legal.some(same));
          const due = of.items.filter(
            (item) =>
              !chosen.includes(item) &&
              legal.some((set) => [...chosen, item].every((each) => set.includes(each))),
          );
          expect(items).to.deep.equal(due);
        }
      };
      fc.assert(fc.property(tables, compare), runs(150, 1000));
    });

  it('is found at once where objects are many and requirements more than can be obeyed', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ name: `${at}` }));
    const blocked = many.slice(0, 6);
    const items = many.flatMap((at) => blocked.map((marble): Flick => ({ marble, at })));
    const of: Declarable<Flick> = {
      ...declarable({ ...EMPTY, must: [] }),
      items,
      roomFor: () => 1,
      fits: () => true,
      isAllowed: () => true,
      requirements: [
        many.map(
          (aim) =>
            ({ at }: Flick) =>
              at === aim,
        ),
      ],
      isPaidFor: () => false,
    };
    expect(nextInDeclaration(of, [])).to.deep.equal({ isComplete: false, items });
    const chosen = items.filter(({ marble, at }) => marble === at);
    expect(nextInDeclaration(of, chosen)).to.deep.equal({ isComplete: true, items: [] });
  });

  it('that is too much to look through is an error that says so', () => {
    const many = Array.from({ length: 24 }, (_, at) => ({ name: `${at}` }));
    const items = many.map((marble): Flick => ({ marble, at: marble }));
    const of: Declarable<Flick> = {
      ...declarable(EMPTY),
      items,
      roomFor: () => 1,
      fits: () => true,
      isAllowed: (chosen) => chosen.length % 2 === 0 && chosen.length < 2,
      requirements: [
        many.map(
          (one) =>
            ({ marble }: Flick) =>
              marble === one,
        ),
      ],
      isPaidFor: () => false,
    };
    expect(() => nextInDeclaration(of, [])).to.throw(DeclarationTooLarge, /24 items .* 24 requirements/);
  });
});

describe('a declaration against nobody', () => {
  const of: Declarable<Flick['marble']> = {
    items: marbles,
    objectOf: (marble) => marble,
    ontoOf: () => undefined,
    roomFor: () => 1,
    fits: (chosen) => chosen.length <= 2,
    isAllowed: () => true,
    requirements: [[(marble) => marble === marbles[1]]],
    isPaidFor: () => false,
  };

  it('tells items apart by their objects alone', () => {
    const [first, second] = marbles;
    const chosen = [first, second].flatMap((each) => each ?? []);
    expect(nextInDeclaration(of, [])).to.deep.equal({ isComplete: false, items: marbles });
    expect(nextInDeclaration(of, chosen.slice(1)).isComplete).to.equal(true);
    expect(nextInDeclaration(of, chosen.slice(1)).items).to.deep.equal(
      marbles.filter((each) => each !== second),
    );
  });

  it('keeps room for what must be declared', () => {
    const [first, second, third] = marbles;
    expect(nextInDeclaration(of, first ? [first] : [])).to.deep.equal({ isComplete: false, items: [second] });
    expect(
      nextInDeclaration(
        of,
        [second, third].flatMap((each) => each ?? []),
      ),
    ).to.deep.equal({
      isComplete: true,
      items: [],
    });
  });
});

const EMPTY: Table = {
  flicks: [],
  rooms: [],
  must: [],
  mustBeHit: [],
  paidFor: [],
  purse: 0,
  notAlone: [],
  byTwo: [],
};
