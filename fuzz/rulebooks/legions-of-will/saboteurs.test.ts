import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../../port/in-process';
import { saboteur, saboteurs } from './saboteurs';

describe('a saboteur', () => {
  it('is told by its name, and one that there is not plants nothing silently', () => {
    for (const name of Object.keys(saboteurs)) {
      const inner = new ReferenceEngine();
      expect(saboteur(name)(inner)).to.not.equal(inner);
    }
    expect(() => saboteur('eight passes are called a draw')).to.throw(
      RangeError,
      /There is no saboteur "eight passes are called a draw"; there are "the chain of events lies upside down"/,
    );
  });
});
