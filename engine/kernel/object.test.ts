import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Journal } from './journal';
import { placeAmong, Zone } from './object';

interface Card {
  readonly zone: Zone<Card>;
}

describe('the place of an object', () => {
  const first = new Zone<Card>('first', undefined, 'everybody');
  const second = new Zone<Card>('second', undefined, 'everybody');
  const card = (zone: Zone<Card>): Card => {
    const made = { zone };
    new Journal().push(zone.objects, made);
    return made;
  };
  const all = [card(first), card(first), card(second), card(second)];

  it('is its own, in whichever zone it lies', () => {
    expect(all.map((each) => placeAmong(each, [first, second]))).to.deep.equal([1, 2, 3, 4]);
  });

  it('is none once it has left, and none in a zone that is not asked about', () => {
    expect(placeAmong({ zone: second }, [first, second])).to.equal(0);
    expect(all.map((each) => placeAmong(each, [first]))).to.deep.equal([1, 2, 0, 0]);
  });
});
