import { describe, it } from 'node:test';
import { expect } from 'chai';
import { nearestStep } from './nearest';

const known = [
  '{player} plays {string}',
  '{player} plays {string} targeting {object}',
  "{string} is in {player}'s {zone}",
  'all players pass',
];

describe('the nearest step', () => {
  it('differs least, whatever fills its parameters', () => {
    expect(nearestStep('all playrs pass', known)).to.equal('all players pass');
    expect(nearestStep('Bob plas "Spark" targetting "Ash Hound"', known)).to.equal(
      '{player} plays {string} targeting {object}',
    );
    expect(nearestStep('"Ash Hound" is on Alice\'s graveyard', known)).to.equal(
      "{string} is in {player}'s {zone}",
    );
  });

  it('is none where none is known', () => {
    expect(nearestStep('all players pass', [])).to.equal(undefined);
  });
});
