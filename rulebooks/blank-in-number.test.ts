import { describe, it } from 'node:test';
import { expect } from 'chai';
import { keyOfBlank } from './blank-in-number';
import { loadRulebook } from './library';

describe('a rule that is printed with a blank within its number', () => {
  const riftbound = loadRulebook('riftbound');

  it('is found by the numbers around it', () => {
    const found = ['322.2', '322.3', '322.9', '322.11'].map((number) => keyOfBlank(riftbound, number));
    expect(found).to.eql(['322~2', '322~3', '322~4', '322~5']);
  });

  it('is not guessed', () => {
    for (const number of ['322.15', '322.4', '322.3.a', '130.9', '704.5z', '322'])
      expect(keyOfBlank(riftbound, number), number).to.equal(undefined);
  });
});
