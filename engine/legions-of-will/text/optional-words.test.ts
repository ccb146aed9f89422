import { describe, it } from 'node:test';
import { expect } from 'chai';
import { build } from '../../text/parser';
import { idleWords, NOTHING, WANTED } from '../../text/test/optional-words';
import { legionsOfWillText, parseCardText } from '.';

/** Words that change nothing, and aren't meant to. */
const MAY_BE_SAID = new Set([
  ...NOTHING,
  'this ability',
  'from resolving',
  'each of',
  // What lasts no time that is said lasts as long.
  'for the rest of the game',
  'resource',
  'the amount of',
  'you',
  'they',
  'more',
  'additional',
  'other',
  'also',
  // Whose cards arrive together puts them in order every time (401.4).
  'in any order',
  'base',
  'instead',
  'or more',
  'to',
  'into',
  'onto',
  'to play',
  'to your reserve',
  'to their reserve',
  'in your reserve',
  'in their reserve',
  'from anywhere',
  'that would be dealt',
  'during your reset step',
  'during their reset step',
  'during your reset steps',
  'during their reset steps',
  // What may block one more may do so each time.
  'each combat',
  'each turn',
  'in addition to its type',
  'in addition to their type',
  'in addition to their types',
]);

describe('what texts of Legions of Will may leave out', () => {
  it('says something where it is said', () => {
    const { idle, parts, met } = idleWords(
      build(legionsOfWillText),
      [
        ['PermanentCard', 'unit'],
        ['PermanentCard', 'trap'],
        ['ActionCard', 'action'],
      ],
      (text, card) => parseCardText(text, card).abilities,
    );
    expect(met, 'parts of the grammar that stood in a text').to.be.greaterThan(parts * WANTED);
    expect(idle.filter(({ words }) => !MAY_BE_SAID.has(words))).to.deep.equal([]);
  });
});
