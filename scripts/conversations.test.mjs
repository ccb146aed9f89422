import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { conversations, page } from './conversations.mjs';

describe('docs/conversations.md', () => {
  it('shows what is said now', async () => {
    const text = await conversations();
    assert.equal(readFileSync(page, 'utf8'), text, 'run "node scripts/conversations.mjs"');
    for (const word of [
      '"kind":"order"',
      '"kind":"distribute"',
      '"minimums":[',
      '"thresholds":[4,',
      'order cards put into the graveyard',
      'roll will',
      '"statuses":["focus"]',
      '"resources":',
      '"state":',
    ])
      assert.ok(text.includes(word), word);
  });
});
