import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, saidOf } from '../../../test/staged';
import { focus } from './turn';

describe('who gains focus in a made-up duel (R7)', () => {
  const contest = (player: number): StagedLine => ({ kind: 'contest', player, object: 'Moor' });
  const begins = (player: number): StagedLine => ({ kind: 'begin a showdown', player, object: 'Moor' });
  const happens = (...lines: readonly StagedLine[]): string | undefined =>
    saidOf(focus, [
      { lines, objects: [{ id: 'Moor', types: ['battlefield'] }], table: { state: 'neutral open' } },
    ]);

  it('is whoever contested the battlefield', () => {
    expect(happens(contest(0), begins(0))).to.equal(undefined);
    const wrong = happens(contest(1), begins(0));
    expect(wrong).to.equal('Alice gains focus as a showdown begins at "Moor", which Bob has contested.');
    expect(focus.ruleOf?.(wrong ?? '')).to.equal('341');
  });

  it('is whoever contested it last, once it was settled', () => {
    expect(
      happens(contest(1), { kind: 'clear the contested status', object: 'Moor' }, contest(0), begins(0)),
    ).to.equal(undefined);
    expect(happens(contest(1), contest(0), begins(1))).to.equal(undefined);
    expect(happens(contest(1), { ...contest(0), rule: '184.3.b' }, begins(0))).to.equal(undefined);
  });
});
