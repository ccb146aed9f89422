import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { drawPicture, wordsFile } from './picture.mjs';

describe("the picture in README, which is the report of README's scenario", () => {
  it('says what that report says now', async () => {
    const { words } = await drawPicture();
    assert.equal(readFileSync(wordsFile, 'utf8'), words, 'run "node scripts/picture.mjs"');
    assert.match(words, /1 scenario: 1 passed/);
    assert.match(words, /704\.5c\b.*A unit with lethal damage is destroyed/s);
  });
});
