import { compareNumbers } from '../numbering';
import type { Book } from './book';
import type { Family, Member } from './families';
import type { Check, Found } from './finding';
import { partsOf, splitNumber } from './numbers';

/** A jump of more than this between sections begins a new part of the rulebook. */
const longestGapBetweenSections = 20;
/** A finding names at most so many numbers. */
const mostNamed = 6;

interface Gap {
  readonly after: Member;
  readonly missing: readonly string[];
}

/** Numbers that are left out of a sequence. */
export const gap: Check = {
  code: 'gap',
  severity: 'warning',
  explanation:
    'A number is missing in a sequence. In a rulebook that leaves rules out on purpose, this is one note a section.',
  find: (book) => {
    const numbered = new Set([...book.fitting.values(), ...meantBySkipped(book)]);
    const misprinted = misprintedIn(book);
    const gaps = book.families.flatMap(({ prefix, members }) => {
      const right = members.filter(({ number, rule }) => !misprinted.has(rule ?? number));
      return gapsIn({ prefix, members: right }, book, numbered);
    });
    return book.abridged ? bySection(gaps) : gaps.map(describe);
  },
};

/** The numbers that rules with a skipped letter should have. */
function meantBySkipped({ rules, skipping }: Book): string[] {
  return rules.flatMap(({ number }) => {
    const { prefix, last } = splitNumber(number);
    return skipping.letters.has(last) ? [prefix + String.fromCharCode(last.charCodeAt(0) + 1)] : [];
  });
}

/** Rules and sections with another number than they should have: they don't show that those before them are missing. */
function misprintedIn({ fitting }: Book): ReadonlySet<string> {
  return new Set([...fitting.keys()].map(({ rule, number }) => rule?.key ?? number));
}

function gapsIn({ prefix, members }: Family, book: Book, numbered: ReadonlySet<string>): Gap[] {
  const placeOf = (number: string) => book.counting.placeOf(splitNumber(number).last) ?? 0;
  const gaps: Gap[] = [];
  let before = 0;
  for (const [index, member] of members.entries()) {
    const place = placeOf(member.number);
    const isStart = index === 0 && (prefix === '' || place === 0);
    const isNewPart = prefix === '' && isPartBoundary(before, place);
    const missing = isStart || isNewPart ? [] : numbersBetween(before, place, member.number, book);
    const unexplained = missing.filter((number) => !numbered.has(number));
    if (unexplained.length > 0) gaps.push({ after: member, missing: unexplained });
    before = place;
  }
  return gaps;
}

function isPartBoundary(before: number, after: number): boolean {
  return Math.floor(before / 100) !== Math.floor(after / 100) || after - before > longestGapBetweenSections;
}

function numbersBetween(before: number, after: number, like: string, book: Book): string[] {
  const { prefix, last } = splitNumber(like);
  return Array.from({ length: Math.max(0, after - before - 1) }, (_, index) => {
    return prefix + book.counting.partAt(before + 1 + index, last);
  });
}

function describe({ after, missing }: Gap): Found {
  const { number, rule, line, column } = after;
  const which = missing.length === 1 ? `${missing[0]} is` : `${missing[0]} to ${missing.at(-1)} are`;
  return {
    rule: rule ?? number,
    line,
    column,
    message: `${which} missing before ${number}: number what follows anew, or print what is missing.`,
  };
}

/** One note for all that is missing in a section. */
function bySection(gaps: readonly Gap[]): Found[] {
  const sections = new Map<string, Gap[]>();
  for (const each of gaps) {
    const section = partsOf(each.after.number)[0] ?? '';
    sections.set(section, [...(sections.get(section) ?? []), each]);
  }
  return [...sections.values()].flatMap((group) => {
    const [first] = group.sort((a, b) => a.after.line - b.after.line);
    if (first === undefined) return [];
    const { number, rule, line, column } = first.after;
    const missing = group.flatMap((each) => each.missing).sort(compareNumbers);
    const named = missing.slice(0, mostNamed).join(', ');
    const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
    const are = missing.length === 1 ? 'is' : 'are';
    return [
      {
        rule: rule ?? number,
        line,
        column,
        severity: 'note' as const,
        message: `${named}${more} ${are} missing here: this rulebook seems to leave rules out on purpose.`,
      },
    ];
  });
}
