import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { sample } from '../../../../engine/kernel/test/deep';
import { readAbilities } from '../../../../engine/legions-of-will/table/arrange';
import { seeded } from '../../../numbers';
import { catalogueOf } from '../generated-cards';
import { templates } from '.';

const TYPES = ['unit', 'upgrade', 'action', 'trap', 'base'];

interface Written {
  readonly text: string;
  readonly type: string;
}

const read = ({ text, type }: Written): unknown => readAbilities({ name: 'Ash Hound', types: [type], text });

/** Text of a card of a type; each number writes another. */
function written(number: number, used?: (id: string) => void): Written {
  const type = TYPES[number % TYPES.length] ?? 'unit';
  const self = type === 'action' ? 'Ash Hound' : `this ${type}`;
  const start = type === 'action' && number % 3 === 0 ? 'action with X' : `${type} card`;
  const words = { this: self, source: self };
  return { type, text: templates.generate(start, { next: seeded(number), words, used }) };
}

const used = new Set<string>();
/** Texts that together use every template: reading one takes longer than writing hundreds. */
const texts = Array.from({ length: 60_000 }, (_, number) => number).flatMap((number) => {
  const before = used.size;
  const text = written(number, (id) => used.add(id));
  return used.size > before || number < 100 ? [text] : [];
});

/** What a tree says: the words that tell its parts apart, and which of their fields are there. */
function featuresOf(part: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  if (Array.isArray(part)) {
    for (const each of part) featuresOf(each, found);
    return found;
  }
  const entries = Object.entries(part);
  const word = WORDS.map((key) => entries.find(([name]) => name === key)).find(
    (entry) => entry !== undefined,
  );
  const head = word ? `${word[0]}: ${word[1]}` : 'description';
  found.add(head);
  for (const [key, value] of entries) {
    if (key === 'text' || value === undefined) continue;
    found.add(`${head}, with ${key}`);
    featuresOf(value, found);
  }
  return found;
}

const WORDS = ['kind', 'do', 'on', 'if', 'cost', 'says', 'ref', 'amount', 'who'];

const page = readFileSync(path.join(__dirname, '../../../../docs/card-text.md'), 'utf8');

/** The examples of the page, each on a card of the type that the head of its column names. */
function examples(): readonly Written[] {
  const found: Written[] = [];
  for (const table of page.match(/(?:^\|.*\|\n)+/gm) ?? []) {
    const [head = '', , ...rows] = table.trimEnd().split('\n');
    const type = /on an? (\w+) \|/.exec(head)?.[1];
    if (type === undefined || head.includes('error')) continue;
    for (const row of rows) {
      const text = /`([^`]*)` \|$/.exec(row)?.[1];
      if (text !== undefined) found.push({ type, text });
    }
  }
  return found;
}

describe('generated card text', () => {
  it('comes to every template', () => {
    expect(templates.ids.filter((id) => !used.has(id))).to.deep.equal([]);
  });

  it('is always understood', () => {
    for (const each of texts) expect(() => read(each), each.text).not.to.throw();
  });

  it('says everything that an example of docs/card-text.md says', () => {
    const said = new Set(texts.flatMap((each) => [...featuresOf(read(each))]));
    const missing = new Map<string, string>();
    for (const each of examples())
      for (const feature of featuresOf(read(each))) if (!said.has(feature)) missing.set(feature, each.text);
    expect([...missing].map(([feature, text]) => `${feature} (${text})`)).to.deep.equal([]);
    expect(examples()).to.have.length.above(200);
  });

  it('is understood in other catalogues, too: a condition before a list of units is no list', () => {
    const cards = [1, 4, 5, 6, 11].flatMap((number) => {
      const { cards, bases } = catalogueOf(number);
      return [...cards, ...bases].map(({ card }) => card);
    });
    const listing = cards.filter(({ text = '' }) => /\b(?:if|while)\b.*\bunits\b/i.test(text));
    expect(listing).not.to.deep.equal([]);
    for (const card of new Set([...sample(listing, 30), ...sample(cards, 120)]))
      expect(() => readAbilities(card), card.text).not.to.throw();
  });

  it('is the same for the same number', () => {
    expect(written(17)).to.deep.equal(written(17));
    expect(written(17).text).not.to.equal(written(22).text);
  });
});
