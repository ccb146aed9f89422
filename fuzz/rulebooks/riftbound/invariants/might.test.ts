import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { ownMight } from './might';

const SPELL = 'Give a unit +2 [M] this turn.';
const LASTING = 'Other units have +2 [M].';
const table: SetupRequest = {
  rulebook: 'riftbound',
  seed: 1,
  from: { activePlayer: 0, part: 'action phase', turn: 1 },
  players: [
    {
      name: 'Alice',
      zones: {
        hand: [
          { name: 'Ox', types: ['unit'], fields: { might: 3 } },
          { name: 'Axe', types: ['gear'], fields: { mightBonus: 2 } },
          { name: 'Orb', types: ['gear'], fields: { mightBonus: 1, effectText: '[Shield]' } },
          { name: 'Gale', types: ['spell'], text: SPELL },
          { name: 'Storm', types: ['spell'], text: LASTING },
        ],
      },
    },
  ],
};
const ox = (might: number, of: Partial<StagedObject> = {}): StagedMoment => ({
  lines: [{ kind: 'something' }],
  objects: [{ id: 'Ox', types: ['unit'], controller: 0, characteristics: { might }, ...of }],
});
const put = (name: string): StagedMoment => ({
  lines: [
    { kind: 'put onto the chain', text: `Alice: put onto the chain "${name}" (hand → chain)`, object: name },
  ],
  asked: { purpose: 'choose targets' },
});
const said = (...moments: readonly StagedMoment[]): string | undefined => saidOf(ownMight, moments, table);

describe("a unit's own Might (R27)", () => {
  it('is wrong where it is not the printed one', () => {
    expect(said(ox(3))).to.equal(undefined);
    expect(said(ox(4))).to.equal('"Ox" has 4 Might, not 3, as it is not fighting.');
    expect(said(ox(4, { attachedTo: 'Crow' }))).to.equal(undefined);
  });

  it('counts a buff, every Assault of an attacker and every Shield of a defender', () => {
    expect(said(ox(4, { statuses: ['buffed'] }))).to.equal(undefined);
    const abilities = ['[Assault 2]', '[Shield]', '[Assault]'];
    expect(said(ox(6, { abilities, statuses: ['attacking'] }))).to.equal(undefined);
    expect(said(ox(5, { abilities, statuses: ['attacking', 'buffed'] }))).to.equal(
      '"Ox" has 5 Might, not 7, as it is buffed and attacking.',
    );
    const wrong = said(ox(3, { abilities, statuses: ['defending'] }));
    expect(wrong).to.equal('"Ox" has 3 Might, not 4, as it is defending.');
    expect(ownMight.ruleOf?.(wrong ?? '')).to.equal('740.1.c');
  });

  it('counts the Might Bonuses of what is attached', () => {
    const holds = (might: number, ...gear: readonly string[]): string | undefined =>
      said({
        ...ox(might),
        objects: [...(ox(might).objects ?? []), ...gear.map((id) => ({ id, attachedTo: 'Ox' }))],
      });
    expect(holds(5, 'Axe')).to.equal(undefined);
    const wrong = holds(3, 'Axe');
    expect(wrong).to.equal('"Ox" has 3 Might, not 5, as it is equipped and not fighting.');
    expect(ownMight.ruleOf?.(wrong ?? '')).to.equal('454.3.c');
    expect(holds(9, 'Axe', 'Orb')).to.equal(undefined);
    expect(holds(9, 'Something')).to.equal(undefined);
  });

  it('says nothing where text changes it: in play, for this turn, or for longer', () => {
    expect(said(ox(5, { abilities: [LASTING] }))).to.equal(undefined);
    expect(said(put('Gale'), ox(5))).to.equal(undefined);
    const turn: StagedMoment = {
      lines: [{ kind: 'begin', detail: 'awaken phase' }],
      asked: { purpose: 'x' },
    };
    expect(said(put('Gale'), turn, ox(5))).to.contain('5 Might, not 3');
    expect(said(put('Storm'), turn, ox(5))).to.equal(undefined);
    const expired: StagedMoment = { ...turn, lines: [{ kind: 'begin', detail: 'expiration step' }] };
    expect(said(expired, put('Gale'), turn, ox(5))).to.equal(undefined);
  });
});
