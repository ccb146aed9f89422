import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Observation } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf, seated } from '../../../test/staged';
import { chains } from './chains';
import { entering } from './entering';

const passes = (player: number): StagedLine => ({ what: 'decision', kind: 'priority', player });
const table = (state: string, focus?: number): Partial<Observation> => ({
  state,
  players: seated(0).map((player) => ({ ...player, statuses: player.seat === focus ? ['focus'] : [] })),
});

describe('a made-up duel with chains', () => {
  it('is wrong where an ability resolves before all have passed (R43)', () => {
    const resolves = (...passed: readonly number[]): string | undefined =>
      saidOf(chains, [
        {
          lines: [{ kind: 'finalize' }, ...passed.map(passes), { kind: 'resolve', text: 'resolve "Heron"' }],
          objects: [],
          table: table('neutral open'),
        },
      ]);
    expect(resolves(0, 1)).to.equal(undefined);
    expect(resolves(0)).to.equal('"Heron" resolves, and Bob has not passed.');
    // What counters something resolves thereafter.
    const countering: readonly StagedLine[] = [
      ...[{ kind: 'finalize' }, passes(0), passes(1), { kind: 'counter', detail: 'trash' }],
      { kind: 'resolve', text: 'resolve "Heron"' },
    ];
    expect(saidOf(chains, [{ lines: countering, objects: [], table: table('neutral open') }])).to.equal(
      undefined,
    );
  });

  it("is wrong where the newest item's controller is not the first with priority (R43)", () => {
    const asks = (player: number, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(chains, [
        {
          lines: [{ kind: 'finalize' }, ...lines],
          objects: [{ id: 'Heron', zone: 'chain', controller: 1, statuses: ['finalized'] }],
          table: table('neutral closed'),
          asked: { player },
        },
      ]);
    expect(asks(1)).to.equal(undefined);
    expect(asks(0)).to.equal(
      'Alice has priority, and "Heron", the newest on the chain, is somebody else\'s.',
    );
    expect(asks(0, passes(1))).to.equal(undefined);
  });

  it('is wrong where focus does not stay after an initial chain (R43)', () => {
    const ends = (focus: number, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(chains, [
        {
          lines: [
            { kind: 'begin a showdown', player: 0 },
            ...[{ kind: 'put onto the chain' }, { kind: 'finalize' }, passes(0), passes(1)],
            ...[{ kind: 'resolve' }, ...lines],
          ],
          objects: [],
          table: table('showdown open', focus),
          asked: { player: focus },
        },
      ]);
    expect(ends(0)).to.equal(undefined);
    const wrong = ends(1);
    expect(wrong).to.equal('An initial chain has ended, and Bob has focus, not Alice.');
    expect(chains.ruleOf?.(wrong ?? '')).to.equal('343.1');
    expect(ends(1, passes(0))).to.equal(undefined);
    const begun: StagedLine = { kind: 'begin a showdown', player: 0 };
    const killed: readonly StagedLine[] = [
      ...[{ kind: 'kill' }, { kind: 'put onto the chain' }, { kind: 'finalize' }, passes(0), passes(1)],
      { kind: 'resolve' },
    ];
    const other = { objects: [], table: table('showdown open', 1), asked: { player: 1 } };
    expect(saidOf(chains, [{ lines: [begun, ...killed], ...other }])).to.equal(undefined);
    const deathknell = { kind: 'put onto the chain', rule: '734.1.d.2' };
    expect(saidOf(chains, [{ lines: [begun, deathknell, ...killed], ...other }])).to.equal(undefined);
    const later: readonly StagedLine[] = [
      ...[passes(0), passes(1), { kind: 'put onto the chain' }, { kind: 'finalize' }, passes(1), passes(0)],
      { kind: 'resolve' },
    ];
    expect(
      saidOf(chains, [
        { lines: [begun, ...later], objects: [], table: table('showdown open', 1), asked: { player: 1 } },
      ]),
    ).to.equal(undefined);
  });

  it('is wrong where focus stays after a chain (R43)', () => {
    const ends = (focus: number, ...more: readonly StagedLine[]): string | undefined =>
      saidOf(chains, [
        { lines: [{ kind: 'begin' }], objects: [], table: table('showdown open', 0) },
        {
          lines: [{ kind: 'finalize' }, passes(0), passes(1), { kind: 'resolve' }, ...more],
          table: table('showdown open', focus),
          asked: { player: focus },
        },
      ]);
    expect(ends(1)).to.equal(undefined);
    const wrong = ends(0);
    expect(wrong).to.equal('A chain has ended in a showdown, and Alice has focus, not Bob.');
    expect(chains.ruleOf?.(wrong ?? '')).to.equal('343');
    // Bob has passed, too.
    expect(ends(0, passes(1))).to.equal(undefined);
  });

  it('is wrong where a unit enters ready or gear exhausted (R44)', () => {
    const enters = (of: Partial<StagedObject>, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(entering, [
        {
          lines: [{ kind: 'play', object: 'Crow' }, ...lines],
          objects: [{ id: 'Crow', types: ['unit'], statuses: ['exhausted'], ...of }],
        },
      ]);
    expect(enters({})).to.equal(undefined);
    expect(enters({ statuses: ['ready'] })).to.equal('"Crow" is a unit that has been played, and is ready.');
    expect(enters({ statuses: ['ready'] }, { kind: 'ready', object: 'Crow' })).to.equal(undefined);
    expect(enters({ statuses: ['ready'], abilities: ['I enter ready.'] })).to.equal(undefined);
    expect(enters({ statuses: ['ready'], abilities: ['Units enter ready here.'] })).to.equal(undefined);
    const remembered = enters({ statuses: ['exhausted', 'buffed'] });
    expect(remembered).to.equal('"Crow" has been played, and is buffed.');
    expect(entering.ruleOf?.(remembered ?? '')).to.equal('109');
    expect(enters({ statuses: ['exhausted', 'buffed'] }, { kind: 'buff', object: 'Crow' })).to.equal(
      undefined,
    );
    expect(enters({ damage: 2 })).to.equal('"Crow" has been played, and bears damage.');
    expect(enters({ types: ['gear'] })).to.equal('"Crow" is gear that has been played, and is exhausted.');
  });

  it('is wrong where a unit with Accelerate is not as was paid for (R44)', () => {
    const labels = ['Crow: the cost', 'Crow with the additional cost: [Accelerate]'];
    const asked = { purpose: 'choose costs', options: labels.map((label) => ({ label })) };
    const plays = (answer: readonly number[] | undefined, ...statuses: string[]): string | undefined =>
      saidOf(entering, [
        answer ? { asked } : {},
        {
          ...(answer ? { answer } : {}),
          lines: [{ kind: 'play', object: 'Crow' }],
          objects: [{ id: 'Crow', types: ['unit'], statuses, abilities: ['[Accelerate]'] }],
        },
      ]);
    expect(plays([1], 'ready')).to.equal(undefined);
    expect(plays([0], 'exhausted')).to.equal(undefined);
    const wrong = plays([1], 'exhausted');
    expect(wrong).to.equal('"Crow" is exhausted, and its player paid for [Accelerate].');
    expect(entering.ruleOf?.(wrong ?? '')).to.equal('731.1.a');
    expect(plays([0], 'ready')).to.equal('"Crow" is ready, and its player did not pay for [Accelerate].');
    expect(plays(undefined, 'ready')).to.equal(undefined);
  });
});
