import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '../../text';
import { examplesOn, type PageExample } from '../../text/test/page-examples';
import { readCardText } from '../read-card-text';

const examples = examplesOn('card-text.md');

/** A pattern for the message as the page prints it. */
const asPrinted = (error: string) => {
  const whole = error.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${whole.endsWith('…') ? whole.slice(0, -1) : `${whole}$`}`);
};

const read = ({ text, type }: PageExample) =>
  readCardText(text, { name: 'Ash Hound', types: [type], subtypes: [] });

describe('the page about card text', () => {
  for (const example of examples) {
    const { text, type, error } = example;
    it(`${type}: ${text}`, () => {
      if (error === undefined) expect(read(example)).to.have.length(1);
      else expect(() => read(example)).to.throw(CardTextError, asPrinted(error));
    });
  }

  it('has many examples', () => {
    expect(examples).to.have.length.above(200);
  });
});
