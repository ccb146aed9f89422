import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedObject, saidOf } from '../../../test/staged';
import { points } from './scoring';

describe('points (R10)', () => {
  const said = (scored: number, ...objects: readonly StagedObject[]): string | undefined => {
    const players = ['Alice', 'Bob'].map((name, seat) => ({
      ...{ name, seat, resource: 0, inGame: true, won: false, lost: false },
      points: seat === 0 ? scored : 0,
    }));
    return saidOf(points, [{ lines: [{ kind: 'gain points' }], objects, table: { players } }]);
  };

  it('win the game, as many as the Victory Score of a duel', () => {
    expect(said(7)).to.equal(undefined);
    expect(said(8)).to.equal('Alice has 8 points, and the game goes on.');
  });

  it('are not judged where a text changes how many are needed', () => {
    const quarry = { id: 'Quarry', abilities: ['Increase the points needed to win the game by 1.'] };
    expect(said(8, quarry)).to.equal(undefined);
  });
});
