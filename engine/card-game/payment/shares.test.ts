import { describe, it } from 'node:test';
import { expect } from 'chai';
import { exists, offers } from '../targets/solver';
import { type Share, sharesOf } from './shares';

const share = (count: number, ...from: readonly string[]): Share<string> => ({ from, count });

describe('shares of objects, none of which is taken twice', () => {
  it('can be taken where all of them have enough among them', () => {
    expect(exists(sharesOf([share(2, 'a', 'b'), share(1, 'b', 'c')]))).to.equal(true);
    expect(exists(sharesOf([share(2, 'a', 'b'), share(1, 'b')]))).to.equal(false);
    expect(exists(sharesOf([share(1, 'a', 'b'), share(1, 'a', 'b'), share(1, 'a', 'b')]))).to.equal(false);
  });

  it('are taken at once where whatever is chosen leaves the others theirs', () => {
    expect(offers(sharesOf([share(2, 'a', 'b', 'c'), share(1, 'a', 'b', 'c')]), [])).to.deep.equal({
      values: ['a', 'b', 'c'],
      minimum: 2,
      maximum: 2,
      oneByOne: false,
    });
  });

  it('are taken one by one where it does not, and the rest at once', () => {
    const shares = sharesOf([share(2, 'a', 'b', 'c'), share(1, 'a', 'b')]);
    expect(offers(shares, [])).to.deep.include({ values: ['a', 'b', 'c'], minimum: 1, maximum: 1 });
    expect(offers(shares, [], ['a'])).to.deep.include({ values: ['c'], minimum: 1, oneByOne: false });
  });
});
