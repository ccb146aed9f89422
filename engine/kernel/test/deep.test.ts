import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isDeep, sample, times } from './deep';

describe('what is tested of what takes long', () => {
  const cases = Array.from({ length: 10 }, (_, place) => place);

  it('is a part that is spread evenly and always the same, and everything in a deep run', () => {
    expect(sample(cases, 3)).to.deep.equal(isDeep ? cases : [3, 6, 9]);
    expect(sample(cases, 1)).to.deep.equal(isDeep ? cases : [9]);
    expect(sample(cases, 7)).to.have.length(isDeep ? 10 : 7);
  });

  it('is everything where there is less of it than was asked for', () => {
    for (const many of [10, 11]) expect(sample(cases, many)).to.deep.equal(cases);
    expect(sample([], 2)).to.deep.equal([]);
  });

  it('is tried oftener in a deep run', () => {
    expect(times(2, 5)).to.equal(isDeep ? 5 : 2);
  });
});
