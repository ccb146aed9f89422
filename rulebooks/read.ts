import { createHash } from 'node:crypto';
import { classify, normalise } from './lines';
import type { Rulebook, RuleRow, Unread } from './model';
import { referencesIn } from './references';

/** A rulebook, and what of its source is not in it. */
export interface Reading {
  readonly rulebook: Rulebook;
  readonly unread: readonly Unread[];
}

interface Printed {
  readonly number: string;
  readonly line: number;
  readonly paragraphs: string[];
}

const contentsLine = /^(?:table of )?contents$/i;
const endLine = /^(?:credits|glossary|index)$/i;
const exampleMark = /(?:^|\s)\**Examples?\**\s*:/;

/**
 * Reads a rulebook from plain text. Its title is the first line; its chapters and sections are those of the
 * contents list, and those whose heading stands in the text alone. Every rule stays under the number that is
 * printed, in the section of that number. Lines without a number belong to the rule above them. Every other
 * line is in `unread`.
 */
export function indexRulebook(text: string, { id, edition }: { id: string; edition: string }): Reading {
  const reader = new Reader(text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/));
  return {
    rulebook: { id, title: reader.title, edition, chapters: reader.chapters() },
    unread: reader.unread,
  };
}

/** The rulebook as JSON, one rule a line, the same for the same rulebook. */
export function serialise(rulebook: Rulebook): string {
  const chapters = rulebook.chapters.map(({ number, title, sections }) => {
    const inner = sections.map((section) => {
      const rules = section.rules.map((rule) => `\n          ${JSON.stringify(ordered(rule))}`).join(',');
      const { number, title } = section;
      return `\n        ${open({ number, title })}, "rules": [${rules}${rules && '\n        '}]}`;
    });
    const end = inner.length === 0 ? '' : '\n    ';
    return `\n    ${open({ number, title })}, "sections": [${inner.join(',')}${end}]}`;
  });
  const { id, title, edition } = rulebook;
  return `${open({ id, title, edition })},\n  "chapters": [${chapters.join(',')}\n  ]}\n`;
}

function open(values: Record<string, string>): string {
  const pairs = Object.entries(values).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{${pairs.join(', ')}`;
}

function ordered({
  number,
  occurrence,
  key,
  parent,
  depth,
  line,
  digest,
  words,
  examples,
  references,
}: RuleRow) {
  return { number, occurrence, key, parent, depth, line, digest, words, examples, references };
}

class Reader {
  readonly title: string;
  readonly unread: Unread[] = [];
  /** From the number of a chapter or section to its title. */
  readonly #headings = new Map<string, string>();
  readonly #printed: Printed[] = [];
  readonly #start: number;

  constructor(private readonly lines: readonly string[]) {
    const first = lines.findIndex((line) => line.trim() !== '');
    this.title = normalise(lines[first] ?? '');
    this.#start = this.#readContents(first + 1);
    this.#readRules();
  }

  /** Reads the contents list, if there is one, and returns the index of the line after it. */
  #readContents(from: number): number {
    const contents = this.lines.findIndex((line) => contentsLine.test(line.trim()));
    if (contents < 0) {
      return from;
    }
    this.#skip(from, contents + 1, 'stands before the rules');
    for (let index = contents + 1; index < this.lines.length; index++) {
      const line = classify(this.lines[index] ?? '');
      if (line.is === 'blank') {
        continue;
      }
      if (line.is !== 'heading' || this.#headings.has(line.number)) {
        return index;
      }
      this.#headings.set(line.number, line.title);
    }
    return this.lines.length;
  }

  #readRules(): void {
    const listed = this.#headings.size > 0;
    let current: Printed | undefined;
    for (let index = this.#start; index < this.lines.length; index++) {
      const raw = this.lines[index] ?? '';
      const line = classify(raw);
      if (line.is === 'blank') {
        continue;
      }
      if (line.is === 'rule') {
        current = { number: line.number, line: index + 1, paragraphs: [line.text] };
        this.#printed.push(current);
      } else if (
        line.is === 'heading' &&
        (!listed || this.#headings.has(line.number) || line.number.length === 3)
      ) {
        this.#heading(line.number, line.title, index + 1);
        current = undefined;
      } else if (current !== undefined && endLine.test(raw.trim())) {
        this.#skip(index, this.lines.length, 'stands after the rules');
        return;
      } else if (this.#isDamagedHeading(raw)) {
        this.unread.push({ line: index + 1, why: 'looks like a heading whose number is damaged' });
      } else if (current === undefined) {
        this.unread.push({ line: index + 1, why: 'has no number and no rule above it' });
      } else {
        current.paragraphs.push(line.is === 'text' ? line.text : raw.trim());
      }
    }
  }

  #heading(number: string, title: string, line: number): void {
    const known = this.#headings.get(number);
    if (known === undefined) {
      this.#headings.set(number, title);
    } else if (known !== title) {
      this.unread.push({ line, why: `calls ${number} "${title}", which has the title "${known}" already` });
    }
  }

  /** A title that is known, behind a few characters that no number is. */
  #isDamagedHeading(raw: string): boolean {
    const title = raw.trim().match(/^[^\s\w]?\s*\w{0,6}\.\s+(?<title>\S.*)$/)?.groups?.title;
    return title !== undefined && [...this.#headings.values()].includes(normalise(title));
  }

  #skip(from: number, to: number, why: string): void {
    for (let index = from; index < to; index++) {
      if (this.lines[index]?.trim()) {
        this.unread.push({ line: index + 1, why });
      }
    }
  }

  /** The chapters with everything in them, in the order of their numbers. */
  chapters(): Rulebook['chapters'] {
    const rows = this.#rows();
    const sections = new Set([...this.#headings.keys()].filter((number) => number.length === 3));
    for (const { number } of rows) {
      sections.add(sectionOf(number));
    }
    const numbers = new Set([...this.#headings.keys(), ...sections].map((number) => number.slice(0, 1)));
    return [...numbers].sort().map((chapter) => ({
      number: chapter,
      title: this.#headings.get(chapter) ?? '',
      sections: [...sections]
        .filter((number) => number.startsWith(chapter))
        .sort()
        .map((number) => ({
          number,
          title: this.#headings.get(number) ?? '',
          rules: rows.filter((row) => sectionOf(row.number) === number).sort(byNumber),
        })),
    }));
  }

  #rows(): RuleRow[] {
    const seen = new Map<string, number>();
    const printed = new Set(this.#printed.map(({ number }) => number));
    return this.#printed.map(({ number, line, paragraphs }) => {
      const occurrence = (seen.get(number) ?? 0) + 1;
      seen.set(number, occurrence);
      const whole = number.replace(/[a-z]$/, '');
      const parent = whole !== number && printed.has(whole) ? keyOf(whole, seen.get(whole) ?? 1) : undefined;
      const text = normalise(paragraphs.join(' '));
      const [rule = '', ...examples] = text.split(exampleMark);
      return {
        number,
        occurrence,
        key: keyOf(number, occurrence),
        ...(parent === undefined ? {} : { parent }),
        depth: whole === number ? 1 : 2,
        line,
        digest: createHash('sha256').update(text).digest('hex').slice(0, 16),
        words: rule.split(' ').filter((word) => word !== '').length,
        examples: examples.length,
        references: referencesIn(text),
      };
    });
  }
}

function keyOf(number: string, occurrence: number): string {
  return occurrence === 1 ? number : `${number}~${occurrence}`;
}

function sectionOf(number: string): string {
  return number.slice(0, 3);
}

function byNumber(a: RuleRow, b: RuleRow): number {
  const [one, other] = [a.number.slice(4), b.number.slice(4)];
  const [oneLetter, otherLetter] = [one.replace(/\d/g, ''), other.replace(/\d/g, '')];
  const letters = oneLetter < otherLetter ? -1 : Number(oneLetter > otherLetter);
  return Number.parseInt(one, 10) - Number.parseInt(other, 10) || letters || a.occurrence - b.occurrence;
}
