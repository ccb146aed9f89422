import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';

/** Words that only one game says. */
const WORDS =
  /\b(legions|riftbound|destroy|expel|sacrifice|graveyard|battlefield|upgrade|trap|capacity|redeem|recur|might|rune|exhaust|recall|conquer|banish|showdown|legend)\b/i;

const sources = ['grammar', 'read', 'tree'].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder)).map((file) => path.join(__dirname, folder, file)),
);

/** Comments may give examples of a game's texts. */
const code = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/^\s*\/\/.*$/gm, '');

describe('the grammar and the tree that games share', () => {
  for (const file of sources) {
    it(`${path.relative(__dirname, file)} says no word of one game`, () => {
      expect(code(file)).not.to.match(WORDS);
    });
  }
});
