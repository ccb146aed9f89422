import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedObject, saidOf } from '../../../test/staged';
import { ownSpaces } from './own-spaces';

const home = (seat: number): StagedObject => ({
  ...{ id: `base-${seat}`, types: ['base'], owner: seat, controller: seat },
});
const field: StagedObject = { id: 'Ford', types: ['battlefield'] };
const ox: StagedObject = { id: 'Ox', types: ['unit'], at: 'base-0', controller: 0 };
const rune: StagedObject = { id: 'Rune', types: ['rune'], at: 'base-0', controller: 0 };
const inZone = (id: string, zone: string): StagedObject => ({ id, zone, owner: 0 });
const legend = inZone('Sage', 'legend zone');

const said = (...objects: readonly StagedObject[]): string | undefined =>
  saidOf(ownSpaces, [
    { objects: [legend], lines: [{ kind: 'score' }] },
    { objects: [home(0), home(1), field, ...objects], lines: [{ kind: 'move' }] },
  ]);

describe('the spaces of a player (R81)', () => {
  it('hold what is its own', () => {
    expect(said(legend, ox, rune, { ...ox, id: 'Elk', at: 'Ford', controller: 1 })).to.equal(undefined);
    expect(said(legend, { ...ox, controller: 1 })).to.equal('"Ox" is at Alice\'s base, and Bob controls it.');
    expect(said(legend, { ...rune, at: 'Ford' })).to.equal('"Rune" is a rune on the board, and at no base.');
  });

  it('hold as many cards as they are for', () => {
    const one = inZone('Duke', 'champion zone');
    expect(said(legend, one)).to.equal(undefined);
    expect(said(legend, one, inZone('Earl', 'champion zone'))).to.equal(
      "Alice's champion zone holds 2 cards.",
    );
    expect(said(one)).to.equal("Alice's legend zone holds 0 cards, and held 1.");
  });
});
