import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { concatMap } from './concat-map';

describe('what is gathered from a list', () => {
  it('is what flatMap gives', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer(), { maxLength: 3 }), { maxLength: 6 }), (lists) => {
        expect(concatMap(lists, (list, place) => list.map((each) => [each, place]))).to.deep.equal(
          lists.flatMap((list, place) => list.map((each) => [each, place])),
        );
      }),
    );
  });

  it('leaves the lists that were given as they were', () => {
    const lists = [[1], [2], [3]];
    concatMap(lists, (list) => list);
    expect(lists).to.deep.equal([[1], [2], [3]]);
  });
});
