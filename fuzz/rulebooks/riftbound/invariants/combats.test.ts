import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { combats } from './combats';
import { settled } from './settled';

const event = (...kinds: readonly string[]): readonly StagedLine[] => kinds.map((kind) => ({ kind }));
const fighting = (side: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id: side,
  types: ['unit'],
  statuses: [side],
  characteristics: { might: 3 },
  ...of,
});

describe('combats of a made-up duel (R68)', () => {
  const ruleOf = (wrong: string | undefined): string | undefined => combats.ruleOf?.(wrong ?? '');

  it('are fought by attackers and defenders', () => {
    const begun = (...kinds: readonly string[]): string | undefined =>
      saidOf(combats, [{ lines: event('begin a showdown', ...kinds) }]);
    expect(begun()).to.equal(undefined);
    expect(begun('become an attacker', 'become a defender', 'begin a combat')).to.equal(undefined);
    const alone = begun('become an attacker');
    expect(alone).to.equal('A combat has begun, and nobody has become a defender.');
    expect(ruleOf(alone)).to.equal('440');
    const nobody = begun('begin a combat');
    expect(nobody).to.equal('A combat has begun, and nobody has become an attacker.');
    expect(ruleOf(nobody)).to.equal('442.1.a');
  });

  it('end with damage', () => {
    const both = [fighting('attacking'), fighting('defending')];
    const ended = (objects: readonly StagedObject[], then: StagedMoment = {}): string | undefined =>
      saidOf(combats, [
        { lines: event('move'), objects },
        { lines: event('end a showdown'), ...then },
      ]);
    const wrong = ended(both);
    expect(wrong).to.equal('The showdown of a combat has ended, and no combat damage is dealt.');
    expect(ruleOf(wrong)).to.equal('345.1');
    expect(ended(both, { asked: { purpose: 'assign combat damage' } })).to.equal(undefined);
    const dealt: StagedLine = { kind: 'deal damage', rule: '443.1.e' };
    expect(ended(both, { lines: [...event('end a showdown'), dealt] })).to.equal(undefined);
    expect(ended([fighting('attacking')])).to.equal(undefined);
    const stunned = both.map((unit) => ({ ...unit, statuses: [...(unit.statuses ?? []), 'stunned'] }));
    expect(ended(stunned)).to.equal(undefined);
    expect(ended(both, { lines: event('kill', 'end a showdown') })).to.equal(undefined);
  });

  it('deal what was assigned', () => {
    const assigned = (abilities: readonly string[], ...kinds: readonly string[]): string | undefined =>
      saidOf(combats, [
        {
          lines: event('end a showdown'),
          objects: [{ id: 'Ox', abilities: [...abilities] }],
          asked: { purpose: 'assign combat damage' },
        },
        { lines: event(...kinds) },
      ]);
    expect(assigned([], 'deal damage')).to.equal(undefined);
    const wrong = assigned([], 'recall');
    expect(wrong).to.equal('Combat damage has been assigned, and is not dealt.');
    expect(ruleOf(wrong)).to.equal('443.1.e');
    expect(assigned(["I don't take damage."], 'recall')).to.equal(undefined);
  });
});

describe('the parts of a turn in a made-up duel (R69)', () => {
  const begin = (detail: string): StagedLine => ({ kind: 'begin', detail, player: 0 });
  const told = (kind: string, way = ''): StagedLine => ({ kind, text: `Alice: ${kind} "Gale"${way}` });
  const happens = (...lines: readonly StagedLine[]): string | undefined => saidOf(settled, [{ lines }]);
  const ruleOf = (wrong: string | undefined): string | undefined => settled.ruleOf?.(wrong ?? '');

  it('begin with nothing on the chain', () => {
    const put = told('put onto the chain');
    expect(happens(put, told('resolve'), begin('draw phase'))).to.equal(undefined);
    expect(happens(put, told('enter the board', ' (chain → board)'), begin('draw phase'))).to.equal(
      undefined,
    );
    const wrong = happens(put, told('finalize'), begin('draw phase'));
    expect(wrong).to.equal('The draw phase begins, and "Gale" is on the chain.');
    expect(ruleOf(wrong)).to.equal('315.3.c');
    expect(ruleOf(happens(put, begin('expiration step')))).to.equal('305');
    const before: StagedMoment = { objects: [{ id: 'Gale', zone: 'chain' }] };
    expect(saidOf(settled, [before, { lines: [begin('action phase')], objects: [] }])).to.contain('"Gale"');
    const whole: SetupRequest = { rulebook: 'riftbound', seed: 1, from: 'the beginning', players: [] };
    const set = [put, begin('awaken phase')];
    expect(saidOf(settled, [{ lines: set }], whole)).to.equal(undefined);
    expect(saidOf(settled, [{ lines: [...set, begin('scoring step')] }], whole)).to.contain('"Gale"');
  });

  it('let the Turn Player act', () => {
    const had: StagedLine = { what: 'decision', kind: 'priority', player: 0 };
    expect(happens(begin('action phase'), had, begin('end of turn phase'))).to.equal(undefined);
    const wrong = happens(begin('action phase'), { ...had, player: 1 }, begin('end of turn phase'));
    expect(wrong).to.equal('Alice has had no priority in the Action Phase.');
    expect(ruleOf(wrong)).to.equal('316.6.a');
  });
});
