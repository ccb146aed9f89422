import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { onceEachTurn } from './once-each-turn';
import { ownPermanents } from './own-permanents';

describe('what is paid and done', () => {
  it('is wrong where something else than a permanent of the own is sacrificed or rested (L41)', () => {
    const offered = (purpose: string, of: Partial<StagedObject>, minimum = 1): string | undefined =>
      saidOf(ownPermanents, [
        {
          objects: [
            { id: 'Ox', zone: 'battlefield', controller: 0, types: ['unit'], ...of },
            { id: 'Crow', zone: 'battlefield', controller: 0, types: ['unit'] },
          ],
          asked: { purpose, minimum, options: ['Ox', 'Crow'].map((object) => ({ label: object, object })) },
        },
      ]);
    expect(offered('sacrifice', {})).to.equal(undefined);
    const wrong = offered('pay: sacrifice', { controller: 1 });
    expect(wrong).to.equal('Alice is offered "Ox" to sacrifice, which somebody else controls.');
    expect(ownPermanents.ruleOf?.(wrong ?? '')).to.equal('701.12a');
    const both = 'Alice is offered "Ox" to sacrifice, which somebody else controls, and too few others are.';
    expect(offered('pay: sacrifice', { controller: 1 }, 2)).to.equal(both);
    expect(offered('sacrifice', { controller: 1 }, 2)).to.equal(wrong);
    expect(offered('sacrifice', { types: ['base'] })).to.contain('is a base');
    expect(offered('sacrifice', { zone: 'hand' })).to.contain('is not on the battlefield');
    expect(offered('sacrifice', { statuses: ['rested'] })).to.equal(undefined);
    const rested = offered('pay: rest', { statuses: ['rested'] });
    expect(rested).to.equal('Alice is offered "Ox" to rest, which is rested.');
    expect(ownPermanents.ruleOf?.(rested ?? '')).to.equal('112.1');
  });

  it('is wrong where what is done once each turn triggers again after it was done (L42)', () => {
    const text = 'Crow: Whenever a unit is destroyed, draw a card. Do this only once each turn.';
    const put = (id: string): StagedLine => ({ kind: 'put on the chain of events', object: id });
    const ability = (id: string, source = 'Crow'): StagedObject => ({
      id,
      source,
      zone: 'chain of events',
      name: text,
    });
    const again = (second: StagedObject, ...between: readonly StagedLine[]): string | undefined =>
      saidOf(onceEachTurn, [
        { lines: [put('first')], objects: [ability('first')] },
        { lines: [{ kind: 'resolve', object: 'first' }], objects: [] },
        { lines: [...between, put('second')], objects: [second] },
      ]);
    expect(again(ability('second'))).to.equal(`"${text}" triggers again in the turn in which it was done.`);
    expect(again(ability('second', 'Rook'))).to.equal(undefined);
    // It triggered as the first one was being done, and somebody passed after it was put there.
    const passed: StagedLine = { what: 'decision', kind: 'priority' };
    expect(
      saidOf(onceEachTurn, [
        { lines: [put('other')], objects: [ability('other', 'Rook')] },
        { lines: [{ kind: 'resolve', object: 'other' }], objects: [] },
        { lines: [put('first')], objects: [ability('first')] },
        {
          lines: [{ kind: 'resolve', object: 'first' }, put('second'), passed],
          objects: [ability('second')],
        },
      ]),
    ).to.equal(undefined);
    expect(again(ability('second'), { kind: 'begin', detail: 'turn' })).to.equal(undefined);
    expect(
      saidOf(onceEachTurn, [
        { lines: [put('first'), put('second')], objects: [ability('first'), ability('second')] },
        { lines: [{ kind: 'resolve', object: 'first' }], objects: [ability('second')] },
      ]),
    ).to.equal(undefined);
  });
});
