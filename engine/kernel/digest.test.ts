import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Journal } from './journal';
import { begin, procedure } from './procedure';

interface Data {
  first?: number;
  second?: number;
}

describe('the digest of a procedure under way', () => {
  const digest = (data: Data): string => begin(procedure('playing', []), data).digest();

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
    expect(digest({ first: 1, second: 2 })).not.to.equal(digest({ first: 2, second: 1 }));
  });
});
