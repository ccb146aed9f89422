import { describe, it } from 'node:test';
import { expect } from 'chai';
import { numberIn } from './in-process-editions';

const of = (edition: string | undefined, number: string): string | undefined =>
  numberIn({ rulebook: 'magic-rulings-summary', edition }, number);

describe('the number of a rule in another edition', () => {
  it('is that of the rule in its place', () => {
    expect(['2003', '2013', '2025'].map((edition) => of(edition, 'K.25.6'))).to.deep.equal([
      'K.25.6',
      '110.5g',
      '704.5d',
    ]);
    expect(of('2013', 'C.5.4')).to.equal('510.1c');
    expect(of('2025', 'K.27.1')).to.equal('702.3b');
  });

  it('is that of the rule in its place under the rulebook of that edition, too', () => {
    expect(numberIn({ rulebook: 'magic', edition: '2013' }, 'G.18.4')).to.equal('104.4b');
    expect(numberIn({ rulebook: 'magic' }, 'G.18.4')).to.equal('730.4');
  });

  it('is the same of a rule that is taken over, and where no edition is named', () => {
    expect(of('2025', 'C.5.3')).to.equal('C.5.3');
    expect(of(undefined, 'K.25.6')).to.equal('K.25.6');
    expect(numberIn({ rulebook: 'legions-of-will' }, '704.5c')).to.equal('704.5c');
  });

  it('is that of the rule which restates it', () => {
    expect(of('2025', 'Z.3.Ruling.1')).to.equal('704.5d');
  });

  it('is none where the edition has no such rule', () => {
    expect(of('2013', 'G.22.1')).to.equal(undefined);
    expect(of('2025', 'G.22.1')).to.equal(undefined);
    expect(of('2025', 'A.36.1')).to.equal(undefined);
  });
});
