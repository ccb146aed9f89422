import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { OfferedOption } from '../../../../port/contract';
import { type StagedMoment, type StagedObject, saidOf, seated } from '../../../test/staged';
import { permitted } from './permitted';

const table = (of: StagedMoment['table'] = {}): StagedMoment['table'] => ({
  phase: 'action phase',
  state: 'neutral open',
  players: seated(3),
  ...of,
});
const offered = (
  objects: readonly StagedObject[],
  options: readonly Partial<OfferedOption>[] = [],
  of: StagedMoment['table'] = {},
): string | undefined =>
  saidOf(permitted, [
    { objects, table: table(of), asked: { options: options.map((option) => ({ label: '', ...option })) } },
  ]);
const redoubt: StagedObject = { id: 'Redoubt', types: ['battlefield'], controller: 1 };
const ox = (of: Partial<StagedObject> = {}): StagedObject => ({
  id: 'Ox',
  types: ['unit'],
  controller: 0,
  statuses: ['ready'],
  ...of,
});

describe('what players may do (R63)', () => {
  it('is to move each ready unit at their own time', () => {
    const wrong = offered([redoubt, ox()]);
    expect(wrong).to.equal('Alice is not offered to move "Ox" to "Redoubt".');
    expect(permitted.ruleOf?.(wrong ?? '')).to.equal('143.4.a');
    expect(offered([redoubt, ox()], [{ action: 'move a unit', object: 'Ox', onto: 'Redoubt' }])).to.equal(
      undefined,
    );
    expect(offered([redoubt, ox({ statuses: ['exhausted'] })])).to.equal(undefined);
    expect(offered([redoubt, ox({ controller: 1 })])).to.equal(undefined);
    const back = offered([redoubt, ox({ base: 'Redoubt' })]);
    expect(back).to.equal('Alice is not offered to move "Ox" back from a battlefield.');
    expect(permitted.ruleOf?.(back ?? '')).to.equal('143.4.b');
    expect(offered([redoubt, ox()], [], { state: 'showdown open' })).to.equal(undefined);
    expect(offered([redoubt, ox()], [], { activePlayer: 1 })).to.equal(undefined);
    expect(offered([{ ...redoubt, abilities: ["Units can't move from here."] }, ox()])).to.equal(undefined);
  });

  it('is to play what can be paid for', () => {
    const hawk = (of: Partial<StagedObject> = {}): StagedObject =>
      ox({ id: 'Hawk', zone: 'hand', characteristics: { 'energy cost': 3, 'power cost': 0 }, ...of });
    const wrong = offered([hawk()]);
    expect(wrong).to.equal('Alice is not offered to play "Hawk", which costs 3, with 3 Energy.');
    expect(permitted.ruleOf?.(wrong ?? '')).to.equal('308.1');
    expect(offered([hawk()], [{ action: 'play', object: 'Hawk' }])).to.equal(undefined);
    expect(offered([hawk({ characteristics: { 'energy cost': 4 } })])).to.equal(undefined);
    expect(offered([hawk({ characteristics: { 'energy cost': 0, 'power cost': 1 } })])).to.equal(undefined);
    const champion = offered([hawk({ zone: 'champion zone' })]);
    expect(permitted.ruleOf?.(champion ?? '')).to.equal('107.2.c');
  });

  it('is to use runes whenever they have priority', () => {
    const rune = (status: string): StagedObject => ({
      id: 'Calm Rune',
      types: ['rune'],
      controller: 0,
      statuses: [status],
      abilities: ['[E]: Add [1].', 'Recycle this: Add [C].'],
    });
    const use = (index: number) => ({ action: 'activate', object: 'Calm Rune', index }) as const;
    const closed = { state: 'neutral closed', activePlayer: 1 };
    expect(offered([rune('ready')], [use(0), use(1)], closed)).to.equal(undefined);
    const wrong = offered([rune('ready')], [use(1)], closed);
    expect(wrong).to.equal('Alice is not offered to activate "Calm Rune", a rune that says "[E]: Add [1].".');
    expect(permitted.ruleOf?.(wrong ?? '')).to.equal('160.2');
    expect(offered([rune('exhausted')], [use(1)], closed)).to.equal(undefined);
    expect(offered([rune('exhausted')], [], closed)).to.contain('Recycle this');
  });
});
