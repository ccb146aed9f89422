import { describe, it } from 'node:test';
import { expect } from 'chai';
import { targets } from '../rulebooks/riftbound/invariants/targets';
import { saidOf } from '../test/staged';

describe('the targets of a made-up duel (R20)', () => {
  const asked = (text: string, minimum: number, maximum = 2): string | undefined =>
    saidOf(targets, [
      {
        asked: { purpose: 'choose targets', minimum, maximum, options: [{ label: 'Ox', object: 'Ox' }] },
        objects: [
          { id: 'Ox', types: ['unit'] },
          {
            id: 'Bolt',
            zone: 'chain',
            types: ['spell'],
            statuses: ['pending'],
            controller: 0,
            abilities: [text],
          },
        ],
      },
    ]);

  it('need not be chosen of “up to” so many', () => {
    expect(asked('Stun up to two units.', 0)).to.equal(undefined);
    expect(asked('Stun up to two units.', 1)).to.equal(
      '1 targets must be chosen for "Stun up to two units.".',
    );
    expect(asked('Deal 1 to each of up to two units.', 1)).to.contain('must be chosen');
    expect(asked('Stun two units.', 2)).to.equal(undefined);
    expect(asked('Stun a unit, then up to two units.', 1)).to.equal(undefined);
  });

  it('are of the type that a text names', () => {
    expect(asked('Stun a unit.', 1, 1)).to.equal(undefined);
    expect(asked('Kill a gear.', 1, 1)).to.contain('"Ox" is offered as a target for "Kill a gear."');
  });
});
