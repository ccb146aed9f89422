import { withoutTags } from '../markup';
import { normalise } from '../normalise';
import type { PlacedText } from '../placed-text';
import type { Entry, Outline } from './format';
import { isWrapped } from './wrapping';

/** A line of plain text, or what is one in another typesetting: a heading, a paragraph, an item of a list. */
export type Line = PlacedText;

/** What a line is, told from the line alone, whether it is indented or an item of a list or neither. */
type Kind =
  | { readonly is: 'blank' | 'text' }
  | { readonly is: 'rule'; readonly number: string; readonly from: number; readonly at: number }
  | { readonly is: 'heading'; readonly number: string; readonly from: number; readonly at: number };

const listDash = /^\s*(?:(?:[-*•·–—]|\*\*)\s+)?(?:\*+|_+)?/;
const ruleNumber = /^(?<number>\d{3}\.\d+(?:[a-z]|(?:\.(?:\d{1,4}|[a-z])){1,8})?)\.?\**(?:\s+|$)/;
const headingNumber = /^(?<number>\d{3}|\d)\.\**\s+(?=\S)/;
const contentsLine = /^(?:table of )?contents:?$/i;
const endLine = /^(?:credits|glossary|index)$/i;
const damagedHeading = /^[^\s\w]?\s*\w{0,6}\.\s+(?<title>\S.*)$/;
/** `100.1aa`, `1011.1.`, `101.3:`, `(101.4)`, `101.5)`, `§101.6`, `101.7A`, `101.8(a)`. */
const unknownNumber =
  /^[([§]*\s?\d{3,4}\.\d+(?:\.?[A-Za-z]{1,2}|\.\d+|\s?\([A-Za-z\d]{1,2}\))?[.:)\]]*\**(?:\s+|$)/;

/** Reads rules that bear numbers such as `704.5c` or `704.5.c.2`, in sections such as `704` and chapters such as `7`. */
export function readNumbered(lines: readonly Line[]): Outline {
  return new Reader(lines.map((line) => withoutTags(line))).outline();
}

class Reader {
  readonly #entries: Entry[] = [];
  readonly #kinds: readonly Kind[];
  /** From the number of a chapter or section to its title. */
  readonly #titles = new Map<string, string>();
  readonly #titleTexts = new Set<string>();
  #rule: { readonly number: string; readonly offset: number; readonly paragraphs: PlacedText[] } | undefined;

  constructor(private readonly lines: readonly Line[]) {
    this.#kinds = lines.map(({ text }) => kindOf(text));
  }

  outline(): Outline {
    const contents = this.lines.findIndex(({ text }) => contentsLine.test(bare(text)));
    const start = contents < 0 ? this.#kinds.findIndex(isNumbered) : this.#readContents(contents + 1);
    const frontEnd = contents < 0 ? Math.max(0, start) : contents + 1;
    this.#readRules(start < 0 ? this.lines.length : start);
    const front = start < 0 ? this.lines : this.lines.slice(0, frontEnd);
    return { front: front.filter(({ text }) => text.trim() !== ''), entries: this.#entries };
  }

  /** Reads the contents list from a line on, and returns the index of the line after it. */
  #readContents(from: number): number {
    for (let index = from; index < this.lines.length; index++) {
      const kind = this.#kinds[index];
      if (kind?.is === 'blank') continue;
      if (kind?.is !== 'heading' || this.#titles.has(kind.number)) return index;
      this.#heading(index, 'contents');
    }
    return this.lines.length;
  }

  #readRules(from: number): void {
    for (let index = from; index < this.lines.length; index++) {
      const kind = this.#kinds[index];
      if (kind === undefined || kind.is === 'blank') continue;
      if (isNumbered(kind) && !this.#goesOn(index)) {
        if (kind.is === 'rule') this.#begin(index);
        else if (this.#isHeading(index)) this.#heading(index, 'body');
        else this.#text(index);
      } else if (this.#rule !== undefined && endLine.test(bare(this.lines[index]?.text ?? ''))) {
        this.#end();
        this.#skip(index, 'stands after the rules');
        return;
      } else {
        this.#text(index);
      }
    }
    this.#end();
  }

  #begin(index: number): void {
    this.#end();
    const [line, kind] = [this.lines[index], this.#kinds[index]];
    if (line === undefined || kind?.is !== 'rule') return;
    this.#rule = {
      number: kind.number,
      offset: line.offsetOf(kind.at),
      paragraphs: [line.slice(kind.from)],
    };
  }

  #end(): void {
    if (this.#rule !== undefined) this.#entries.push({ is: 'rule', ...this.#rule });
    this.#rule = undefined;
  }

  #text(index: number): void {
    const line = this.lines[index];
    if (line === undefined) return;
    if (this.#isDamagedHeading(line.text)) {
      this.#end();
      this.#unread(line, 'looks like a heading whose number is damaged');
    } else if (this.#isUnknownNumber(index)) {
      this.#end();
      this.#unread(line, "looks like a rule number that this reader doesn't know", true);
    } else if (this.#rule === undefined) {
      this.#unread(line, 'has no number and no rule above it');
    } else {
      this.#rule.paragraphs.push(line.slice(line.text.match(listDash)?.[0].length ?? 0));
    }
  }

  #heading(index: number, printed: 'contents' | 'body'): void {
    this.#end();
    const [line, kind] = [this.lines[index], this.#kinds[index]];
    if (line === undefined || kind?.is !== 'heading') return;
    const title = line.slice(kind.from);
    if (!this.#titles.has(kind.number)) {
      this.#titles.set(kind.number, normalise(title.text));
      this.#titleTexts.add(normalise(title.text));
    }
    this.#entries.push({
      is: 'heading',
      level: kind.number.length === 1 ? 'chapter' : 'section',
      printed,
      number: kind.number,
      title,
      offset: line.offsetOf(kind.at),
    });
  }

  /** A chapter's number may as well begin the step of a list: then nothing of that chapter follows it. */
  #isHeading(index: number): boolean {
    const kind = this.#kinds[index];
    if (kind?.is !== 'heading') return false;
    if (kind.number.length === 3) return true;
    if (this.#titles.get(kind.number) === normalise(this.lines[index]?.text.slice(kind.from) ?? '')) {
      return true;
    }
    const next = this.#kinds.slice(index + 1, index + 20).find(({ is }) => is !== 'blank');
    return (
      next !== undefined && isNumbered(next) && next.number.length >= 3 && next.number[0] === kind.number
    );
  }

  /** Whether the number is part of a sentence that the line directly above begins. */
  #goesOn(index: number): boolean {
    const [above, line, kind] = [this.lines[index - 1], this.lines[index], this.#kinds[index]];
    if (this.#rule === undefined || above === undefined || line === undefined) return false;
    if (kind === undefined || !isNumbered(kind) || kind.at > indentation(line.text)) return false;
    return isWrapped(above.text, line.text.slice(kind.from));
  }

  /** A number in another form than those of this typesetting, unless a sentence of the line above goes on with it. */
  #isUnknownNumber(index: number): boolean {
    const [text, above] = [this.lines[index]?.text ?? '', this.lines[index - 1]?.text ?? ''];
    const at = text.match(listDash)?.[0].length ?? 0;
    const number = text.slice(at).match(unknownNumber)?.[0];
    if (number === undefined) return false;
    return at > indentation(text) || !isWrapped(above, text.slice(at + number.length));
  }

  /** A title that is known, behind a few characters that no number is. */
  #isDamagedHeading(text: string): boolean {
    const title = bare(text).match(damagedHeading)?.groups?.title;
    return title !== undefined && this.#titleTexts.has(normalise(title));
  }

  #skip(from: number, why: string): void {
    for (const line of this.lines.slice(from)) {
      if (line.text.trim() !== '') this.#unread(line, why);
    }
  }

  #unread(text: PlacedText, why: string, lostRule?: true): void {
    this.#entries.push({ is: 'unread', text, why, ...(lostRule ? { lostRule } : {}) });
  }
}

function kindOf(text: string): Kind {
  if (text.trim() === '') return { is: 'blank' };
  const at = text.match(listDash)?.[0].length ?? 0;
  const rest = text.slice(at);
  const rule = rest.match(ruleNumber);
  if (rule) return { is: 'rule', number: rule.groups?.number ?? '', from: at + rule[0].length, at };
  const heading = rest.match(headingNumber);
  if (heading)
    return { is: 'heading', number: heading.groups?.number ?? '', from: at + heading[0].length, at };
  return { is: 'text' };
}

function isNumbered(kind: Kind): kind is Extract<Kind, { readonly number: string }> {
  return kind.is === 'rule' || kind.is === 'heading';
}

function indentation(text: string): number {
  return text.length - text.trimStart().length;
}

function bare(text: string): string {
  return text
    .trim()
    .replace(/[*_#]+/g, '')
    .trim();
}
