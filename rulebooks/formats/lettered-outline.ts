import { withoutTags } from '../markup';
import { lettered } from '../numbering';
import { linesOf, type PlacedText } from '../placed-text';
import type { Entry, Format, Outline } from './format';
import { isWrapped } from './wrapping';

const ruleLine =
  /^[^\S\n]*(?:[-*•]\s+)?(?<number>[A-Z](?:\.\d+){2,}[a-z]?|[A-Z]\.\d+\.[A-Z][a-z]+\.\d+[a-z]?)(?:\s+[-–—](?=\s|$)|\.?(?=\s|$))\s*/;
const headingLine = /^[^\S\n]*(?:[-*•]\s+)?(?<number>[A-Z](?:\.\d+)?)\s+[-–—]\s+(?=\S)/;
const contentsLine = /^\s*(?:table of )?contents:?\s*$/i;
const noteLine = /^\s*(?:[-*•]\s+)?Note\s+[-–—]\s+/;
const itemStart = /^\s*[-*•]\s+/;

/** Text in an outline of letters: chapter `A`, section `A.4`, rules `A.4.3` and `A.4.Ruling.3`, notes without a number. Lines are wrapped. */
export const letteredOutline: Format = {
  name: 'lettered-outline',
  numbering: lettered,
  // Its examples have no label: they begin within a sentence and end with it.
  example: /\bfor example\b.*?(?:[.?!][")]*(?=\s|$)|$)/gis,
  recognises: (text) => /^[^\S\n]*(?:[-*•][^\S\n]+)?[A-Z]\.\d+\.(?:\d|[A-Z])[^\n]*\n/m.test(text),
  read: (text) => new Reader(linesOf(text).map((line) => withoutTags(line))).outline(),
};

type Item = { readonly offset: number; readonly paragraphs: PlacedText[] } & (
  | { readonly is: 'rule'; readonly number: string }
  | { readonly is: 'note' }
);

class Reader {
  readonly #entries: Entry[] = [];
  readonly #sections = new Set<string>();
  /** The rule or note that is being read. */
  #open: Item | undefined;
  #above = '';
  /** What stands before the number of the rule, or before the note, such as a dash. */
  #mark = '';
  /** Why the lines that follow are in no rule, where that is so. */
  #outside: string | undefined;

  constructor(private readonly lines: readonly PlacedText[]) {}

  outline(): Outline {
    const contents = this.lines.findIndex(({ text }) => contentsLine.test(text));
    const first = this.lines.findIndex(({ text }) => headingLine.test(text) || ruleLine.test(text));
    const firstRule = this.lines.findIndex(({ text }) => ruleLine.test(text));
    const start = contents < 0 ? first : contents + 1;
    const body = contents < 0 ? start : this.#bodyStart(start, firstRule);
    for (const [index, line] of this.lines.entries()) {
      if (index >= start && line.text.trim() !== '') this.#read(line, index < body ? 'contents' : 'body');
    }
    this.#end();
    return {
      front: this.lines.slice(0, Math.max(0, start)).filter(({ text }) => text.trim() !== ''),
      entries: this.#entries,
    };
  }

  /** The body begins with the heading of the chapter, or else of the section, of its first rule. */
  #bodyStart(from: number, firstRule: number): number {
    let start = firstRule;
    while (start > from && headingLine.test(this.lines[start - 1]?.text ?? '')) {
      const number = this.lines[start - 1]?.text.match(headingLine)?.groups?.number ?? '';
      const rule = this.lines[firstRule]?.text.match(ruleLine)?.groups?.number ?? '';
      if (!rule.startsWith(number)) break;
      start--;
    }
    return start;
  }

  #read(line: PlacedText, printed: 'contents' | 'body'): void {
    const rule = this.#goesOn(line) ? null : line.text.match(ruleLine);
    const heading = rule ? null : line.text.match(headingLine);
    this.#above = line.text;
    const number = (rule ?? heading)?.groups?.number ?? '';
    const at = line.text.indexOf(number);
    if (rule) {
      this.#end();
      this.#mark = line.text.slice(0, at);
      const paragraphs = [line.slice(rule[0].length)];
      this.#open = { is: 'rule', number, offset: line.offsetOf(at), paragraphs };
    } else if (heading) {
      this.#end();
      this.#entries.push({
        is: 'heading',
        level: number.length === 1 ? 'chapter' : 'section',
        printed,
        number,
        title: line.slice(heading[0].length),
        offset: line.offsetOf(at),
      });
      if (printed === 'body') this.#sections.add(number);
    } else {
      this.#text(line, printed);
    }
  }

  /** Whether a number that begins the line, without a mark, is part of the sentence above. */
  #goesOn({ text }: PlacedText): boolean {
    if (this.#open === undefined || itemStart.test(text)) return false;
    return isWrapped(this.#above, text.replace(ruleLine, ''));
  }

  #text(line: PlacedText, printed: 'contents' | 'body'): void {
    const note = line.text.match(noteLine)?.[0];
    if (printed === 'contents') {
      this.#unread(line, 'stands in the contents list without a number');
      return;
    }
    if (note !== undefined) {
      this.#end();
      const at = line.text.indexOf('Note');
      this.#mark = line.text.slice(0, at);
      this.#open = { is: 'note', offset: line.offsetOf(at), paragraphs: [line.slice(note.length)] };
      return;
    }
    if (this.#open !== undefined && this.#mark === line.text.match(itemStart)?.[0]) {
      this.#end();
      this.#outside = 'is an item of its own, without a number';
    }
    if (this.#open !== undefined) this.#open.paragraphs.push(line);
    else this.#unread(line, this.#outside ?? 'has no number and no rule above it');
  }

  #end(): void {
    if (this.#open !== undefined) this.#entries.push(this.#open);
    this.#open = undefined;
    this.#outside = undefined;
  }

  #unread(text: PlacedText, why: string): void {
    this.#entries.push({ is: 'unread', text, why });
  }
}
