import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '.';

describe('CardTextError', () => {
  it('names one expected word', () => {
    expect(new CardTextError(2, 5, 'fram', ['“from”']).message).to.equal(
      'Line 2, column 5: “fram” is not understood; expected “from”.',
    );
  });

  it('says that a text ends too early where no word is left', () => {
    expect(new CardTextError(1, 9, '', ['“a”', '“the”']).message).to.equal(
      'Line 1, column 9: the card text ends too early; expected “a” or “the”.',
    );
    expect(new CardTextError(1, 9, '.', ['“a”']).message).to.contain('the sentence ends too early');
  });

  it('says where a new line is missing', () => {
    expect(new CardTextError(1, 19, 'Enchanted', ['end of input']).message).to.equal(
      String.raw`Line 1, column 19: “Enchanted” is not understood: the ability before it is whole, and another one begins a new line (\n).`,
    );
  });

  it('shows the words that are spelt most alike, and how many there are besides', () => {
    const words = ['“one”', '“two”', '“three”', '“four”', '“five”', '“six”', '“seven”', '“eight”', '“nine”'];
    expect(new CardTextError(1, 1, 'thre', words).message).to.match(
      /expected “three”, .* or 1 other word\.$/,
    );
  });
});
