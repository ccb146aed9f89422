import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { eachTime } from './each-time';

const heron = (text: string, more: Partial<StagedObject> = {}): StagedObject => ({
  ...{ id: 'Heron', types: ['unit'], zone: 'board', controller: 0, abilities: [text] },
  ...more,
});
const ox: StagedObject = { id: 'Ox', types: ['unit'], zone: 'board', controller: 0 };
const kettle: StagedObject = { id: 'Kettle', types: ['gear'], zone: 'board', controller: 0 };
const put: StagedLine = {
  ...{ kind: 'put onto the chain', object: 'item', player: 0 },
  text: 'Alice: put onto the chain "Heron" by "Heron"',
};
const begins: StagedLine = { kind: 'begin', detail: 'awaken phase' };

/** What is said of what happens, one list of lines after another, while Alice's Heron stays as it is. */
const happens = (text: string, ...lines: readonly (readonly StagedLine[])[]): string | undefined =>
  saidOf(eachTime, [
    { objects: [heron(text), ox, kettle] },
    ...lines.map((each) => ({ lines: each, objects: [heron(text), ox, kettle] })),
  ]);

describe('a made-up duel in which something is to trigger (R54)', () => {
  it('is wrong where an ability does not trigger as its text says', () => {
    const conquers: StagedLine = { kind: 'conquer', player: 0 };
    const text = 'When you conquer, draw 1.';
    expect(happens(text, [conquers, put])).to.equal(undefined);
    expect(happens(text, [conquers])).to.equal(
      `"${text}" of "Heron" has triggered 0 times, and there was 1 such event.`,
    );
    expect(happens(text, [{ kind: 'conquer', player: 1 }])).to.equal(undefined);
    // Playing another card of that name puts no ability there.
    expect(happens(text, [conquers, { ...put, detail: 'chain' }])).to.contain('0 times');
  });

  it('is wrong where it does not trigger in a part of a turn', () => {
    const begin = (detail: string, player: number): StagedLine => ({ kind: 'begin', detail, player });
    const yours = 'At the end of your turn, draw 1.';
    expect(happens(yours, [begin('ending step', 0), put])).to.equal(undefined);
    expect(happens(yours, [begin('ending step', 0)])).to.contain('has triggered 0 times');
    expect(happens(yours, [begin('ending step', 1)])).to.equal(undefined);
    const each = "At the start of each player's Draw Phase, draw 1.";
    expect(happens(each, [begin('draw phase', 1)])).to.contain('has triggered 0 times');
    expect(happens(each, [begin('channel phase', 1)])).to.equal(undefined);
  });

  it('is wrong where it triggers too seldom', () => {
    const text = 'When a friendly unit dies, gain 1 point.';
    const dies: StagedLine = { kind: 'kill', object: 'Ox', player: 0 };
    expect(happens(text, [dies, dies, put, put])).to.equal(undefined);
    expect(happens(text, [dies, dies, put])).to.contain(
      'has triggered 1 times, and there were 2 such events',
    );
    expect(happens(text, [{ kind: 'kill', object: 'Kettle', player: 0 }])).to.equal(undefined);
    // What hasn't been seen may be anything.
    expect(happens(text, [{ kind: 'kill', object: 'unseen', player: 0 }])).to.equal(undefined);
  });

  it('is wrong where the first time in a turn passes', () => {
    const text = 'The first time I move each turn, draw 1.';
    const moves: StagedLine = { kind: 'move', object: 'Heron' };
    expect(happens(text, [begins], [moves, put], [moves])).to.equal(undefined);
    const wrong = happens(text, [begins], [moves]);
    expect(wrong).to.contain('has triggered 0 times');
    expect(eachTime.ruleOf?.(wrong ?? '')).to.equal('376.1.b');
    expect(happens(text, [begins], [moves, put], [begins], [moves])).to.contain('has triggered 0 times');
    // It may have moved before the turn was seen.
    expect(happens(text, [moves])).to.equal(undefined);
    // It has triggered, and had another text besides for a while.
    const also = heron(text, { abilities: [text, '[Vision]'] });
    const twice = [{ lines: [begins] }, { lines: [moves, put], also }, { lines: [moves], also }];
    expect(
      saidOf(eachTime, [
        { objects: [heron(text)] },
        ...twice.map(({ lines, also: one = heron(text) }) => ({ lines, objects: [one] })),
      ]),
    ).to.equal(undefined);
    // It has come in the middle of the turn.
    expect(
      saidOf(eachTime, [
        { objects: [] },
        { lines: [begins], objects: [] },
        ...[[], [moves]].map((lines) => ({ lines, objects: [heron(text)] })),
      ]),
    ).to.equal(undefined);
  });

  it('leaves open what may have come to nothing, or been another', () => {
    const moves: StagedLine = { kind: 'move', object: 'Heron' };
    expect(happens('When I move, stun a unit.', [moves])).to.equal(undefined);
    expect(happens("When I move, if it's your turn, draw 1.", [moves])).to.equal(undefined);
    const text = 'When I move, draw 1.';
    expect(happens(text, [moves])).to.contain('0 times');
    const becoming = (more: Partial<StagedObject>): string | undefined =>
      saidOf(eachTime, [{ objects: [heron(text)] }, { lines: [moves], objects: [heron(text, more)] }]);
    expect(becoming({ abilities: [] })).to.equal(undefined);
    expect(becoming({ controller: 1 })).to.equal(undefined);
    expect(becoming({ attachedTo: 'Ox' })).to.equal(undefined);
    const twins = [heron(text), heron(text, { id: 'other', name: 'Heron' })];
    expect(saidOf(eachTime, [{ objects: twins }, { lines: [moves], objects: twins }])).to.equal(undefined);
  });
});
