import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { withFields } from './with-fields';

const records = fc.dictionary(fc.constantFrom('amount', 'from', 'player', 'what'), fc.integer());

describe('a copy of a record with other fields', () => {
  it('is what spreading one after the other gives, with its fields in the same order, and leaves both as they were', () => {
    fc.assert(
      fc.property(records, records, (record, fields) => {
        const before = JSON.stringify([record, fields]);
        const copy = withFields(record, fields);
        expect(Object.entries(copy)).to.deep.equal(Object.entries({ ...record, ...fields }));
        expect(copy).not.to.equal(record);
        expect(JSON.stringify([record, fields])).to.equal(before);
      }),
    );
  });
});
