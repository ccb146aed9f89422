import { describe, it } from 'node:test';
import { expect } from 'chai';
import { areAlike, noted, saysStill } from './plain-data';

const data: readonly unknown[] = [
  0,
  1,
  '',
  '0',
  'a',
  true,
  null,
  [],
  [0],
  [[]],
  [[], 0],
  ['a', 'b'],
  ['a,b'],
  {},
  { a: 1 },
  { a: '1' },
  { a: [1] },
  { a: { b: 1 } },
  { a: 1, b: 1 },
  { b: 1 },
  [{ a: 1 }],
  [{ a: 1 }, { a: 1 }],
  [{ a: [], b: 0 }],
  [{ a: [0] }, 'b'],
];

describe('plain data', () => {
  it('is alike, or noted alike, where the same JSON would be written', () => {
    for (const one of data)
      for (const other of data) {
        const copy: unknown = JSON.parse(JSON.stringify(other));
        const same = JSON.stringify(one) === JSON.stringify(other);
        const pair = `${JSON.stringify(one)} and ${JSON.stringify(other)}`;
        expect(areAlike(one, copy), pair).to.equal(same);
        expect(saysStill(noted(one), copy), pair).to.equal(same);
      }
  });

  it('is alike whether a field is undefined or left out', () => {
    const without = { a: 1 };
    const withIt = { a: 1, b: undefined };
    expect(areAlike(without, withIt)).to.equal(true);
    expect(areAlike(withIt, without)).to.equal(true);
    expect(saysStill(noted(without), withIt)).to.equal(true);
    expect(areAlike({ a: undefined, b: 1 }, { a: undefined, c: 1 })).to.equal(false);
  });

  it('is noted as it is: what is changed in it later is found, in the very same object', () => {
    const list = [1, 2];
    const table = { objects: [{ name: 'Ox', list }] };
    const before = noted(table);
    expect(saysStill(before, table)).to.equal(true);
    list.push(3);
    expect(saysStill(before, table)).to.equal(false);
    list.pop();
    expect(saysStill(before, table)).to.equal(true);
    list[1] = 5;
    expect(saysStill(before, table)).to.equal(false);
  });
});
