import { describe, it } from 'node:test';
import { expect } from 'chai';
import { column, partWithWords, standInFor } from './column';
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

describe('what stands for a part of a text', () => {
  it('is the very same for the same part, and another one for others, with or without shortcuts', () => {
    const twice = standInFor(({ word }: { readonly word: string }) => ({ word: word + word }));
    const part = { word: 'aye' };
    const before = speedUps.mode;
    try {
      const made = twice(part);
      speedUps.mode = 'none';
      expect(made).to.deep.equal({ word: 'ayeaye' });
      expect(twice(part)).to.equal(made);
      expect(twice({ word: 'aye' })).not.to.equal(made);
    } finally {
      speedUps.mode = before;
    }
  });
});

describe('a part of a text with words put into it', () => {
  it('is the very same for the same words, and another one for others, with or without shortcuts', () => {
    const say = partWithWords<{ readonly word: string }>(({ word }, words) => ({
      word: words[word] ?? word,
    }));
    const part = { word: 'color' };
    const before = speedUps.mode;
    try {
      speedUps.mode = 'none';
      const red = say(part, { color: 'red' });
      expect(red).to.deep.equal({ word: 'red' });
      expect(say(part, { color: 'red' })).to.equal(red);
      expect(say(part, { color: 'blue' })).to.deep.equal({ word: 'blue' });
      expect(say({ word: 'color' }, { color: 'red' })).not.to.equal(red);
    } finally {
      speedUps.mode = before;
    }
  });
});
