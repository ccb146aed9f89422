import type { SourceRule } from '../source';
import type { Book } from './book';
import { partsOf } from './numbers';
import { significantWords } from './words';

/** Words are the same from so many letters on: "legends" and "legendary". */
const stemLength = 5;

/** Whether a word of one set begins like a word of another. */
export function sharesStem(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const stems = new Set([...others].map((word) => word.slice(0, stemLength)));
  return [...some].some((word) => stems.has(word.slice(0, stemLength)));
}

/** What the rules of a book are about, word by word; the rarer a word, the more it says. */
export class CitedSubjects {
  readonly #rules: ReadonlyMap<string, SourceRule>;
  readonly #parts = new Map<string, SourceRule[]>();
  readonly #own = new Map<string, ReadonlySet<string>>();
  readonly #subjects = new Map<string, ReadonlySet<string>>();
  readonly #titles: ReadonlyMap<string, string>;
  readonly #having = new Map<string, number>();

  constructor(private readonly book: Book) {
    this.#rules = new Map(book.rules.map((rule) => [rule.key, rule]));
    this.#titles = new Map(
      book.source.headings
        .filter(({ level }) => level === 'section')
        .map(({ number, title }) => [number, title]),
    );
    for (const rule of book.rules) {
      const words = this.wordsOf(rule.text.split(/(?:^|\s)Examples?\s?:/)[0] ?? '');
      this.#own.set(rule.key, words);
      for (const word of words) this.#having.set(word, (this.#having.get(word) ?? 0) + 1);
      if (rule.parent !== undefined)
        this.#parts.set(rule.parent, [...(this.#parts.get(rule.parent) ?? []), rule]);
    }
  }

  /** What a text is about: its significant words without sources in brackets and without what it cites. */
  wordsOf(text: string): ReadonlySet<string> {
    return significantWords(
      text.replace(/\[[^\]]*\]/g, ' ').replace(/\b[A-Z](?:\.(?:Ruling|\d+))+[a-z]?|\b\d{3}(?:\.\w+)*/g, ' '),
    );
  }

  /** Whether a number is that of a section, or of a rule that is as wide as one. */
  isSection(number: string): boolean {
    return this.#titles.has(number) || partsOf(number).length < 2;
  }

  sections(): readonly string[] {
    return [...this.#titles.keys()];
  }

  titleOf(number: string): string | undefined {
    return this.#titles.get(number);
  }

  titleWords(section: string): ReadonlySet<string> {
    return significantWords(this.#titles.get(section) ?? '');
  }

  /** The words of a rule and of all its parts. */
  #subjectOf(key: string): ReadonlySet<string> {
    const known = this.#subjects.get(key);
    if (known !== undefined) return known;
    const parts = (this.#parts.get(key) ?? []).flatMap((part) => [...this.#subjectOf(part.key)]);
    const words = new Set([...(this.#own.get(key) ?? []), ...parts]);
    this.#subjects.set(key, words);
    return words;
  }

  /** The words of a rule or section, of what it is a part of, and of the title above it. */
  around(number: string): ReadonlySet<string> {
    const rule = this.#rules.get(number);
    const section = rule?.belongs.section ?? number;
    const whole = rule?.parent === undefined ? [] : [...this.#subjectOf(rule.parent)];
    return new Set([...this.#subjectOf(number), ...whole, ...this.titleWords(section)]);
  }

  /** Which share of some words a rule has, each word counting by how rare it is. */
  share(words: ReadonlySet<string>, key: string): number {
    const has = this.#subjectOf(key);
    const all = this.weightOf(words);
    const found = [...words].reduce((sum, word) => sum + (has.has(word) ? this.#weightOf(word) : 0), 0);
    return all === 0 ? 1 : found / all;
  }

  /** How many of some words a rule has. */
  shared(words: ReadonlySet<string>, key: string): number {
    const has = this.#subjectOf(key);
    return [...words].filter((word) => has.has(word)).length;
  }

  /** How much some words say, all together. */
  weightOf(words: ReadonlySet<string>): number {
    return [...words].reduce((sum, word) => sum + this.#weightOf(word), 0);
  }

  #weightOf(word: string): number {
    return Math.log(this.book.rules.length / ((this.#having.get(word) ?? 0) + 1));
  }

  cites(key: string, number: string): boolean {
    return this.#rules.get(key)?.references.some(({ numbers }) => numbers.includes(number)) ?? false;
  }

  /** The rules beside one, parts of the same whole with a number of as many parts. */
  beside(key: string): readonly string[] {
    const rule = this.#rules.get(key);
    if (rule === undefined) return [];
    const { length } = partsOf(rule.number);
    return this.book.rules.flatMap((other) =>
      other.key !== key &&
      other.parent === rule.parent &&
      other.belongs.section === rule.belongs.section &&
      partsOf(other.number).length === length
        ? [other.key]
        : [],
    );
  }

  /** The rules right before and right after one, of those beside it. */
  nextTo(key: string): readonly string[] {
    const row = this.book.rules.map((rule) => rule.key);
    const place = row.indexOf(key);
    const beside = new Set(this.beside(key));
    return row.filter((other, index) => Math.abs(index - place) === 1 && beside.has(other));
  }

  /** The rules beside one, and those whose number differs in one place. */
  muchLike(key: string): readonly string[] {
    const rule = this.#rules.get(key);
    if (rule === undefined) return [];
    const own = partsOf(rule.number);
    return this.book.rules.flatMap((other) => {
      if (other.key === key) return [];
      const isBeside = other.parent === rule.parent && other.belongs.section === rule.belongs.section;
      const parts = partsOf(other.number);
      const differing = own.filter((part, index) => part !== parts[index]).length;
      return isBeside || (parts.length === own.length && differing === 1) ? [other.key] : [];
    });
  }

  /**
   * The section of the same chapter that words name whole and whose title differs from that of the cited one in one word: "a triggered
   * ability", with the number of "Static Abilities". Undefined where there are none or several.
   */
  sectionInstead(number: string, citing: string, words: ReadonlySet<string>): string | undefined {
    const title = this.titleWords(number);
    const isNamed = (some: ReadonlySet<string>) => [...some].every((word) => words.has(word));
    if (title.size < 2 || isNamed(title)) return undefined;
    const [chapter] = partsOf(number);
    const sectionOf = (key: string) => this.#rules.get(key)?.belongs.section ?? key;
    const found = this.sections().filter((other) => {
      const others = this.titleWords(other);
      const isBeside = partsOf(other)[0] === chapter && ![number, sectionOf(citing)].includes(other);
      const common = [...others].filter((word) => title.has(word)).length;
      return isBeside && others.size === title.size && common === title.size - 1 && isNamed(others);
    });
    return found.length === 1 ? found[0] : undefined;
  }
}
