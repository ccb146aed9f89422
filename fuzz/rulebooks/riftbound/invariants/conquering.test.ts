import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedMoment, saidOf } from '../../../test/staged';
import { combatEnds, conquering, gainedControl } from './conquering';

const at = (kind: string, player = 0): StagedLine => ({ kind, object: 'Weir', player });
const priority: StagedLine = { what: 'decision', kind: 'priority', player: 0 };

describe('battlefields that are fought for', () => {
  it('are wrong where a combat follows another one at once (R33)', () => {
    const after = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(combatEnds, [{ objects: [{ id: 'Weir' }], lines: [at('end a combat'), ...lines] }]);
    expect(after(at('become uncontrolled'))).to.equal(undefined);
    expect(after(at('begin a combat'))).to.equal(
      'A combat has ended at "Weir", and another one begins there at once.',
    );
    expect(after({ kind: 'begin a combat', object: 'Kiln' })).to.equal(undefined);
    expect(after({ kind: 'move', object: 'Ox' }, at('begin a combat'))).to.equal(undefined);
    expect(after(priority, at('begin a combat'))).to.equal(undefined);
  });

  it('are wrong where who takes control does not score, though for the first time this turn (R34)', () => {
    const taken: readonly StagedLine[] = [at('end a showdown'), at('establish control')];
    const objects = [{ id: 'Weir' }];
    const said = (...moments: readonly StagedMoment[]): string | undefined => saidOf(conquering, moments);
    expect(said({ objects, lines: [...taken, at('score'), priority] })).to.equal(undefined);
    expect(said({ objects, lines: [...taken, priority] })).to.equal(
      'Alice takes control of "Weir", and doesn\'t score it.',
    );
    expect(said({ objects, lines: taken })).to.contain("doesn't score");
    expect(said({ objects, lines: taken, asked: { purpose: 'order' } })).to.equal(undefined);
    expect(said({ objects, lines: [at('establish control'), priority] })).to.equal(undefined);
    expect(said({ objects, lines: [at('score')] }, { lines: [...taken, priority] })).to.equal(undefined);
    const awaken: StagedLine = { kind: 'begin', detail: 'awaken phase', player: 1 };
    expect(said({ objects, lines: [at('score'), awaken] }, { lines: [...taken, priority] })).to.contain(
      "doesn't score",
    );
    const speaking = [...objects, { id: 'Ox', abilities: ["Players can't score."] }];
    expect(said({ objects: speaking, lines: [...taken, priority] })).to.equal(undefined);
  });

  it('are wrong where who controls one already scores it outside of the Scoring Step (R79)', () => {
    const said = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(gainedControl, [{ objects: [{ id: 'Weir' }], lines }]);
    const wrong = 'Alice scores "Weir", and has not just gained control of it.';
    expect(said(at('end a combat'), at('establish control'), at('score'))).to.equal(undefined);
    expect(said(at('end a combat'), at('score'))).to.equal(wrong);
    expect(said(at('establish control', 1), at('score'))).to.equal(wrong);
    expect(said({ ...at('establish control'), object: 'Kiln' }, at('score'))).to.equal(wrong);
    expect(said(at('establish control'), priority, at('score'))).to.equal(wrong);
    expect(said(at('establish control'), { ...priority, kind: 'may' }, at('score'))).to.equal(undefined);
    const begin = (detail: string): StagedLine => ({ kind: 'begin', detail, player: 0 });
    expect(said(begin('scoring step'), at('score'))).to.equal(undefined);
    expect(said(begin('scoring step'), begin('channel phase'), at('score'))).to.equal(wrong);
  });
});
