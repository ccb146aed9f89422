import type { SourceRule } from '../source';
import type { Check } from './finding';

/** Shorter texts may be equal by chance: a keyword, a heading, "See rule 704." */
const shortestText = 6;

/** Rules that say the same, word for word. */
export const identicalText: Check = {
  code: 'identical-text',
  severity: 'warning',
  explanation: `Two rules under different numbers have the same text, of at least ${shortestText} words; a note unless they are parts of the same rule or section.`,
  find: (book) => {
    const first = new Map<string, SourceRule>();
    return book.rules.flatMap((rule) => {
      const { key, number, digest, words, parent, belongs, line, column } = rule;
      const same = first.get(digest);
      if (same === undefined) first.set(digest, rule);
      if (same === undefined || words < shortestText || same.number === number) return [];
      const message = `${key} has the same text as ${same.key} on ${book.line(same.line)}: keep one, or let one refer to the other.`;
      const severity =
        belongs.section === same.belongs.section && parent === same.parent ? 'warning' : 'note';
      return [{ rule: key, line, column, severity, message }];
    });
  },
};
