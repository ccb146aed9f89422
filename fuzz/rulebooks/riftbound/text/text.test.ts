import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readAbilities } from '../../../../engine/riftbound/table/arrange';
import { seeded } from '../../../numbers';
import { templates, textOf } from '.';

const TYPES = ['unit', 'gear', 'spell', 'battlefield', 'legend'];

interface Written {
  readonly text: string;
  readonly type: string;
}

/** Text of a card of a type; each number writes another. */
function written(number: number, used?: (id: string) => void): Written {
  const type = TYPES[number % TYPES.length] ?? 'unit';
  return { type, text: textOf(type, seeded(number), used) };
}

const used = new Set<string>();
/** Texts that together use every template: reading one takes longer than writing hundreds. */
const texts = Array.from({ length: 40_000 }, (_, number) => number).flatMap((number) => {
  const before = used.size;
  const text = written(number, (id) => used.add(id));
  return used.size > before || number < 100 ? [text] : [];
});

describe('generated card text of Riftbound', () => {
  it('comes to every template', () => {
    expect(templates.ids.filter((id) => !used.has(id))).to.deep.equal([]);
  });

  it('is always understood', () => {
    for (const { type, text } of texts)
      expect(() => readAbilities({ name: 'Ash Hound', types: [type], text }, text), text).not.to.throw();
  });

  it('is the same for the same number', () => {
    expect(written(17)).to.deep.equal(written(17));
    expect(written(17).text).not.to.equal(written(22).text);
  });
});
