import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Hasher } from './hash';
import { Journal } from './journal';
import { begin, procedure } from './procedure';

interface Data {
  first?: number;
  second?: number;
  third?: number;
}

function digest(data: Data): string {
  const hasher = new Hasher();
  begin(procedure('playing', []), data).addTo(hasher);
  return hasher.digest();
}

describe('the part of a hash that a procedure under way adds', () => {
  it('counts a field that was written and taken back like one that never was there', () => {
    const data: Data = {};
    const journal = new Journal();
    const before = digest(data);
    journal.set(data, 'second', 2);
    expect(digest(data)).not.to.equal(before);
    journal.rollback(0);
    expect(Object.keys(data)).to.deep.equal(['second']);
    expect(digest(data)).to.equal(before);
  });

  it('does not depend on which field was written first', () => {
    expect(digest({ first: 1, second: 2 })).to.equal(digest({ second: 2, first: 1 }));
    for (let first = 0; first < 20; first += 1)
      for (let second = 0; second < first; second += 1)
        expect(digest({ first, second })).not.to.equal(digest({ first: second, second: first }));
  });
});
