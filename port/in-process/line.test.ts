import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../contract';
import { ReferenceEngine } from '../in-process';

const table: SetupRequest = {
  rulebook: 'legions-of-will',
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    zones: { deck: [{ name: 'Scout', types: ['unit'], fields: { cost: 1, will: 1, power: 1 } }] },
    permanents: [
      { card: { name: 'Camp', types: ['base'], fields: { defense: 5, capacity: 3, production: 1 } } },
    ],
  })),
  seed: 3,
  from: { activePlayer: 0, part: 'reset step', turn: 3 },
};

describe('a line of the trace', () => {
  const engine = new ReferenceEngine();
  engine.setup(table);
  const lines = engine.trace();
  const begin = lines.find(({ kind }) => kind === 'begin');
  const decided = lines.find(({ what }) => what === 'decision');

  it('tells of an event in fields and, when it is asked, in words', () => {
    expect(begin).to.include({ what: 'event', detail: 'reset step', player: 0 });
    expect(begin?.text).to.equal('Alice: begin reset step');
  });

  it('tells of a decision, and whether it left a choice', () => {
    expect(decided?.text).to.equal('Alice: priority: pass (the only way)');
  });

  it('has its words when it is written, and no fields that it doesn’t tell of', () => {
    const written: unknown = JSON.parse(JSON.stringify([begin, decided]));
    expect(written).to.deep.equal([
      {
        what: 'event',
        rule: begin?.rule,
        kind: 'begin',
        text: begin?.text,
        player: 0,
        detail: 'reset step',
      },
      { what: 'decision', rule: decided?.rule, kind: 'priority', player: 0, text: decided?.text },
    ]);
  });

  it('has fields that are the same however often it is asked for', () => {
    expect(JSON.stringify(engine.trace())).to.equal(JSON.stringify(lines));
    expect(engine.trace(2).map(({ text }) => text)).to.deep.equal(lines.slice(2).map(({ text }) => text));
  });
});
