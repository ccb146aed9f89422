import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { healed } from './board';

const crow = (damage: number): StagedObject => ({ id: 'Crow', types: ['unit'], zone: 'board', damage });
const deals: StagedLine = { kind: 'deal damage', object: 'Crow', amount: 1 };
const begins = (detail: string): StagedLine => ({ kind: 'begin', detail });

describe('a made-up duel in which damage is dealt (R4)', () => {
  it('is wrong where a unit bears it into the next turn, unless it was dealt after units are healed', () => {
    const turns = (lines: readonly StagedLine[], damage = 1): string | undefined =>
      saidOf(healed, [{ objects: [crow(0)] }, { lines, objects: [crow(damage)] }]);
    const ending = begins('expiration step');
    const next = begins('awaken phase');
    expect(turns([deals, ending, next])).to.equal('A turn has begun, and "Crow" still bears 1 damage.');
    expect(turns([deals, ending, next], 0)).to.equal(undefined);
    expect(turns([deals, ending, deals, next])).to.equal(undefined);
    expect(turns([deals, ending, next, deals])).to.equal(undefined);
    expect(turns([deals, ending, deals, next, ending, next])).to.contain('still bears 1 damage');
  });
});
