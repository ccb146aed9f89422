import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from './in-process';
import { probeTable } from './probe/table';
import { RecordingEngine } from './record';

const table = probeTable({ rulebook: 'legions-of-will' }, 3);

describe('the record of a game', () => {
  it('is played again to the same positions', () => {
    const engine = new RecordingEngine(new ReferenceEngine());
    engine.setup(table);
    for (const answer of [[1], [99], [0], [0]]) engine.act({ do: 'answer', answer });
    const { setup, before, acts } = engine.recorded ?? { setup: table, before: undefined, acts: [] };
    expect(acts.map(({ result }) => result.done)).to.deep.equal([true, false, true, true]);
    expect(acts[0]?.does).to.deep.equal(["play Ann's secret [4]"]);
    const again = new ReferenceEngine();
    again.setup(setup);
    const position = () => ({ observation: again.observe(), decision: again.legal() ?? null });
    expect(position()).to.deep.equal(before);
    for (const { act, result, after } of acts) {
      expect(again.act(act)).to.deep.equal(result);
      expect(position()).to.deep.equal(after);
    }
  });

  it('is without what was taken back, and what was refused in between', () => {
    const engine = new RecordingEngine(new ReferenceEngine());
    engine.setup(table);
    engine.act({ do: 'answer', answer: [0] });
    engine.act({ do: 'answer', answer: [0] });
    engine.act({ do: 'attempt', player: 0, action: 'play' });
    expect(engine.undo()).to.equal(true);
    expect(engine.recorded?.acts).to.have.length(1);
    engine.act({ do: 'attempt', player: 0, action: 'play' });
    expect(engine.recorded?.acts.map(({ result }) => result.done)).to.deep.equal([true, false]);
    engine.undo();
    expect(engine.undo()).to.equal(false);
    expect(engine.recorded?.acts).to.deep.equal([]);
    engine.reset();
    expect(engine.recorded).to.equal(undefined);
  });
});
