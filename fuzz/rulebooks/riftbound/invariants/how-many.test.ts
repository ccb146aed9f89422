import { describe, it } from 'node:test';
import { expect } from 'chai';
import { saidOf } from '../../../test/staged';
import { howMany } from './how-many';

/** What is said where Alice may choose so many targets for a spell with such a text. */
const chooses = (text: string, minimum: number, maximum: number): string | undefined =>
  saidOf(howMany, [
    {
      objects: [
        {
          id: 'Gale',
          zone: 'chain',
          statuses: ['pending'],
          types: ['spell'],
          controller: 0,
          abilities: [text],
        },
      ],
      asked: { purpose: 'choose targets', minimum, maximum },
    },
  ]);

describe('how many targets are chosen (R77)', () => {
  it('is one for one', () => {
    expect(chooses('Stun an enemy unit.', 1, 1)).to.equal(undefined);
    expect(chooses('Stun an enemy unit.', 0, 1)).to.equal(
      '0 to 1 targets can be chosen for "Stun an enemy unit.".',
    );
    expect(chooses('Stun an enemy unit.', 1, 2)).to.contain('1 to 2 targets');
  });

  it('is no more than so many for up to so many', () => {
    expect(chooses('Stun up to two units.', 0, 2)).to.equal(undefined);
    expect(chooses('Stun up to two units.', 0, 1)).to.equal(undefined);
    expect(chooses('Stun up to two units.', 0, 3)).to.contain('3 targets can be chosen');
  });

  it('is any number for any number', () => {
    expect(chooses('Ready any number of units.', 0, 7)).to.equal(undefined);
    expect(chooses('Ready any number of units.', 1, 7)).to.contain("No target can't be chosen");
  });

  it('is not judged where more than one thing is chosen, or a player may do without', () => {
    expect(chooses('Deal 2 to a unit and 1 to a gear.', 2, 2)).to.equal(undefined);
    expect(chooses('You may stun a unit.', 0, 1)).to.equal(undefined);
  });
});
