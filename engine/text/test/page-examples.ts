import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A card text that a page of docs/ gives as an example. */
export interface PageExample {
  readonly text: string;
  /** The card type on which it may stand. */
  readonly type: string;
  /** What the page says goes wrong; an ellipsis at its end leaves the rest of the message out. */
  readonly error?: string | undefined;
}

const cells = (row: string) => row.split('|').slice(1, -1);

/** The examples of a table: the cells in code of the column whose head says on what card they are. */
function inTable(rows: readonly string[]): readonly PageExample[] {
  const heads = cells(rows[0] ?? '').map((cell) => cell.trim());
  const column = heads.findIndex((head) => /^on an? \w+$/.test(head));
  if (column < 0) return [];
  const type = heads[column]?.split(' ').at(-1) ?? 'no type';
  return rows.slice(2).map((row) => ({
    text: /^ `(.*)` $/.exec(cells(row)[column] ?? '')?.[1] ?? `no example in ${row}`,
    type,
    error: cells(row)[heads.indexOf('error')]?.trim(),
  }));
}

/**
 * The examples in tables and fences of a page about card text in docs/.
 *
 * @throws RangeError where the page has a fence that isn't told what card it is on
 */
export function examplesOn(page: string): readonly PageExample[] {
  const text = readFileSync(path.join(__dirname, '../../../docs', page), 'utf8');
  const tables = text.match(/(?:^\|.*\|\n)+/gm) ?? [];
  const fences = [...text.matchAll(/^```(\w+)\n(.*?)\n```$/gms)];
  if (text.match(/^```/gm)?.length !== 2 * fences.length)
    throw new RangeError(`A fence in docs/${page} doesn't say on what card its text stands.`);
  return [
    ...tables.flatMap((table) => inTable(table.trimEnd().split('\n'))),
    ...fences.map(([, type = '', example = '']) => ({ text: example, type })),
  ];
}
