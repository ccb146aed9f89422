import { describe, it } from 'node:test';
import { expect } from 'chai';
import { inOrderFrom, nextInTurnOrder, playersLeft } from './turn-order';

/** Four players, of whom some have left. */
const without = (...left: readonly number[]) => ({
  players: [0, 1, 2, 3].map((seat) => ({ seat, inGame: !left.includes(seat) })),
});

describe('turn order', () => {
  it('goes from seat to seat, and from the last to the first', () => {
    expect([0, 1, 2, 3].map((seat) => nextInTurnOrder(without(), seat))).to.deep.equal([1, 2, 3, 0]);
    expect(inOrderFrom(without(), 2)).to.deep.equal([2, 3, 0, 1]);
  });

  it('passes over who has left, and who left last is followed by whoever comes next', () => {
    expect([0, 1, 2, 3].map((seat) => nextInTurnOrder(without(1, 2), seat))).to.deep.equal([3, 3, 3, 0]);
    expect(inOrderFrom(without(2), 2)).to.deep.equal([3, 0, 1]);
    expect(playersLeft(without(1, 2))).to.equal(2);
  });

  it('comes back to a player who is alone', () => {
    expect(nextInTurnOrder(without(0, 1, 3), 2)).to.equal(2);
    expect(nextInTurnOrder(without(0, 1, 2, 3), 2)).to.equal(2);
    expect(inOrderFrom(without(0, 1, 2, 3), 1)).to.deep.equal([]);
  });
});
