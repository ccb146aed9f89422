import { assemble } from './assemble';
import { formats } from './formats/formats';
import type { Source } from './source';

/** Thrown where a text is not a rulebook: none of the formats finds a numbered rule in it. */
export class NotARulebook extends Error {
  constructor() {
    super('No rule begins with a number such as 704.5c, 103.1.b or A.4.3');
    this.name = 'NotARulebook';
  }
}

/** Thrown where a text has so many rules, headings or references that it can't be a rulebook. */
export class TooManyRules extends Error {
  constructor(what: string) {
    super(`It has more than ${what}, which no rulebook has`);
    this.name = 'TooManyRules';
  }
}

/** The largest rulebooks have 4,000 rules and as many references. What compares them may take the square of that. */
const most = { numbered: 10_000, references: 50_000 };

/** Reads a rulebook from the text of its publisher's file. Throws {@link NotARulebook} where no rule is found, and {@link TooManyRules}. */
export function readRulebook(text: string): Source {
  for (const format of formats) {
    if (!format.recognises(text)) continue;
    const outline = format.read(text);
    const numbered = outline.entries.filter(({ is }) => is !== 'unread');
    if (numbered.length > most.numbered) throw new TooManyRules(`${most.numbered} rules and headings`);
    const source = assemble(format, outline, text);
    const references = source.rules.reduce((sum, rule) => sum + rule.references.length, 0);
    if (references > most.references) throw new TooManyRules(`${most.references} references`);
    if (source.rules.length > 0) return source;
  }
  throw new NotARulebook();
}
