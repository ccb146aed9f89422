import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { assignment } from './assignment';
import { inBattle } from './in-battle';
import { ownShares } from './turn-based';

const unit = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  zone: 'battlefield',
  controller: 0,
  types: ['unit'],
  ...of,
});

describe('what is due in a turn of itself', () => {
  it("is wrong where another player's permanents are reset (L27)", () => {
    const resetting = (...objects: readonly string[]): string | undefined =>
      saidOf(ownShares, [
        {
          objects: [unit('Ox'), unit('Crow', { controller: 1 })],
          lines: [
            { kind: 'begin', detail: 'reset step', player: 0 },
            ...objects.map((object) => ({ kind: 'become reset', object })),
            { kind: 'begin', detail: 'effect step', player: 0 },
          ],
        },
      ]);
    expect(resetting('Ox')).to.equal(undefined);
    const wrong = resetting('Ox', 'Crow');
    expect(wrong).to.equal(`become reset: "Crow" in Alice's reset step, which Alice doesn't control.`);
    expect(ownShares.ruleOf?.(wrong ?? '')).to.equal('502.1');
  });

  it("is wrong where counters grow or melt on another player's, by more than one, or not at all (L27)", () => {
    const put = (object: string, amount = 1): StagedLine => ({
      kind: 'put counters',
      detail: 'poison',
      object,
      amount,
    });
    const effect = (...lines: readonly StagedLine[]): string | undefined => effectWhere('', ...lines);
    const effectWhere = (text: string, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(ownShares, [
        {
          objects: [
            unit('Ox', { counters: { poison: 2 }, abilities: [text] }),
            unit('Crow', { controller: 1, counters: { poison: 2 } }),
          ],
          lines: [{ kind: 'begin', detail: 'effect step', player: 0 }, ...lines],
        },
      ]);
    expect(effect(put('Ox'))).to.equal(undefined);
    const wrong = effect(put('Ox'), put('Crow'));
    expect(wrong).to.equal(
      `put counters (1 poison): "Crow" in Alice's effect step, which Alice doesn't control.`,
    );
    expect(ownShares.ruleOf?.(wrong ?? '')).to.equal('703.4b');
    expect(effect(put('Ox', 2))).to.equal(`put counters (2 poison): "Ox" in Alice's effect step, not one.`);
    expect(effect()).to.equal(`"Ox" has poison counters, and Alice's effect step changes nothing of that.`);
    expect(effect({ kind: 'destroy', object: 'Ox' })).to.equal(undefined);
    expect(effect({ kind: 'destroy', object: 'Owl' })).to.equal(effect());
    expect(effect({ kind: 'gain resource', player: 0 })).to.equal(undefined);
    expect(effectWhere('Put a poison counter on target unit.')).to.equal(effect());
    expect(effectWhere("This unit can't have more than two poison counters on it.")).to.equal(undefined);
    expect(
      effectWhere('If this unit would have one or more poison counters put on it, draw a card instead.'),
    ).to.equal(undefined);
  });

  it('is wrong where other damage is divided, or taken for lethal, than there is (L28)', () => {
    const ox = unit('Ox', { attacking: 'Kiln', characteristics: { power: 5 } });
    const blocker = (id: string, power: number, damage = 0): StagedObject =>
      unit(id, { controller: 1, blocking: ['Ox'], characteristics: { power }, damage });
    const blockers = [blocker('Crow', 3, 1), blocker('Hound', 2)];
    const asked = (amount: number, thresholds: readonly number[], ...more: readonly StagedObject[]) =>
      saidOf(assignment, [
        {
          objects: [ox, ...blockers, ...more],
          asked: {
            purpose: 'assign battle damage of Ox',
            kind: 'distribute',
            options: blockers.map(({ id }) => ({ label: id, object: id })),
            amount,
            thresholds,
          },
        },
      ]);
    expect(asked(5, [2, 2])).to.equal(undefined);
    expect(asked(4, [2, 2])).to.equal('"Ox" has power 5 and assigns 4 battle damage.');
    const wrong = asked(5, [3, 2]);
    expect(wrong).to.equal('"Crow" needs 2 damage more, and 3 are taken for lethal.');
    expect(assignment.ruleOf?.(wrong ?? '')).to.equal('510.1c');
    expect(asked(4, [3, 2], unit('Boar', { attacking: 'Kiln' }))).to.equal(undefined);
  });

  it('is wrong where a unit still attacks after its battle (L29)', () => {
    const after = (phase: string, ...statuses: readonly string[]): string | undefined =>
      saidOf(inBattle, [
        {
          table: { phase, step: 'end step' },
          lines: [{ kind: 'attack', object: 'Ox' }],
          objects: [unit('Ox', { statuses })],
        },
      ]);
    expect(after('ending phase', 'rested')).to.equal(undefined);
    expect(after('battle phase', 'attacking')).to.equal(undefined);
    expect(after('ending phase', 'rested', 'attacking')).to.equal(
      '"Ox" is still in battle, and the battle phase is over.',
    );
  });

  it('is wrong where somebody else gains control of it, unless it attacks anew (L29)', () => {
    const attack: StagedLine = { kind: 'attack', object: 'Ox' };
    const taken = (line: StagedLine): string | undefined =>
      saidOf(
        inBattle,
        [0, 1].map((controller) => ({
          table: { phase: 'battle phase', step: 'declare attackers step' },
          lines: [controller === 0 ? attack : line],
          objects: [unit('Ox', { controller, statuses: ['attacking'] })],
        })),
      );
    expect(taken({ kind: 'change control', object: 'Ox' })).to.equal(
      '"Ox" is still attacking, and Bob has gained control of it.',
    );
    expect(taken(attack)).to.equal(undefined);
  });
});
