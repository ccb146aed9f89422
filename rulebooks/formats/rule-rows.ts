import { pieceOf } from '../markup';
import { sectionsUpToTheNext } from '../numbering';
import { PlacedText } from '../placed-text';
import type { Entry, Format, Outline } from './format';

/** HTML rows, in Markdown or alone: `<div class="rule-row …"><div class="rule-id">101.1.</div><div class="rule-text">…`. */
export const ruleRows: Format = {
  name: 'rule-rows',
  numbering: sectionsUpToTheNext,
  recognises: (text) => /<\w+[^<>]*\bclass\s*=\s*["'][^"'<>]*\brule-row\b/i.test(text),
  read: (text) => outlineOf(rowsOf(text)),
};

interface Row {
  /** The words of its class, e.g. `rule-heading`, `level-0`. */
  readonly classes: readonly string[];
  readonly id: PlacedText;
  readonly text: PlacedText;
}

const ruleId = /^\s*(?<number>\d{3}(?:\.[0-9a-z]+)*)\.?\s*$/;

/** Every row, and what stands outside the rows as rows without a class. */
function rowsOf(text: string): Row[] {
  // Loaded only where they are needed: the parsers are large.
  const { Parser }: typeof import('htmlparser2') = require('htmlparser2');
  const { markdownLines }: typeof import('../markdown') = require('../markdown');
  const file = PlacedText.verbatim(text, 0);
  const rows: Row[] = [];
  const open: string[][] = [];
  let [classes, id, rule]: [string[], PlacedText[], PlacedText[]] = [[], [], []];
  /** What is in no row, to be read as Markdown. */
  const outside: PlacedText[] = [];
  let [outsideFrom, start] = [0, 0];
  /** In how many elements of each class the text stands. */
  const depth = { 'rule-id': 0, 'rule-row': 0 };
  const count = (names: readonly string[], by: number) => {
    if (names.includes('rule-id')) depth['rule-id'] += by;
    if (names.includes('rule-row')) depth['rule-row'] += by;
  };
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      const names = (attributes.class ?? '').split(/\s+/);
      if (names.includes('rule-row')) [classes, id, rule, start] = [names, [], [], parser.startIndex];
      open.push(names);
      count(names, 1);
    },
    onclosetag: () => {
      const names = open.pop() ?? [];
      count(names, -1);
      if (!names.includes('rule-row')) return;
      rows.push({ classes, id: PlacedText.join(id, ''), text: PlacedText.join(rule, '') });
      outside.push(file.slice(outsideFrom, start));
      outsideFrom = parser.endIndex + 1;
    },
    ontext: (data) => {
      const piece = pieceOf(file, data, parser.startIndex);
      if (depth['rule-id'] > 0) id.push(piece);
      else if (depth['rule-row'] > 0) rule.push(piece);
    },
  });
  parser.end(text);
  outside.push(file.slice(outsideFrom));
  const markdown = PlacedText.join(outside, '');
  const none = PlacedText.verbatim('', 0);
  const rest = markdownLines(markdown.text).map(
    (line): Row => ({ classes: [], id: none, text: line.within(markdown) }),
  );
  return [...rows, ...rest.filter((row) => row.text.text.trim() !== '')].sort(
    (a, b) => offsetOf(a) - offsetOf(b),
  );
}

function offsetOf({ id, text }: Row): number {
  return id.text === '' ? text.offsetOf(0) : id.offsetOf(0);
}

function outlineOf(rows: readonly Row[]): Outline {
  const first = rows.findIndex(({ id }) => ruleId.test(id.text));
  const entries: Entry[] = [];
  let rule: { number: string; offset: number; paragraphs: PlacedText[] } | undefined;
  const end = () => {
    if (rule !== undefined) entries.push({ is: 'rule', ...rule });
    rule = undefined;
  };
  for (const { classes, id, text } of first < 0 ? [] : rows.slice(first)) {
    const number = id.text.match(ruleId)?.groups?.number;
    if (number !== undefined) {
      end();
      const offset = id.offsetOf(id.text.indexOf(number));
      if (isHeading(classes, number)) {
        const level = classes.includes('rule-chapter') ? 'chapter' : 'section';
        entries.push({ is: 'heading', level, printed: 'body', number, title: text, offset });
      }
      rule = { number, offset, paragraphs: [text] };
    } else if (rule !== undefined && classes.length > 0 && id.text.trim() === '') {
      rule.paragraphs.push(text);
    } else {
      const why = id.text.trim() === '' ? 'stands outside the rows' : `has "${id.text.trim()}" for a number`;
      entries.push({ is: 'unread', text: id.text.trim() === '' ? text : id, why });
    }
  }
  end();
  return { front: rows.slice(0, Math.max(first, 0)).map(({ text }) => text), entries };
}

/** Chapters, and the headings of the outermost level. Headings further in are rules that name a group of rules. */
function isHeading(classes: readonly string[], number: string): boolean {
  if (classes.includes('rule-chapter')) return true;
  return classes.includes('rule-heading') && !number.includes('.');
}
