import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { parseCardText } from '.';

const page = readFileSync(path.join(__dirname, '../../../docs/card-text-riftbound.md'), 'utf8');
const examples = page
  .split(/^## On a /m)
  .slice(1)
  .flatMap((section) => {
    const [type = ''] = section.split('\n');
    return [...section.matchAll(/^\| `(.*)` \|$/gm)].map(([, text = '']) => ({ type, text }));
  });

describe("the page about Riftbound's card text", () => {
  for (const { type, text } of examples) {
    it(`${type}: ${text}`, () => {
      expect(parseCardText(text, { name: 'Ash Hound', types: [type] }).abilities).to.have.length(1);
    });
  }

  it('has examples', () => {
    expect(examples).to.have.length.above(80);
  });
});
