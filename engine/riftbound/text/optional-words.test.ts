import { describe, it } from 'node:test';
import { expect } from 'chai';
import { idleWords } from '../../text/test/optional-words';
import { build } from '../../text/parser';
import { parseCardText, riftboundText } from '.';

describe('what the grammar of Riftbound lets texts leave out', () => {
  it('says something where it isn’t left out', () => {
    const { idle, parts, met } = idleWords(
      build(riftboundText),
      [
        ['PermanentText', 'unit'],
        ['SpellText', 'spell'],
      ],
      (text, card) => parseCardText(text, card).abilities,
    );
    console.log(parts, met);
    expect(idle.map(({ rule, words, text }) => `${rule} | ${words} | ${text}`)).to.deep.equal([]);
  });
});
