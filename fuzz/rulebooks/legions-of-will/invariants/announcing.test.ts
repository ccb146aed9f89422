import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { announcing } from './announcing';
import { battleSteps } from './battle-steps';

const told = (kind: string, of: Partial<StagedLine> = {}): StagedLine => ({
  kind,
  text: `Alice: ${kind} "Gale"`,
  ...of,
});
const put = told('put on the chain of events', { rule: '601.1a' });
const played = told('play');
const ruleOf = (wrong: string | undefined): string | undefined => announcing.ruleOf?.(wrong ?? '');

describe('what is announced (L67)', () => {
  it('has been played before anybody gets priority', () => {
    const announced = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(announcing, [{ lines }]);
    expect(announced(put, played)).to.equal(undefined);
    const wrong = announced(put);
    expect(wrong).to.equal('"Gale" is on the chain of events, and has not been played.');
    expect(ruleOf(wrong)).to.equal('601.1h');
    expect(announced(put, { ...told('priority'), what: 'decision' }, played)).to.equal(wrong);
    expect(announced({ ...put, rule: '603.3' })).to.equal(undefined);
    expect(announced({ ...put, text: 'Alice: put "Ox" by "Gale"' })).to.equal(undefined);
  });

  it('has a value of X', () => {
    const plays = (text: string, ...lines: readonly StagedLine[]): string | undefined => {
      const hand = [{ name: 'Gale', types: ['action'], fields: { cost: 'X' }, text }];
      const setup: SetupRequest = {
        ...{ rulebook: 'legions-of-will', seed: 1, from: 'the beginning' },
        players: [{ name: 'Alice', zones: { hand } }],
      };
      return saidOf(announcing, [{ lines: [put, ...lines, played] }], setup);
    };
    expect(plays('Gain X resource.', { what: 'decision', kind: 'choose X' })).to.equal(undefined);
    const wrong = plays('Gain X resource.');
    expect(wrong).to.equal('"Gale" has been played, and no X was chosen for it.');
    expect(ruleOf(wrong)).to.equal('105.3a');
    expect(plays('X is the number of units.')).to.equal(undefined);
  });

  it('has the target that it asks for', () => {
    const on = (of: Partial<StagedObject>): string | undefined =>
      saidOf(announcing, [{ objects: [{ id: 'Gale', zone: 'chain of events', types: ['action'], ...of }] }]);
    const wrong = on({ abilities: ['Destroy target unit.'] });
    expect(wrong).to.equal('"Gale", a card on the chain of events, targets nothing.');
    expect(ruleOf(wrong)).to.equal('601.1c');
    expect(on({ abilities: ['Destroy target unit.'], targets: ['Ox'] })).to.equal(undefined);
    expect(on({ abilities: ['Destroy up to one target unit.'] })).to.equal(undefined);
    expect(on({ abilities: ['Draw a card.'] })).to.equal(undefined);
    expect(on({ abilities: ['Play this card without a target.', 'Draw a card.'] })).to.equal(undefined);
    const ability = { source: 'Ox', name: 'Ox: Whenever a unit attacks, rest target unit.' };
    const idle = on(ability);
    expect(idle).to.contain('an ability on the chain of events, targets nothing');
    expect(ruleOf(idle)).to.equal('603.3d');
    expect(on({ types: ['upgrade'] })).to.contain('targets nothing');
    expect(on({ types: ['unit'], abilities: ['Play this card without a target.'] })).to.equal(undefined);
  });

  it('resolves at once where it only gains resource', () => {
    const activated = (does: string, ...lines: readonly StagedLine[]): string | undefined => {
      const text = `Alice: activate "Ox: Rest this unit: ${does}" by "Ox"`;
      return saidOf(announcing, [{ lines: [{ kind: 'activate', text }, ...lines] }]);
    };
    expect(activated('Gain 1 resource.', told('resolve'))).to.equal(undefined);
    const wrong = activated('Gain 1 resource.');
    expect(wrong).to.contain('gains resource, and waits on the chain of events');
    expect(ruleOf(wrong)).to.equal('406.6c');
    expect(activated('Draw a card.')).to.equal(undefined);
  });
});

describe('the steps of a battle (L68)', () => {
  const begin = (detail: string): StagedLine => ({ kind: 'begin', detail, player: 0 });
  const battle = [begin('beginning of battle step')];
  const blockers = begin('declare blockers step');

  it('has blockers declared only against attackers', () => {
    const wrong = saidOf(battleSteps, [{ lines: [...battle, blockers] }]);
    expect(wrong).to.equal('There is a declare blockers step, and nothing attacks.');
    expect(battleSteps.ruleOf?.(wrong ?? '')).to.equal('508.8');
    expect(saidOf(battleSteps, [{ lines: [...battle, { kind: 'attack' }, blockers] }])).to.equal(undefined);
    const attacking: StagedObject = { id: 'Ox', attacking: 'Hill' };
    expect(
      saidOf(battleSteps, [
        { lines: battle, objects: [attacking] },
        { lines: [blockers], objects: [] },
      ]),
    ).to.equal(undefined);
  });

  it('has damage ordered', () => {
    const units = (...blocking: readonly (readonly string[])[]): readonly StagedObject[] => [
      { id: 'Ox' },
      { id: 'Elk' },
      ...blocking.map((each, place) => ({ id: `Wall ${place}`, blocking: [...each] })),
    ];
    const declared = (objects: readonly StagedObject[], ...orders: readonly string[]): string | undefined =>
      saidOf(battleSteps, [
        {
          lines: [
            ...[...battle, { kind: 'attack' }, blockers],
            ...orders.map(
              (name): StagedLine => ({ what: 'decision', kind: `damage assignment order of ${name}` }),
            ),
          ],
          objects,
          table: { step: 'declare blockers step' },
        },
      ]);
    expect(declared(units(['Ox']))).to.equal(undefined);
    const two = declared(units(['Ox', 'Elk']));
    expect(two).to.equal('"Wall 0" blocks 2 units, and its damage has not been ordered.');
    expect(battleSteps.ruleOf?.(two ?? '')).to.equal('509.3');
    expect(declared(units(['Ox', 'Elk']), 'Wall 0')).to.equal(undefined);
    const both = declared(units(['Ox'], ['Ox']));
    expect(both).to.equal('"Ox" is blocked by 2 units, and its damage has not been ordered.');
    expect(battleSteps.ruleOf?.(both ?? '')).to.equal('509.2');
  });
});
