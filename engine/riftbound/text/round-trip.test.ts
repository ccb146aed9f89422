import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { parseCardText } from '.';
import { written } from './test/written';

const page = readFileSync(path.join(__dirname, '../../../docs/card-text-riftbound.md'), 'utf8');
const tables = [...page.matchAll(/^\| [^\n]*\| on an? (\w+) \|\n\|[-|]+\n((?:\|.*\|\n?)+)/gm)];
const fences = [...page.matchAll(/^```(\w+)\n(.*?)\n```$/gms)];
const examples = [
  ...tables.flatMap(([, type = '', rows = '']) =>
    [...rows.matchAll(/`([^`]*)` \|$/gm)].map(([, text = '']) => ({ type, text })),
  ),
  ...fences.map(([, type = '', text = '']) => ({ type, text })),
];

/** A tree without the words as they were printed. */
const meaning = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(meaning);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => (name === 'text' ? [] : [[name, meaning(value)]])),
  );
};

describe('ability trees written down as text', () => {
  for (const { type, text } of examples)
    it(`say the same: ${text}`, () => {
      const read = (words: string) => parseCardText(words, { name: 'Ash Hound', types: [type] }).abilities;
      const [tree] = read(text);
      if (!tree) throw new Error(`"${text}" is no ability`);
      expect(meaning(read(written(tree))), written(tree)).to.deep.equal([meaning(tree)]);
    });

  it('are many', () => {
    expect(examples).to.have.length.above(140);
  });
});
