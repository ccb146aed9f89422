import { readFileSync } from 'node:fs';

const COMMENT = /\/\/[^\n]*/g;
const LITERAL = /"((?:[^"\\]|\\.)*)"/g;
const ESCAPE = /\\(?:u[0-9A-Fa-f]{4}|.)/g;
const LETTER = /[A-Za-z]/;
const TOKEN = /[A-Za-z]+n't|\b(?:it|that)'s|[A-Za-z]+|'s\b/gi;

/** Words are matched as single signs of the Unicode area for private use, filled up to the length of the word. */
const FIRST_CODE = 0xe100;
const FILLER = '\uE001';
const FILLERS = new RegExp(FILLER, 'g');
/** Text in parentheses is a reminder and says nothing. */
const SPACES = [
  `space := " " | "\\t" | "${FILLER}" | reminder`,
  'reminder = "(" (~")" any)* ")"',
  's = space*',
];
const CODES = /[\uE100-\uEFFF]/g;

/**
 * The words of a grammar.
 *
 * In grammar source, a quoted literal that contains a letter is a phrase: whole words with any space between them, in
 * any case, and `a|b` for two forms of one word: `"draw|draws a card"` matches “Draw a card” and “draws  a card”. Each
 * literal stays one child of the rule it is in. Literals without letters are left as they are.
 *
 * {@link Vocabulary.expand} turns such source into plain Ohm in which every word is one sign, and
 * {@link Vocabulary.encode} does the same to a text, keeping every position. So Ohm, which takes long to build a
 * grammar and tries every alternative at every place, has one sign to compare instead of a rule for every word.
 */
export class Vocabulary {
  private readonly codes = new Map<string, string>();
  private readonly words = new Map<string, string>();
  private readonly phrases = new Map<string, string>();

  /** The source with every phrase replaced by what matches it. */
  expand(source: string): string {
    return source
      .replace(COMMENT, '')
      .replace(/ {2,}/g, ' ')
      .replace(LITERAL, (whole: string, literal: string) =>
        LETTER.test(literal.replace(ESCAPE, '')) ? this.phrase(literal) : whole,
      );
  }

  /** The rules that the phrases expanded so far need, as Ohm source. */
  definitions(): string {
    const phrases = [...this.phrases].map(([parts, name]) => `${name} = ${parts}`);
    return [...phrases, ...SPACES, 'word = "\uE100".."\uEFFF"'].join('\n');
  }

  /** The text with every word of the grammar as its sign, but for those that are part of a name. */
  encode(text: string, names: ReadonlySet<string>): string {
    let named = false;
    let end = 0;
    return text.replace(TOKEN, (token, at: number) => {
      const small = token.toLowerCase();
      // "Rest target unit named Tall Heron. Otherwise, …": no name goes on in the next sentence.
      if (text.slice(end, at).includes('.')) named = false;
      end = at + token.length;
      if (token !== "'s") named = small === 'named' || (named && token !== small);
      return (named && small !== 'named') || names.has(token) ? token : this.encoded(token, names);
    });
  }

  /** Whether a word is one of the grammar's. */
  has(word: string): boolean {
    return this.codes.has(word.toLowerCase());
  }

  /** What a piece of encoded text says, in lower case where it is made of the grammar's words. */
  decode(encoded: string): string {
    return encoded.replace(FILLERS, '').replace(CODES, (code) => this.words.get(code) ?? code);
  }

  /**
   * The words, or kinds of words, that Ohm's summary of a failure names, each once. A rule that mustn't match may be
   * described as “… in its place”, by what should stand there: where it did match, that says it all.
   */
  expected(summary: string): string[] {
    const parts = summary.split(/, or |, | or /);
    const instead = parts.flatMap((part) => /^not (.+) in its place$/.exec(part)?.[1] ?? []);
    if (instead.length > 0) return [...new Set(instead)].sort();
    const words = parts.map((part) => {
      const literal = /^"(.*)"$/.exec(part)?.[1];
      if (literal === undefined) return part;
      if (literal.startsWith('\\')) return literal === '\\n' ? 'a new line' : 'a quotation mark';
      return `“${this.decode(literal)}”`;
    });
    return [...new Set(words)].sort();
  }

  private encoded(token: string, names: ReadonlySet<string>): string {
    const code = this.codes.get(token.toLowerCase());
    if (code !== undefined) return code + FILLER.repeat(token.length - 1);
    const rest = /^non(.+)$/i.exec(token)?.[1];
    if (rest === undefined || !(names.has(rest) || this.codes.has(rest))) return token;
    return this.encoded('non', names) + (names.has(rest) ? rest : this.encoded(rest, names));
  }

  private phrase(literal: string): string {
    const parts = literal.split(' ').map((part) => {
      const forms = part.split('|').map((form) => this.joined(this.tokens(form)));
      return forms.length === 1 ? (forms[0] ?? '') : `(${forms.join('|')})`;
    });
    return this.joined(parts);
  }

  /** One word, or the rule for several. */
  private joined(parts: readonly string[]): string {
    const body = parts.join(' s ');
    if (parts.length === 1) return body;
    const name = this.phrases.get(body) ?? `p${this.phrases.size}`;
    this.phrases.set(body, name);
    return name;
  }

  /** "owner's" is the word and the ending, "face-up" two words and a hyphen. */
  private tokens(form: string): string[] {
    const pieces = form.match(new RegExp(`${TOKEN.source}|[^A-Za-z]`, 'gi')) ?? [];
    return pieces.map((piece) => (LETTER.test(piece) ? `"${this.code(piece)}"` : `"${piece}"`));
  }

  private code(word: string): string {
    const code = this.codes.get(word) ?? String.fromCharCode(FIRST_CODE + this.codes.size);
    this.codes.set(word, code);
    this.words.set(code, word);
    return code;
  }
}

/** How many more characters of a text belong to the word that ends at this place of its encoded form. */
export function wordEnd(encoded: string, end: number): number {
  let last = end;
  while (encoded[last] === FILLER) last++;
  return last;
}

/** An expression that matches exactly one of the names. */
export function oneOf(names: readonly string[]): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return `(${longestFirst.map((name) => `"${name}"`).join(' | ')}) ~letter`;
}

/** The text of grammar files that together make the body of one grammar. */
export function grammarFiles(paths: readonly string[]): string {
  return paths.map((path) => readFileSync(path, 'utf8')).join('\n');
}
