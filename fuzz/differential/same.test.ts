import { describe, it } from 'node:test';
import { expect } from 'chai';
import { same } from './same';

describe('values of plain data', () => {
  it('are the same all the way down, or not', () => {
    const one = { zone: 'hand', statuses: ['exhausted'], counters: { ice: 1 } };
    expect(same(one, structuredClone(one))).to.equal(true);
    expect(same(one, { ...one, counters: { ice: 2 } })).to.equal(false);
    expect(same(one, { ...one, statuses: [] })).to.equal(false);
    expect(same(one, { ...one, at: 'o1' })).to.equal(false);
    expect(same({ ...one, at: 'o1' }, one)).to.equal(false);
  });

  it('are the same where a field is undefined and where it is not there', () => {
    const here = { zone: 'hand', base: undefined, counters: {} };
    const there: unknown = JSON.parse(JSON.stringify(here));
    expect(same(here, there)).to.equal(true);
    expect(same(there, here)).to.equal(true);
    expect(same({ base: undefined }, { source: undefined })).to.equal(true);
    expect(same({ base: undefined }, { source: 'o1' })).to.equal(false);
  });
});
