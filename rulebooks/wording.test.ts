import { describe, it } from 'node:test';
import { expect } from 'chai';
import { withoutReferences, wordingOf } from './wording';

const cites = (...printed: string[]) => printed.map((each) => ({ printed: each }));

describe('the wording of a rule', () => {
  it('is its text without what it cites', () => {
    expect(withoutReferences('See 1 pebble, rule 101.1 and 101.1a-c.', cites('101.1', '101.1a-c'))).to.equal(
      'See 1 pebble, rule # and #.',
    );
    expect(withoutReferences('Nothing of it is here.', cites('101.1'))).to.equal('Nothing of it is here.');
  });

  it('stays the same when only the cited numbers change, and no longer when a word does', () => {
    const before = wordingOf('A pebble rests (see 101.1).', cites('101.1'));
    expect(wordingOf('A pebble rests (see 102.4b).', cites('102.4b'))).to.equal(before);
    expect(wordingOf('A pebble rolls (see 101.1).', cites('101.1'))).to.not.equal(before);
    expect(before).to.match(/^[0-9a-f]{16}$/);
  });

  it('is left to the digest where nothing is cited', () => {
    expect(wordingOf('A pebble rests.', [])).to.equal(undefined);
  });
});
