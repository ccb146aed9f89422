import { stripVTControlCharacters } from 'node:util';
import Table from 'cli-table3';

const noRules = { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' };

/** How many columns there are to write in: those of a terminal, or what COLUMNS says; elsewhere as many as it takes. */
export function terminalWidth(
  { columns }: { readonly columns?: number } = process.stdout,
  { COLUMNS = '' }: Readonly<Record<string, string | undefined>> = process.env,
): number {
  if (columns !== undefined && columns > 0) return columns;
  return /^[1-9]\d*$/.test(COLUMNS) ? Number(COLUMNS) : Number.POSITIVE_INFINITY;
}

/**
 * A table that is no wider than `width`: words are put below each other where they must be, then the space around
 * columns goes; where not even that will do, each row becomes a line that names its cells. The first column is text,
 * the others are numbers where `numbers` says so.
 */
export function fittedTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { width = terminalWidth(), numbers = true }: { readonly width?: number; readonly numbers?: boolean } = {},
): string {
  const columns = head.map((name, place) => [name, ...rows.map((row) => row[place] ?? '')].map(plain));
  const natural = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const least = columns.map((cells) => Math.max(...cells.flatMap((cell) => cell.split(' ').map(lengthOf))));
  for (const padding of [1, 0]) {
    const around = head.length * (2 * padding + 1) + 1;
    if (sum(least) + around <= width)
      return drawn(head, rows, numbers, padding, shrunk(natural, least, width - around));
  }
  return rows.map((row) => rowAsText(head, row, width)).join('\n');
}

const plain = stripVTControlCharacters;
const lengthOf = (text: string): number => text.length;
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** Widths of columns that are `room` together at most: the one that has most to give gives first. */
function shrunk(natural: readonly number[], least: readonly number[], room: number): readonly number[] {
  const widths = [...natural];
  while (sum(widths) > room) {
    const spare = widths.map((each, place) => each - (least[place] ?? 0));
    const place = spare.indexOf(Math.max(...spare));
    widths[place] = (widths[place] ?? 0) - 1;
  }
  return widths;
}

function drawn(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: boolean,
  padding: number,
  widths: readonly number[],
): string {
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, place) => (place === 0 || !numbers ? 'left' : 'right')),
    colWidths: widths.map((each) => each + 2 * padding),
    wordWrap: true,
    style: { head: [], border: [], 'padding-left': padding, 'padding-right': padding },
    chars: noRules,
  });
  for (const row of rows) table.push([...row]);
  return table.toString();
}

/** A row in words, e.g. `7 Additional Rules: 159 rules, 82 linked`, on as many lines as it takes. */
function rowAsText(head: readonly string[], [name = '', ...cells]: readonly string[], width: number): string {
  const parts = cells.map((cell, place) => `${plain(cell)} ${head[place + 1] ?? ''}`);
  const lines: string[] = [];
  let line = '';
  for (const word of `${plain(name)}: ${parts.join(', ')}`.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = ` ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
