import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '../../text';
import { readCardText } from '../read-card-text';

interface Example {
  readonly text: string;
  readonly type: string;
  /** What the page says goes wrong; an ellipsis at its end leaves the rest of the message out. */
  readonly error?: string;
}

const page = readFileSync(path.join(__dirname, '../../../docs/card-text.md'), 'utf8');
const cells = (row: string) => row.split('|').slice(1, -1);

/** The examples of a table: the cells in code of the column whose head says on what card they are. */
function inTable(rows: readonly string[]): readonly Example[] {
  const heads = cells(rows[0] ?? '').map((cell) => cell.trim());
  const column = heads.findIndex((head) => /^on an? \w+$/.test(head));
  const type = heads[column]?.split(' ').at(-1) ?? 'no type';
  return rows.slice(2).map((row) => ({
    text: /^ `(.*)` $/.exec(cells(row)[column] ?? '')?.[1] ?? `no example in ${row}`,
    type,
    error: cells(row)[heads.indexOf('error')]?.trim(),
  }));
}

const tables = page.match(/(?:^\|.*\|\n)+/gm) ?? [];
const fences = [...page.matchAll(/^```(\w+)\n(.*?)\n```$/gms)];
const examples: readonly Example[] = [
  ...tables.flatMap((table) => inTable(table.trimEnd().split('\n'))),
  ...fences.map(([, type = '', text = '']) => ({ text, type })),
];

/** A pattern for the message as the page prints it. */
const asPrinted = (error: string) => {
  const whole = error.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${whole.endsWith('…') ? whole.slice(0, -1) : `${whole}$`}`);
};

const read = ({ text, type }: Example) =>
  readCardText(text, { name: 'Ash Hound', types: [type], subtypes: [] });

describe('the page about card text', () => {
  for (const example of examples) {
    const { text, type, error } = example;
    it(`${type}: ${text}`, () => {
      if (error === undefined) expect(read(example)).to.have.length(1);
      else expect(() => read(example)).to.throw(CardTextError, asPrinted(error));
    });
  }

  it('has an example in every section that lists templates', () => {
    expect(tables).to.have.length.above(15);
    expect(page.match(/^```/gm)).to.have.length(2 * fences.length);
  });
});
