import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Counting, isWord, splitNumber, wholeOf } from './numbers';
import { outOfSequence } from './sequence';

describe('the parts of a number', () => {
  it('are split where digits and letters meet, and at dots', () => {
    expect(splitNumber('704.5c')).to.deep.equal({ prefix: '704.5', last: 'c' });
    expect(splitNumber('103.1.b.4')).to.deep.equal({ prefix: '103.1.b.', last: '4' });
    expect(splitNumber('055')).to.deep.equal({ prefix: '', last: '055' });
    expect(wholeOf('103.1.b')).to.equal('103.1');
    expect(wholeOf('A.4.Ruling.3')).to.equal('A.4.Ruling');
    expect(wholeOf('704')).to.equal(undefined);
    expect([isWord('Ruling'), isWord('aa')]).to.deep.equal([true, false]);
  });
});

describe('counting', () => {
  const skipping = new Counting(new Set(['l', 'o']));
  const using = new Counting(new Set());

  it('goes on after k with m, after z with aa', () => {
    expect(skipping.next('704.5k')).to.equal('704.5m');
    expect(using.next('704.5k')).to.equal('704.5l');
    expect(skipping.next('704.5z')).to.equal('704.5aa');
    expect(skipping.next('704.5aa')).to.equal('704.5ab');
    expect(skipping.next('103.1.b.9')).to.equal('103.1.b.10');
    expect(skipping.next('009')).to.equal('010');
    expect(skipping.next('A.4.Ruling')).to.equal(undefined);
  });

  it('has no place for a letter that is skipped', () => {
    expect(skipping.placeOf('l')).to.equal(undefined);
    expect([using.placeOf('l'), skipping.placeOf('m')]).to.deep.equal([12, 12]);
  });
});

describe('what is out of sequence', () => {
  const out = (...numbers: string[]) => {
    const items = numbers.map((number, index) => ({ number, line: index + 1, column: 1 }));
    return [...outOfSequence(items, (one, other) => Number(one) - Number(other))].map(
      ({ number, line }) => `${number} on ${line}`,
    );
  };

  it('is as little as possible', () => {
    expect(out('1', '2', '3')).to.deep.equal([]);
    expect(out('1', '9', '2', '3')).to.deep.equal(['9 on 2']);
    expect(out('2', '3', '1', '4')).to.deep.equal(['1 on 3']);
    expect(out()).to.deep.equal([]);
  });

  it('is one of two that are equal, the second where both could stay', () => {
    expect(out('1', '2', '2', '3')).to.deep.equal(['2 on 3']);
    expect(out('3', '1', '2', '3')).to.deep.equal(['3 on 1']);
  });

  it('is what weighs less', () => {
    const items = ['10', '5', '6'].map((number, index) => ({ number, line: index + 1, column: 1 }));
    const compare = (one: string, other: string) => Number(one) - Number(other);
    const heavy = outOfSequence(items, compare, ({ number }) => (number === '10' ? 3 : 1));
    expect([...heavy].map(({ number }) => number)).to.deep.equal(['5', '6']);
  });
});
