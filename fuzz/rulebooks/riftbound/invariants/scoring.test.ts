import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf, seated } from '../../../test/staged';
import { points, pools } from './scoring';

describe('points (R10)', () => {
  const said = (scored: number, ...objects: readonly StagedObject[]): string | undefined => {
    const players = ['Alice', 'Bob'].map((name, seat) => ({
      ...{ name, seat, inGame: true, won: false, lost: false },
      resources: { points: seat === 0 ? scored : 0 },
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

describe('rune pools (R12)', () => {
  it('are empty as a turn and its Action Phase begin', () => {
    const begun = (detail: string, ...lines: readonly StagedLine[]): string | undefined => {
      const players = seated(1, 'fury');
      return saidOf(pools, [{ lines: [{ kind: 'begin', detail }, ...lines], table: { players } }]);
    };
    expect(begun('draw phase')).to.equal(undefined);
    expect(begun('awaken phase')).to.equal("A turn has begun, and Alice's rune pool still holds 1 fury.");
    const wrong = begun('action phase');
    expect(wrong).to.equal("The Action Phase has begun, and Alice's rune pool still holds 1 fury.");
    expect(pools.ruleOf?.(wrong ?? '')).to.equal('315.4.d');
    expect(begun('action phase', { kind: 'add power' })).to.equal(undefined);
  });
});
