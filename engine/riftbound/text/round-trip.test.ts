import { describe, it } from 'node:test';
import { expect } from 'chai';
import { agreeing } from '../../text/test/agreeing-texts';
import { meaning } from '../../text/test/every-word';
import { examplesOn } from '../../text/test/page-examples';
import { parseCardText } from '.';
import { written } from './test/written';

const examples = examplesOn('card-text-riftbound.md');

describe('ability trees written down as text', () => {
  for (const { type, text } of examples)
    it(`say the same: ${text}`, () => {
      const card = { name: 'Ash Hound', types: [type] };
      const read = (words: string) => agreeing(words, (said) => parseCardText(said, card)).abilities;
      const [tree] = read(text);
      if (!tree) throw new Error(`"${text}" is no ability`);
      expect(meaning(read(written(tree))), written(tree)).to.deep.equal([meaning(tree)]);
    });

  it('are many', () => {
    expect(examples).to.have.length.above(140);
  });
});
