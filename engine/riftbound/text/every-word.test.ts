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
  'i',
  "i'm",
  'you',
  'and',
  'then',
  'to',
  'into',
  'damage',
  'card',
  'pay',
  'pays',
  '[m]',
];

/** Words that say once more what the rest of that text tells. */
const TOLD_BY_THE_REST: readonly (readonly [word: string, text: string])[] = [
  ['your', 'I get +2[M] while you have 4 or more cards in your hand.'],
  ['now', '[Legion] - Kill it now instead.'],
  ['back', 'Move an enemy unit back to its base.'],
  ['of', 'Kill any number of units at a battlefield with total Might of 4 or less.'],
  ['your', 'When you play your Chosen Champion, draw 1.'],
  ['your', 'Spells your opponents play cost [1] more.'],
  ['energy', "This spell's Energy cost is reduced by the highest Might among units you control."],
  ['unit', 'Play a 2 Might Sand Soldier unit token.'],
  ['unit', 'Play a ready 3 [M] Wisp unit token with [Temporary].'],
  ['unit', 'When another friendly unit dies, play a 1 [M] Wisp unit token there.'],
  ['1', 'You may discard 1 to draw 2.'],
  ['unit', 'When another non-Wisp unit you control dies, play a 2 [M] Wisp unit token into your base.'],
  ['your', 'When another non-Wisp unit you control dies, play a 2 [M] Wisp unit token into your base.'],
  ['they', 'Choose an opponent. They reveal their hand. Choose a spell from it. Recycle it.'],
  ['-', '[Deathknell] - Discard 1, then draw 3. (When I die, get the effect.)'],
  ['-', '[Deathknell] - If I was [Mighty], draw 2.'],
  ['-', 'Choose one or both -\n- Kill a gear.\n- Draw 1.'],
];

const read = (text: string, type: string): string | undefined =>
  meaningOf(() => parseCardText(text, { name: 'Ash Hound', types: [type] }).abilities);

/** Each text is read once for each of its words. */
const EXAMPLES = 40;

describe('every word of card text of Riftbound says something', () => {
  for (const { text, type } of sample(examplesOn('card-text-riftbound.md'), EXAMPLES))
    it(text, () => {
      const told = TOLD_BY_THE_REST.flatMap(([word, whose]) => (whose === text ? [word] : []));
      const said = read(text, type);
      const idle = alteredTexts(text).filter(({ altered }) => read(altered, type) === said);
      expect(idle.map(({ word }) => word).filter((word) => !LITTLE.includes(word))).to.deep.equal(told);
    });
});
