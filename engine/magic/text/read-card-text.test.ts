import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '../../text';
import { examplesOn } from '../../text/test/page-examples';
import { readCardText } from './read-card-text';

const examples = examplesOn('card-text-magic.md');
const read = (type: string, text: string) =>
  readCardText(text, { name: 'Ash Hound', types: [type], subtypes: [] });

describe('text of Magic that is read', () => {
  for (const { type, text } of examples)
    it(`is carried out on a ${type}: ${text}`, () => {
      expect(read(type, text)).to.have.length.above(0);
    });

  it('has many examples', () => {
    expect(examples).to.have.length.above(65);
  });

  it('is refused at the word that is not understood', () => {
    expect(() => read('instant', 'Destroy target gnome.')).to.throw(CardTextError, '“gnome”');
  });
});
