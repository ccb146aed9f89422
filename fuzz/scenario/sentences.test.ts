import { describe, it } from 'node:test';
import { expect } from 'chai';
import { brokenSentences, sentences, sentencesOfInvariants } from './sentences';

describe('the sentences on invariants', () => {
  it('are those of the invariants: npx ts-node fuzz/scenario/sentences.ts writes them anew', () => {
    expect({ holding: sentences, broken: brokenSentences }).to.deep.equal(sentencesOfInvariants());
  });
});
