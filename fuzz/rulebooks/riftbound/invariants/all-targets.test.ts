import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedObject, saidOf } from '../../../test/staged';
import { allTargets } from './all-targets';

const ox: StagedObject = { id: 'Ox', types: ['unit'], controller: 0, characteristics: { might: 5 } };
const crow: StagedObject = { id: 'Crow', types: ['unit'], controller: 1, characteristics: { might: 2 } };

/** What is said where Alice chooses targets for a spell with such a text, among those that are offered. */
const chooses = (
  text: string,
  offered: readonly string[],
  {
    objects = [ox, crow],
    from = 'hand',
  }: { readonly objects?: readonly StagedObject[]; readonly from?: string } = {},
): string | undefined =>
  saidOf(allTargets, [
    {
      lines: [
        { kind: 'put onto the chain', text: `Alice: put onto the chain "Gale" (${from} → chain)`, player: 0 },
      ],
      objects: [
        ...objects,
        {
          id: 'Gale',
          zone: 'chain',
          statuses: ['pending'],
          types: ['spell'],
          controller: 0,
          abilities: [text],
        },
      ],
      asked: {
        purpose: 'choose targets',
        options: offered.map((object) => ({ label: object, object })),
      },
    },
  ]);

describe('what is offered for a text that names one thing (R55)', () => {
  it('is everything of which that is so', () => {
    expect(chooses('Stun a unit.', ['Ox', 'Crow'])).to.equal(undefined);
    expect(chooses('Stun a unit.', ['Ox'])).to.equal('"Crow" is not offered as a target for "Stun a unit.".');
    expect(chooses('Stun an enemy unit.', ['Crow'])).to.equal(undefined);
    expect(chooses('Deal 2 to a mighty unit.', [])).to.contain('"Ox" is not offered');
    expect(chooses('Deal 2 to a mighty unit.', ['Ox'])).to.equal(undefined);
  });

  it('is nothing else', () => {
    expect(chooses('Deal 2 to a mighty unit.', ['Ox', 'Crow'])).to.equal(
      '"Crow" is offered as a target for "Deal 2 to a mighty unit.", and "mighty" is not so.',
    );
  });

  it('may lack what can not be chosen, or costs more', () => {
    for (const text of ["I can't be chosen.", '[Deflect]'])
      expect(chooses('Stun a unit.', ['Ox'], { objects: [ox, { ...crow, abilities: [text] }] })).to.equal(
        undefined,
      );
  });

  it('is not judged where more is said of it, or from facedown', () => {
    expect(chooses('Deal 2 to a unit and 1 to another.', ['Ox'])).to.equal(undefined);
    expect(chooses('Stun a unit with Might 3 or less.', ['Ox'])).to.equal(undefined);
    expect(chooses('Stun a unit.', ['Ox'], { from: 'facedown zone' })).to.equal(undefined);
  });
});
