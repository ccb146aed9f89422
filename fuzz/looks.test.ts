import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Looks } from './looks';

/** The moments, counted from 1, that are looked at. */
function lookedAt(every: number, moments: number): readonly number[] {
  const looks = new Looks(every);
  return Array.from({ length: moments }, (_, at) => at + 1).filter(() => looks.isDue());
}

describe('dear looks', () => {
  it('are taken at every moment where a game is made smaller', () => {
    expect(lookedAt(1, 500)).to.have.length(500);
  });

  it('are taken at one moment in so many', () => {
    expect(lookedAt(4, 32)).to.deep.equal([4, 8, 12, 16, 20, 24, 28, 32]);
  });

  it('become more seldom in a long game, and never end', () => {
    expect(lookedAt(4, 120).slice(8)).to.deep.equal([40, 48, 56, 64, 72, 80, 88, 96, 112]);
    expect(lookedAt(16, 100_000).at(-1)).to.be.above(50_000);
  });
});
