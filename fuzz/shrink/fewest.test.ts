import { describe, it } from 'node:test';
import { expect } from 'chai';
import { fewest } from './fewest';

const numbers = Array.from({ length: 100 }, (_, at) => at);

describe('the fewest elements', () => {
  it('are those that are needed, in their order', () => {
    let asked = 0;
    const needed = [3, 40, 41, 97];
    const left = fewest(numbers, (fewer) => {
      asked += 1;
      return needed.every((each) => fewer.includes(each));
    });
    expect(left).to.deep.equal(needed);
    expect(asked).to.be.lessThan(80);
  });

  it('are all where each is needed, and none where none is', () => {
    expect(fewest(numbers, () => false)).to.deep.equal(numbers);
    expect(fewest(numbers, () => true)).to.deep.equal([]);
    expect(fewest([1], ({ length }) => length === 0)).to.deep.equal([]);
    expect(fewest([], () => true)).to.deep.equal([]);
  });
});
