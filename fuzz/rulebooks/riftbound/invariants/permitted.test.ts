import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { OfferedOption } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf, seated } from '../../../test/staged';
import { permitted } from './permitted';

const table = (of: StagedMoment['table'] = {}): StagedMoment['table'] => ({
  phase: 'action phase',
  state: 'neutral open',
  players: seated(3, 'energy'),
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
    const back = offered([redoubt, ox({ at: 'Redoubt' })]);
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

  it('is to move from battlefield to battlefield with Ganking', () => {
    const mill: StagedObject = { id: 'Mill', types: ['battlefield'], controller: 0 };
    const back = { action: 'move a unit', object: 'Ox' } as const;
    const away = ox({ at: 'Redoubt', abilities: ['[Ganking]'] });
    const wrong = offered([redoubt, mill, away], [back]);
    expect(wrong).to.equal('Alice is not offered to move "Ox" with Ganking to "Mill".');
    expect(permitted.ruleOf?.(wrong ?? '')).to.equal('736.1.b');
    expect(offered([redoubt, mill, away], [back, { ...back, onto: 'Mill' }])).to.equal(undefined);
    expect(
      offered([redoubt, mill, { ...away, abilities: ['Other units have [Ganking].'] }], [back]),
    ).to.equal(undefined);
  });

  it('is to play spells and to activate abilities when their texts permit it', () => {
    const gale = (text: string): StagedObject => ({
      ...{ id: 'Gale', zone: 'hand', types: ['spell'], controller: 0, abilities: [text] },
      characteristics: { 'energy cost': 1, 'power cost': 0 },
    });
    const [open, closed] = [{ state: 'showdown open' }, { state: 'showdown closed' }];
    const wrong = offered([gale('[Action]\nDraw 1.')], [], open);
    expect(wrong).to.contain('Alice is not offered to play "Gale", which costs 1, with 3 Energy, which says');
    expect(permitted.ruleOf?.(wrong ?? '')).to.equal('155.2');
    expect(offered([gale('[Action]\nDraw 1.')], [], closed)).to.equal(undefined);
    expect(offered([gale('[Reaction]\nDraw 1.')], [], closed)).to.contain('"Gale"');
    expect(offered([gale('[Action]\nKill a unit.')], [], open)).to.equal(undefined);
    expect(offered([gale('Draw 1.')])).to.contain('"Gale"');
    expect(offered([gale('Draw 1.')], [], open)).to.equal(undefined);
    const stone = (text: string, status = 'ready'): StagedObject => ({
      ...{ id: 'Stone', types: ['gear'], controller: 0, abilities: [text], statuses: [status] },
    });
    const idle = offered([stone('[1], [E]: Draw 1.')]);
    expect(idle).to.equal('Alice is not offered to activate "Stone", which says "[1], [E]: Draw 1.".');
    expect(permitted.ruleOf?.(idle ?? '')).to.equal('371');
    expect(offered([stone('[1], [E]: Draw 1.', 'exhausted')])).to.equal(undefined);
    expect(offered([stone('[4]: Draw 1.')])).to.equal(undefined);
    expect(offered([stone('[1]: Draw 1.')], [], open)).to.equal(undefined);
    expect(offered([stone('[1]: [Reaction] - Draw 1.')], [], closed)).to.contain('"Stone"');
  });

  it('is to activate what has Legion once a card was played', () => {
    const heron = { id: 'Heron', types: ['unit'], controller: 0, statuses: ['exhausted'] };
    const after = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(
        permitted,
        [{ objects: [{ ...heron, abilities: ['[Legion] - [1]: Draw 1.'] }], table: table(), lines }],
        {
          rulebook: 'any',
          seed: 1,
          from: { activePlayer: 0, part: 'action phase', turn: 1 },
          players: [{ name: 'Alice', zones: { hand: [{ name: 'Crow', types: ['unit'] }] } }],
        },
      );
    const play = (name: string): StagedLine => ({ kind: 'play', player: 0, text: `play "${name}"` });
    expect(after(play('Crow'))).to.contain('Alice is not offered to activate "Heron"');
    expect(after(play('Wisp'))).to.equal(undefined);
    expect(after({ kind: 'begin', detail: 'awaken phase' })).to.equal(undefined);
    expect(after(play('Crow'), { kind: 'begin', detail: 'awaken phase' })).to.equal(undefined);
  });

  it('is to hide cards, and to play what was hidden before', () => {
    const mill: StagedObject = {
      id: 'Mill',
      types: ['battlefield'],
      statuses: ['controlled'],
      controller: 0,
    };
    const owl: StagedObject = {
      id: 'Owl',
      zone: 'hand',
      types: ['spell'],
      abilities: ['[Hidden]'],
      controller: 0,
    };
    const players = seated(1, 'fury');
    const wrong = offered([mill, owl], [], { players });
    expect(wrong).to.equal('Alice is not offered to hide "Owl" at "Mill".');
    expect(permitted.ruleOf?.(wrong ?? '')).to.equal('408.1');
    expect(offered([mill, owl], [{ action: 'hide', object: 'Owl', onto: 'Mill' }], { players })).to.equal(
      undefined,
    );
    expect(offered([mill, owl], [], { players: seated(0) })).to.equal(undefined);
    expect(offered([{ ...mill, controller: 1 }, owl], [], { players })).to.equal(undefined);
    const hare: StagedObject = {
      id: 'Hare',
      zone: 'facedown zone',
      types: ['unit'],
      at: 'Mill',
      controller: 0,
    };
    expect(offered([mill, owl, hare], [], { players })).to.equal(undefined);
    const later = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(permitted, [
        { lines, objects: [hare], table: table({ state: 'showdown closed' }), asked: { purpose: 'may' } },
        { table: table({ state: 'showdown closed' }) },
      ]);
    expect(later()).to.equal(undefined);
    const kept = later({ kind: 'begin', detail: 'awaken phase' });
    expect(kept).to.equal('Alice is not offered to play "Hare", which was hidden in an earlier turn.');
    expect(permitted.ruleOf?.(kept ?? '')).to.equal('737.1.b');
  });

  it('is to use runes whenever they have priority', () => {
    const rune = (status: string): StagedObject => ({
      id: 'Calm Rune',
      types: ['rune'],
      controller: 0,
      statuses: [status],
      abilities: ['[E]: Add [1].', 'Recycle this: Add [C].'],
    });
    const lone = offered([{ ...rune('ready'), abilities: ['[E]: Add [1].'] }], [], {
      state: 'showdown open',
    });
    expect(lone).to.equal('"Calm Rune" is a rune that doesn\'t have both abilities of a rune.');
    expect(permitted.ruleOf?.(lone ?? '')).to.equal('160.2');
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
