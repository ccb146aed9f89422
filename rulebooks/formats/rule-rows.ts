import { type HtmlListener, type OpenedTag, readHtml, silent } from '../html';
import { linesIn, pieceOf } from '../markup';
import { sectionsUpToTheNext } from '../numbering';
import { PlacedText } from '../placed-text';
import { type Entry, type Format, labelledExample, type Outline } from './format';

/** HTML rows, in Markdown or alone: `<div class="rule-row …"><div class="rule-id">101.1.</div><div class="rule-text">…`. */
export const ruleRows: Format = {
  name: 'rule-rows',
  numbering: sectionsUpToTheNext,
  example: labelledExample,
  recognises: (text) => /<\w+[^<>]*\bclass\s*=\s*["'][^"'<>]*\brule-row\b/i.test(text),
  read: (text) => outlineOf(rowsOf(text)),
};

interface Row {
  /** The words of its class, e.g. `rule-heading`, `level-0`. */
  readonly classes: readonly string[];
  readonly id: PlacedText;
  readonly text: PlacedText;
}

const ruleId = /^\s*(?<number>\d{3}(?:\.[0-9a-z]{1,4}){0,9})\.?\s*$/;
/** Of what stands in a number's place so many characters are shown. */
const longestShown = 40;
/** What Markdown sets before a heading, a quotation or an item. */
const mark = /^\s*(?:(?:#{1,6}|>|[-*+])\s+)*/;

/** Every row, and the lines of what stands outside the rows as rows without a class. */
function rowsOf(text: string): Row[] {
  const reader = new RowReader(PlacedText.verbatim(text, 0));
  readHtml(text, reader);
  reader.endOutside();
  return reader.rows;
}

interface OpenRow {
  readonly classes: readonly string[];
  readonly id: PlacedText[];
  readonly text: PlacedText[];
  /** In how many elements with its number the text stands. */
  inId: number;
}

/** An element that has not ended: the row that it is, or of which it has the number. */
interface OpenElement {
  readonly row?: OpenRow;
  readonly idOf?: OpenRow;
}

class RowReader implements HtmlListener {
  readonly rows: Row[] = [];
  readonly #open: OpenElement[] = [];
  #row: OpenRow | undefined;
  #outside: PlacedText[] = [];
  #silence = 0;

  constructor(private readonly file: PlacedText) {}

  /** No row is in another one: where one begins, the one before ends. */
  opened({ name, classes }: OpenedTag): void {
    if (silent.has(name)) this.#silence++;
    if (classes.includes('rule-row')) {
      this.#endRow();
      this.endOutside();
      this.#row = { classes, id: [], text: [], inId: 0 };
      this.#open.push({ row: this.#row });
    } else if (classes.includes('rule-id') && this.#row !== undefined) {
      this.#row.inId++;
      this.#open.push({ idOf: this.#row });
    } else {
      this.#open.push({});
    }
  }

  closed(name: string): void {
    if (silent.has(name)) this.#silence--;
    const { row, idOf } = this.#open.pop() ?? {};
    if (idOf !== undefined) idOf.inId--;
    if (row !== undefined && row === this.#row) this.#endRow();
  }

  text(data: string, from: number): void {
    if (this.#silence > 0) return;
    const piece = pieceOf(this.file, data, from);
    if (this.#row !== undefined) (this.#row.inId > 0 ? this.#row.id : this.#row.text).push(piece);
    else if (this.#outside.length > 0 || data.trim() !== '') this.#outside.push(piece);
  }

  endOutside(): void {
    if (this.#outside.length === 0) return;
    for (const line of linesIn(PlacedText.join(this.#outside, ''))) {
      const shown = line.slice(line.text.match(mark)?.[0].length ?? 0);
      if (shown.text.trim() !== '') this.rows.push({ classes: [], id: nothing, text: shown });
    }
    this.#outside = [];
  }

  #endRow(): void {
    if (this.#row === undefined) return;
    const { classes, id, text } = this.#row;
    this.rows.push({ classes, id: PlacedText.join(id, ''), text: PlacedText.join(text, '') });
    this.#row = undefined;
  }
}

const nothing = PlacedText.verbatim('', 0);

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
      const printed = id.text.trim().slice(0, longestShown);
      const why = printed === '' ? 'stands outside the rows' : `has "${printed}" for a number`;
      entries.push({ is: 'unread', text: id.text.trim() === '' ? text : id, why });
    }
  }
  end();
  return {
    front: rows.slice(0, Math.max(first, 0)).map(({ text }) => text),
    entries: entries.map((_, place) => remarked(entries, place)),
  };
}

/**
 * Some documents mark the first section of a chapter as the chapter: the heading of the chapter is then the one above,
 * which has no rules.
 */
function remarked(entries: readonly Entry[], place: number): Entry {
  const at = (index: number): Entry => entries[index] ?? { is: 'unread', text: nothing, why: '' };
  const entry = at(place);
  if (entry.is !== 'heading') return entry;
  if (isEmptySection(at(place), at(place + 1), at(place + 2))) return { ...entry, level: 'chapter' };
  if (isEmptySection(at(place - 2), at(place - 1), entry)) return { ...entry, level: 'section' };
  return entry;
}

const isEmptySection = (heading: Entry, own: Entry, next: Entry): boolean =>
  heading.is === 'heading' &&
  heading.level === 'section' &&
  own.is === 'rule' &&
  next.is === 'heading' &&
  next.level === 'chapter';

/** Chapters, and the headings of the outermost level. Headings further in are rules that name a group of rules. */
function isHeading(classes: readonly string[], number: string): boolean {
  if (classes.includes('rule-chapter')) return true;
  return classes.includes('rule-heading') && !number.includes('.');
}
