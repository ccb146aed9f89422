import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { Chance } from './chance';
import { Journal } from './journal';

const begin = (seed: number): { journal: Journal; chance: Chance } => {
  const journal = new Journal();
  return { journal, chance: new Chance(journal, seed) };
};

/** A run of draws: a number is a roll with so many sides, 0 a shuffle of ten. */
const draws = (chance: Chance, plan: readonly number[]): readonly unknown[] =>
  plan.map((sides) =>
    sides === 0
      ? chance.shuffle('deck', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], String)
      : chance.roll('a die', sides),
  );

const plan = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 20 });

describe('chance', () => {
  it('draws the same from the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), plan, (seed, each) => {
        expect(draws(begin(seed).chance, each)).to.deep.equal(draws(begin(seed).chance, each));
      }),
    );
  });

  it('draws differently from different seeds', () => {
    const twenty = Array.from({ length: 20 }, () => 12);
    const runs = [1, 2, 3, 4, 5].map((seed) => draws(begin(seed).chance, twenty).join());
    expect(new Set(runs).size).to.equal(5);
  });

  it('draws the same on every machine', () => {
    const { chance } = begin(2023);
    expect(draws(chance, [12, 12, 12, 12, 12, 12, 0])).to.deep.equal([
      1,
      11,
      1,
      3,
      5,
      12,
      [7, 1, 4, 5, 9, 2, 6, 0, 8, 3],
    ]);
  });

  it('rolls every side of a die and nothing else', () => {
    const { chance } = begin(7);
    const rolls = Array.from({ length: 600 }, () => chance.roll('a die', 6));
    expect([...new Set(rolls)].sort()).to.deep.equal([1, 2, 3, 4, 5, 6]);
  });

  it('shuffles into every order, without touching the list', () => {
    const { chance } = begin(7);
    const list = ['a', 'b', 'c'];
    const orders = Array.from({ length: 200 }, () => chance.shuffle('deck', list, String).join(''));
    expect([...new Set(orders)].sort()).to.deep.equal(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    expect(list).to.deep.equal(['a', 'b', 'c']);
  });

  it('counts its draws: that is its position', () => {
    const { chance } = begin(1);
    chance.roll('a die', 6);
    chance.shuffle('deck', [1, 2, 3], String);
    expect(chance.position).to.equal(2);
  });

  it('is as it was once it is taken back, and draws the same again', () => {
    fc.assert(
      fc.property(fc.integer(), plan, plan, (seed, before, after) => {
        const { journal, chance } = begin(seed);
        chance.script('a die', [1]);
        draws(chance, before);
        const mark = journal.mark();
        const { position } = chance;
        const left = [...chance.leftOver()];
        const first = draws(chance, after);
        journal.rollback(mark);
        expect(chance.position).to.equal(position);
        expect(chance.leftOver()).to.deep.equal(left);
        expect(draws(chance, after)).to.deep.equal(first);
      }),
    );
  });

  describe('scripted', () => {
    it('gives the values of a purpose in order, to that purpose only', () => {
      const { chance } = begin(1);
      chance.script('roll will', [3, 5]);
      chance.script('roll a die', [1]);
      expect(chance.roll('roll will', 12)).to.equal(3);
      expect(chance.roll('roll a die', 6)).to.equal(1);
      expect(chance.roll('roll will', 12)).to.equal(5);
    });

    it('draws from the generator what nobody scripted, as if nothing had been scripted', () => {
      const { chance } = begin(1);
      chance.script('roll will', [3]);
      chance.roll('roll will', 12);
      expect(chance.position).to.equal(0);
      expect(draws(chance, [12, 12, 0])).to.deep.equal(draws(begin(1).chance, [12, 12, 0]));
    });

    it('says what nobody asked for', () => {
      const { chance } = begin(1);
      chance.script('roll will', [3, 5]);
      chance.roll('roll will', 12);
      chance.roll('another', 12);
      expect(chance.leftOver()).to.deep.equal([{ purpose: 'roll will', value: 5 }]);
    });

    it('puts what it names first, in its order, once; the others follow as chance has it', () => {
      const { chance } = begin(1);
      chance.script('deck', ['d', 'b']);
      const order = chance.shuffle('deck', ['a', 'b', 'c', 'd'], String);
      expect(order.slice(0, 2)).to.deep.equal(['d', 'b']);
      expect([...order].sort()).to.deep.equal(['a', 'b', 'c', 'd']);
      expect(chance.leftOver()).to.deep.equal([]);
    });

    it('orders one draw for each time that it is scripted, and says what nobody asked for', () => {
      const { chance } = begin(1);
      chance.script('deck', ['c']);
      chance.script('deck', ['b']);
      expect(chance.shuffle('deck', ['a', 'b', 'c'], String)[0]).to.equal('c');
      expect(chance.leftOver()).to.deep.equal([{ purpose: 'deck', value: 'b' }]);
      expect(chance.shuffle('deck', ['a', 'b', 'c'], String)[0]).to.equal('b');
    });

    it('names of several that are alike as many as it says', () => {
      const { chance } = begin(1);
      chance.script('deck', ['a', 'a']);
      expect(chance.shuffle('deck', ['b', 'a', 'a'], String)).to.deep.equal(['a', 'a', 'b']);
    });

    it('refuses what is not among what it orders', () => {
      const { chance } = begin(1);
      chance.script('deck', ['a', 'a']);
      expect(() => chance.shuffle('deck', ['a', 'b'], String)).to.throw(
        RangeError,
        '"deck" was scripted to bring "a", which is not among what it is of',
      );
    });

    for (const value of [0, 7, -1, 2.5, Number.NaN]) {
      it(`refuses ${value} on a die of six sides, and keeps it`, () => {
        const { chance } = begin(1);
        chance.script('a die', [value]);
        expect(() => chance.roll('a die', 6)).to.throw(RangeError, /"a die" was scripted as .*1 to 6/);
        expect(chance.leftOver()).to.have.length(1);
        expect(chance.position).to.equal(0);
      });
    }

    it('accepts the first and the last side', () => {
      const { chance } = begin(1);
      chance.script('a die', [1, 6]);
      expect([chance.roll('a die', 6), chance.roll('a die', 6)]).to.deep.equal([1, 6]);
    });
  });
});
