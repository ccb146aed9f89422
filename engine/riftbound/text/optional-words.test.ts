import { describe, it } from 'node:test';
import { expect } from 'chai';
import { build } from '../../text/parser';
import { idleWords, NOTHING, WANTED } from '../../text/test/optional-words';
import { parseCardText, riftboundText } from '.';

/** Words that change nothing, and aren't meant to. */
const MAY_BE_SAID = new Set([
  ...NOTHING,
  'to',
  'into',
  'at',
  'in',
  'your',
  'their',
  'pay',
  'pays',
  'have',
  'while',
  'units',
  // What has Might is one.
  'unit',
  'additional',
  'an additional',
  'energy',
  'this ability',
  'each of',
  'each',
  // "When any unit dies" is "when a unit dies".
  'any',
  // What lasts no time that is said lasts as long.
  'for the rest of the game',
  '[ m ]',
  '[ s ]',
  'might',
  'now',
  '-',
  'the game',
  'card',
  'cards',
  'back to',
]);

describe('what texts of Riftbound may leave out', () => {
  it('says something where it is said', () => {
    const { idle, parts, met } = idleWords(
      build(riftboundText),
      [
        ['PermanentText', 'unit'],
        ['SpellText', 'spell'],
      ],
      (text, card) => parseCardText(text, card).abilities,
    );
    expect(met, 'parts of the grammar that stood in a text').to.be.greaterThan(parts * WANTED);
    expect(idle.filter(({ words }) => !MAY_BE_SAID.has(words))).to.deep.equal([]);
  });
});
