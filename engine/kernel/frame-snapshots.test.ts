import { describe, it } from 'node:test';
import { expect } from 'chai';
import { begin, type Frame } from './frame';
import { FrameSnapshots } from './frame-snapshots';
import { procedure, step } from './procedure';

const frame = (): Frame<object> =>
  begin(procedure('waiting', [step('1.1', 'Nothing happens', () => undefined)]), {});

describe('where procedures stood', () => {
  it('is put back, the innermost first moment after a later one', () => {
    const noted = new FrameSnapshots<object>();
    const [outer, inner] = [frame(), frame()];
    const underWay = [outer];
    const first = noted.note(underWay);
    outer.at = 1;
    underWay.push(inner);
    const second = noted.note(underWay);
    outer.at = 2;
    inner.at = 5;
    underWay.length = 0;
    noted.backTo(second, 2, underWay);
    expect(underWay.map(({ at }) => at)).to.deep.equal([1, 0]);
    expect(underWay).to.deep.equal([outer, inner]);
    noted.backTo(first, 1, underWay);
    expect(underWay).to.deep.equal([outer]);
    expect(outer.at).to.equal(0);
    // What came later is forgotten: the next moment is noted in its place.
    expect(noted.note(underWay)).to.equal(first);
  });
});
