import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { deathknells } from './deathknells';

const heron = (...abilities: readonly string[]): StagedObject => ({
  ...{ id: 'Heron', types: ['unit'], controller: 0, abilities },
});
const killed: StagedLine = { kind: 'kill', object: 'Heron', player: 0, detail: 'trash' };
const rings = (text = ''): StagedLine => ({
  ...{ kind: 'put onto the chain', object: 'item', player: 0 },
  text: `Alice: put onto the chain "Heron${text}" by "Heron"`,
});
const KNELL = '[Deathknell] - Draw 1.';

const said = (abilities: readonly string[], ...lines: readonly StagedLine[]): string | undefined =>
  saidOf(deathknells, [{ objects: [heron(...abilities)] }, { objects: [], lines }]);

describe('Deathknells of what is killed (R57)', () => {
  it('trigger', () => {
    expect(said([KNELL], rings(), killed)).to.equal(undefined);
    expect(said([KNELL], killed)).to.equal('"Heron" is killed, and its Deathknell does not trigger.');
    expect(said([], killed)).to.equal(undefined);
    expect(said([KNELL], rings(), { ...killed, detail: 'banishment' })).to.equal(undefined);
  });

  it('trigger each', () => {
    const both = [KNELL, '[Deathknell] - Buff a unit.'];
    expect(said(both, rings(': Draw 1.'), rings(': Buff a unit.'), killed)).to.equal(undefined);
    expect(said(both, rings(': Draw 1.'), killed)).to.equal(
      '"Heron" is killed, and only 1 of 2 Deathknells trigger.',
    );
  });

  it('need not trigger if something must be so, or where it is not killed', () => {
    expect(said(["[Deathknell] - If it's your turn, draw 1."], killed)).to.equal(undefined);
    expect(said([KNELL])).to.equal(undefined);
    // Another card of its name was played.
    expect(said([KNELL], { ...rings(), detail: 'chain' }, killed)).to.contain('does not trigger');
  });
});
