import { describe, it } from 'node:test';
import { expect } from 'chai';
import { column } from './column';
import { speedUps } from './speed-ups';

/** Notes each part that it is asked about. */
const asked = () => {
  const parts: object[] = [];
  const work = (part: { readonly word: string }): string | undefined => {
    parts.push(part);
    return part.word === '' ? undefined : `${part.word}!`;
  };
  return { parts, once: column(work) };
};

describe('what follows from a part of a text alone', () => {
  it('is worked out once for each, also where it is nothing', () => {
    const { parts, once } = asked();
    const [one, other, empty] = [{ word: 'one' }, { word: 'one' }, { word: '' }];
    expect([one, other, empty, one, other, empty].map(once)).to.deep.equal([
      'one!',
      'one!',
      undefined,
      'one!',
      'one!',
      undefined,
    ]);
    expect(parts).to.have.ordered.members([one, other, empty]);
  });

  it('is worked out anew each time where no shortcuts are taken', () => {
    const { parts, once } = asked();
    const one = { word: 'one' };
    const before = speedUps.mode;
    try {
      once(one);
      speedUps.mode = 'none';
      expect([once(one), once(one)]).to.deep.equal(['one!', 'one!']);
    } finally {
      speedUps.mode = before;
    }
    expect(parts).to.deep.equal([one, one, one]);
  });
});
