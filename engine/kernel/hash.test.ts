import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { Hasher } from './hash';

type Value = number | string | boolean | undefined;
const value: fc.Arbitrary<Value> = fc.oneof(
  fc.integer(),
  fc.string({ maxLength: 6 }),
  fc.boolean(),
  fc.constant(undefined),
);
const values = fc.array(value, { maxLength: 12 });
const hash = (list: readonly Value[]): string =>
  list.reduce((hasher: Hasher, each) => hasher.add(each), new Hasher()).digest();

describe('a hash', () => {
  it('is the same for the same values', () => {
    fc.assert(
      fc.property(values, (list) => {
        expect(hash(list)).to.equal(hash([...list]));
      }),
    );
  });

  it('is the same on every machine', () => {
    expect(hash([])).to.equal('1aee8d83c14d9671');
    expect(hash([1, 'two', true, undefined, false, -3])).to.equal('680b67a1a1db49bc');
  });

  it('tells names apart as well as any strings, however often they were hashed before', () => {
    const named = (list: readonly string[]): string =>
      list.reduce((hasher: Hasher, each) => hasher.name(each), new Hasher()).digest();
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 3 })),
        fc.array(fc.string({ maxLength: 3 })),
        (one, other) => {
          expect(named(one) === named(other)).to.equal(JSON.stringify(one) === JSON.stringify(other));
        },
      ),
      { numRuns: 1000 },
    );
    expect(named(['one', 'two'])).to.equal(named(['one', 'two']));
    expect(named(['one', 'two'])).to.not.equal(named(['two', 'one']));
    expect(new Hasher().name('one').digest()).to.equal('ae48986219b0ded4');
  });

  it('is 16 hexadecimal digits', () => {
    fc.assert(
      fc.property(values, (list) => {
        expect(hash(list)).to.match(/^[0-9a-f]{16}$/);
      }),
    );
  });

  it('differs where a value differs', () => {
    fc.assert(
      fc.property(values, values, (first, second) => {
        fc.pre(JSON.stringify(first.map(String)) !== JSON.stringify(second.map(String)));
        expect(hash(first)).to.not.equal(hash(second));
      }),
      { numRuns: 2000 },
    );
  });

  it('differs by order, by kind of value, and by where one string ends and the next begins', () => {
    const lists: readonly (readonly Value[])[] = [
      [],
      [1, 2],
      [2, 1],
      ['12'],
      ['1', '2'],
      ['1', '', '2'],
      [0],
      [1],
      [-1],
      [''],
      ['0'],
      ['true'],
      [true],
      [false],
      ['false'],
      [undefined],
      ['undefined'],
      [undefined, undefined],
    ];
    expect(new Set(lists.map(hash)).size).to.equal(lists.length);
  });

  it('tells numbers apart that are not small whole ones', () => {
    const numbers = [
      0,
      -1,
      0.5,
      1.5,
      2 ** 32,
      2 ** 33,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NaN,
    ];
    expect(new Set(numbers.map((each) => hash([each]))).size).to.equal(numbers.length);
  });

  it('can be read and added to again', () => {
    const hasher = new Hasher().add(1);
    expect(hasher.digest()).to.equal(hasher.digest());
    expect(hasher.add(2).digest()).to.equal(hash([1, 2]));
  });
});
