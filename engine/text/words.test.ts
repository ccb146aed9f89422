import { describe, it } from 'node:test';
import { expect } from 'chai';
import { grammar } from 'ohm-js';
import { Vocabulary } from './words';

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary();
  const source = vocabulary.expand(
    'Start = "draw|draws a card" "owner\'s deck"? "face-up"? name? end\n name = upper letter+',
  );
  const language = grammar(`Test {\n${source}\n${vocabulary.definitions()}\n}`);
  const names = new Set(['Draw']);
  const matches = (text: string) => language.match(vocabulary.encode(text, new Set())).succeeded();

  it('matches whole words in any case, with any space between them', () => {
    expect(matches('Draws a  CARD')).to.equal(true);
    expect(matches('draw a cards')).to.equal(false);
    expect(matches('drawa card')).to.equal(false);
  });

  it('takes words with endings and hyphens apart', () => {
    expect(matches("Draw a card owner's deck face-up")).to.equal(true);
  });

  it('keeps every position', () => {
    const text = "Draw a card, owner's Thing.";
    const encoded = vocabulary.encode(text, names);
    expect(encoded).to.have.length(text.length);
    expect(encoded.indexOf('Thing')).to.equal(text.indexOf('Thing'));
    expect(encoded.slice(0, 4)).to.equal('Draw');
  });

  it('takes a name to be over where the sentence is', () => {
    const encoded = vocabulary.encode('named Draw Heron. Draw a card', new Set());
    expect(encoded).to.contain('Draw Heron. ');
    expect(vocabulary.decode(encoded.slice(encoded.indexOf('.')))).to.equal('. draw a card');
  });

  it('says what was expected in words', () => {
    const match = language.match(vocabulary.encode('draw a crad', names));
    expect(match.failed() && vocabulary.expected(match.getExpectedText())).to.deep.equal(['“card”']);
  });
});
