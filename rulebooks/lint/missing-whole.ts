import type { Book } from './book';
import type { Member } from './families';
import type { Check, Found } from './finding';
import { isWord, splitNumber } from './numbers';

/** A finding names at most so many numbers. */
const mostNamed = 6;

/** Rules that are parts of a rule that isn't printed. */
export const missingParent: Check = {
  code: 'missing-parent',
  severity: 'warning',
  explanation: 'A rule is numbered as a part of a rule that does not exist.',
  find: (book) => {
    const missing = impliedIn(book).filter((member) => !isSection(member, book));
    if (book.abridged) return summary(missing, 'have parts but are not printed themselves');
    return missing.map(({ number, rule, line, column }) => ({
      rule,
      line,
      column,
      message: `There is no rule ${number}, of which this would be a part: print ${number}, or number this anew.`,
    }));
  },
};

/** Sections that have rules but no heading. */
export const missingHeading: Check = {
  code: 'missing-heading',
  severity: 'warning',
  explanation: 'A section has rules but no heading above them.',
  needsText: 'where the headings are printed',
  find: (book) => {
    const missing = headless(book);
    if (book.abridged) return summary(missing, 'are sections with rules and without a heading');
    return missing.map(({ number, rule, line, column }) => {
      const listed = book.source.headings.find(
        (each) => each.number === number && each.printed === 'contents',
      );
      const title = listed === undefined ? '' : `, which the contents list calls "${listed.title}",`;
      return {
        rule,
        line,
        column,
        message: `Section ${number}${title} has no heading above its rules: print it here.`,
      };
    });
  },
};

/** Numbers that nothing bears. What only wrong numbers imply is not missing. */
function impliedIn(book: Book): Member[] {
  const wrong = new Set([...book.fitting.keys()].map(({ rule }) => rule?.key));
  return [...book.members.values()].filter(
    ({ number, printed, rule }) =>
      printed === 'nothing' && !isWord(splitNumber(number).last) && !isChapter(number) && !wrong.has(rule),
  );
}

function isChapter(number: string): boolean {
  return /^[A-Z]$/.test(number);
}

/** Whether a number is a section's: rules belong to it. */
function isSection({ number }: Member, book: Book): boolean {
  return book.rules.some(({ belongs }) => belongs.section === number);
}

/** Sections with rules, for which there is no heading where the rules are; those with a misprinted one aside. */
function headless(book: Book): Member[] {
  const printed = new Set(
    book.source.headings.filter((each) => each.printed === 'body').map(({ number }) => number),
  );
  const misprinted = new Set(book.fitting.values());
  const sections = new Set(book.rules.map(({ belongs }) => belongs.section));
  return [...sections]
    .filter((section) => section !== '' && !printed.has(section) && !misprinted.has(section))
    .map((number) => {
      const rule = book.rules.find(({ belongs }) => belongs.section === number);
      const { line = 1, column = 1 } = rule ?? {};
      return { number, printed: 'nothing', rule: rule?.key, line, column };
    });
}

function summary(missing: readonly Member[], what: string): Found[] {
  const [first] = [...missing].sort((a, b) => a.line - b.line);
  if (first === undefined) return [];
  const numbers = missing.map(({ number }) => number);
  const more = numbers.length > mostNamed ? ` and ${numbers.length - mostNamed} more` : '';
  return [
    {
      rule: first.rule,
      line: first.line,
      column: first.column,
      severity: 'note',
      message: `${numbers.slice(0, mostNamed).join(', ')}${more} ${what}: this rulebook seems to leave rules out on purpose.`,
    },
  ];
}
