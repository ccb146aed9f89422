import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { blocking, CardTextError, counters, createParser, type GameText, prevention } from '../../text';
import { riftboundText } from '.';
import type { Riftbound } from './tree';

/** Texts of parts that Riftbound doesn't use, and the words at which it refuses them. */
const TEXTS = [
  { part: counters, text: 'Put two ice counters on a unit.', word: 'ice' },
  {
    part: prevention,
    text: 'Prevent the next 3 damage that would be dealt to me this turn.',
    word: 'Prevent',
  },
  { part: blocking, text: 'A unit blocks a unit.', word: 'blocks' },
];

const SPELL = { name: 'Deed', types: ['spell'] };

const nameOf = (parts: GameText<Riftbound>['parts']): string =>
  `Test${parts.map(({ name }) => name).join('')}`;

const withParts = (parts: GameText<Riftbound>['parts']) =>
  createParser({ ...riftboundText, name: nameOf(parts), parts });

const errorOf = (read: () => unknown): CardTextError | undefined => {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof CardTextError) return error;
    throw error;
  }
};

describe('parts of card text', () => {
  // Grammars are written down when they are compiled.
  after(() => {
    for (const parts of [[], ...TEXTS.map(({ part }) => [part])])
      rmSync(path.join(__dirname, '../../text/recipes', `${nameOf(parts)}.json`), { force: true });
  });

  for (const { part, text, word } of TEXTS)
    it(`“${text}” is read by who lists ${part.name}, and by nobody else`, () => {
      const without = withParts([]);
      expect(errorOf(() => without(text, SPELL))?.word).to.equal(word);
      const reads = withParts([part]);
      expect(errorOf(() => reads(text, SPELL))?.message).to.equal(undefined);
    });
});
