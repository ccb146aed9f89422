import { describe, it } from 'node:test';
import { expect } from 'chai';
import { saidOf } from '../test/staged';
import { soundDecisions } from './decisions';

describe('decisions (G2)', () => {
  it('come until the game is over', () => {
    const stops = (over: boolean): string | undefined =>
      saidOf(soundDecisions({ thinkable: {}, deeds: {} }), [{ asked: 'nobody', table: { over } }]);
    expect(stops(true)).to.equal(undefined);
    expect(stops(false)).to.equal('Nobody is asked anything, and the game is not over.');
  });
});
