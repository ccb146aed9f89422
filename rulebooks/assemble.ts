import { hash } from 'node:crypto';
import type { Entry, Format, Outline } from './formats/format';
import { dateIn, plainTitle, titleIn } from './front';
import type { Unread } from './model';
import { normalise, normalisePlaced } from './normalise';
import { LineIndex, PlacedText } from './placed-text';
import { citationsIn } from './references';
import type { Heading, Reference, Source, SourceNote, SourceRule } from './source';

/** The rulebook that a format found in a file: numbers told apart, texts joined and digested, citations found. */
export function assemble(format: Format, outline: Outline, text: string): Source {
  const assembler = new Assembler(format, outline, new LineIndex(text));
  const title = titleIn(outline.front);
  const edition = dateIn(outline.front);
  return {
    format: format.name,
    title: title === undefined ? '' : plainTitle(title.text),
    ...(edition === undefined ? {} : { edition }),
    headings: assembler.headings,
    rules: assembler.rules,
    notes: assembler.notes,
    unread: assembler.unread,
  };
}

class Assembler {
  readonly headings: Heading[] = [];
  readonly rules: SourceRule[] = [];
  readonly notes: SourceNote[] = [];
  readonly unread: Unread[] = [];
  readonly #printed: ReadonlySet<string>;
  readonly #seen = new Map<string, number>();
  readonly #sections: readonly string[];
  readonly #chapters: readonly string[];
  #chapter = '';
  #section = '';

  constructor(
    private readonly format: Format,
    outline: Outline,
    private readonly lines: LineIndex,
  ) {
    const { entries, front } = outline;
    this.#printed = new Set(entries.flatMap((entry) => (entry.is === 'rule' ? [entry.number] : [])));
    const headings = entries.filter((entry) => entry.is === 'heading');
    this.#sections = headings.map(({ number }) => number);
    this.#chapters = headings.flatMap(({ level, number }) => (level === 'chapter' ? [number] : []));
    const title = titleIn(front);
    for (const line of front) {
      if (line !== title) this.#unread(line, 'stands before the rules');
    }
    for (const entry of entries) {
      if (entry.is === 'heading') this.#heading(entry);
      else if (entry.is === 'rule') this.#rule(entry);
      else if (entry.is === 'note') this.#note(entry);
      else this.#unread(entry.text, entry.why, entry.lostRule);
    }
  }

  #heading({ level, number, title, printed, offset }: Extract<Entry, { is: 'heading' }>): void {
    const plain = normalise(title.text).replace(/\.$/, '');
    const belongs = level === 'chapter' ? number : this.format.numbering.chapterOf(number, this.#chapters);
    this.headings.push({ level, number, title: plain, belongs, printed, ...this.lines.placeOf(offset) });
    if (printed === 'contents') return;
    if (level === 'chapter') {
      this.#chapter = number;
      this.#section = '';
    } else {
      this.#section = number;
    }
  }

  #rule({ number, offset, paragraphs }: Extract<Entry, { is: 'rule' }>): void {
    const occurrence = (this.#seen.get(number) ?? 0) + 1;
    this.#seen.set(number, occurrence);
    const { numbering } = this.format;
    const wholes = numbering.wholesOf(number);
    const parent = wholes.find((whole) => this.#printed.has(whole));
    const section = numbering.sectionOf(number, this.#sections);
    this.rules.push({
      number,
      occurrence,
      key: keyOf(number, occurrence),
      ...(parent === undefined ? {} : { parent: keyOf(parent, this.#seen.get(parent) ?? 1) }),
      depth: wholes.length + 1,
      ...this.lines.placeOf(offset),
      chapter: this.#chapter,
      section: this.#section,
      belongs: { chapter: numbering.chapterOf(section, this.#chapters), section },
      ...this.#content(paragraphs),
    });
  }

  #note({ offset, paragraphs }: Extract<Entry, { is: 'note' }>): void {
    this.notes.push({
      ...this.lines.placeOf(offset),
      belongs: { chapter: this.#chapter, section: this.#section || this.#chapter },
      ...this.#content(paragraphs),
    });
  }

  #content(paragraphs: readonly PlacedText[]) {
    const text = normalisePlaced(PlacedText.join(paragraphs));
    const { example } = this.format;
    const outside = text.text.replace(example, ' ');
    return {
      text: text.text,
      digest: hash('sha256', text.text).slice(0, 16),
      words: outside.split(/\s+/).filter((word) => word !== '').length,
      examples: [...text.text.matchAll(example)].length,
      references: this.#references(text),
    };
  }

  #references(text: PlacedText): Reference[] {
    const { isOurs } = this.format.numbering;
    return citationsIn(text.text)
      .filter(({ numbers }) => numbers.every(isOurs))
      .map(({ at, ...citation }) => ({
        ...citation,
        ...this.lines.placeOf(text.offsetOf(at)),
      }));
  }

  #unread(text: PlacedText, why: string, lostRule?: true): void {
    const from = text.text.length - text.text.trimStart().length;
    const { line } = this.lines.placeOf(text.offsetOf(from));
    this.unread.push({ line, why, ...(lostRule ? { lostRule } : {}) });
  }
}

function keyOf(number: string, occurrence: number): string {
  return occurrence === 1 ? number : `${number}~${occurrence}`;
}
