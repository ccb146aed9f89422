import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, saidOf } from '../../../test/staged';
import { healed } from './bounds';

describe('damage that was dealt in a turn (L10)', () => {
  const begin = (detail: string): StagedLine => ({ kind: 'begin', detail, player: 0 });
  const hit: StagedLine = { kind: 'deal damage', object: 'Ox', amount: 1 };
  const turned = (...lines: readonly StagedLine[]): string | undefined =>
    saidOf(healed, [
      { lines: [...lines, begin('turn')], objects: [{ id: 'Ox', zone: 'battlefield', damage: 1 }] },
    ]);

  it('is wrong where it is still marked in the next', () => {
    const said = 'A turn has begun, and "Ox" still bears 1 damage.';
    expect(turned(hit, begin('cleanup step'))).to.equal(said);
    expect(turned(hit)).to.equal(said);
    expect(turned(hit, begin('cleanup step'), hit, begin('cleanup step'))).to.equal(said);
  });

  it('is removed only from what bears some', () => {
    const removed = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(healed, [
        { objects: [{ id: 'Ox', zone: 'battlefield' }] },
        { lines: [...lines, { kind: 'remove damage', object: 'Ox' }] },
      ]);
    expect(removed(hit)).to.equal(undefined);
    expect(removed()).to.equal('Damage is removed from "Ox", which bears none.');
  });

  it('may be where it was dealt in a phase that was added behind the last cleanup step', () => {
    expect(turned(begin('cleanup step'), begin('battle phase'), hit)).to.equal(undefined);
    expect(turned(hit, begin('cleanup step'), hit)).to.equal(undefined);
  });
});
