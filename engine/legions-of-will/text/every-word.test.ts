import { describe, it } from 'node:test';
import { expect } from 'chai';
import { sample } from '../../kernel/test/deep';
import { alteredTexts, meaningOf } from '../../text/test/every-word';
import { examplesOn } from '../../text/test/page-examples';
import { parseCardText } from '.';

/** Little words, without which nothing else can be meant. */
const LITTLE: readonly string[] = [
  'a',
  'an',
  'all',
  'the',
  'you',
  'then',
  'onto',
  'into',
  'card',
  'resource',
];

/** Words that say once more what the rest of that text tells. */
const TOLD_BY_THE_REST: readonly (readonly [word: string, text: string])[] = [
  ["player's", "At the beginning of each player's end step, each player draws a card."],
  ['from', 'Protection from actions and from traps'],
  ['phase', 'There is an additional battle phase after this phase.'],
  ['base', 'Until end of turn, target unit has base power 5.'],
  ['other', 'This unit is an Angel in addition to its other types.'],
  // 203.1b: who becomes a unit retains its types.
  ['also', 'All traps are also units with will and power 2.'],
  ['your', "This unit can't be the target of actions or abilities your opponents control."],
  ['stationed', 'When this unit is destroyed, return it to the base it was stationed in.'],
  ['triggered', 'Triggered abilities of units you control trigger an additional time.'],
  ['instead', 'If a source you control would deal damage to a unit, it deals twice that much instead.'],
];

const read = (text: string, type: string): string | undefined =>
  meaningOf(() => parseCardText(text, { name: 'Ash Hound', types: [type] }).abilities);

/** Each text is read once for each of its words. */
const EXAMPLES = 40;

describe('every word of card text of Legions of Will says something', () => {
  for (const { text, type, error } of sample(examplesOn('card-text.md'), EXAMPLES))
    if (error === undefined)
      it(text, () => {
        const told = TOLD_BY_THE_REST.flatMap(([word, whose]) => (whose === text ? [word] : []));
        const said = read(text, type);
        const idle = alteredTexts(text).filter(({ altered }) => read(altered, type) === said);
        expect(idle.map(({ word }) => word).filter((word) => !LITTLE.includes(word))).to.deep.equal(told);
      });
});
