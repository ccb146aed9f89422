import type { Heading } from '../source';
import type { Book } from './book';
import type { Check, Found } from './finding';
import { outOfSequence } from './sequence';
import { plainTitle } from './titles';

const needsText = 'the contents list';

/** Titles that differ between the contents list and the text. */
export const contentsTitle: Check = {
  code: 'contents-title',
  severity: 'warning',
  explanation: 'A heading has another title than in the contents list.',
  needsText,
  find: ({ source }) =>
    source.headings.flatMap(({ number, title, printed, line, column }): Found[] => {
      if (printed !== 'body') return [];
      const listed = inContents(source.headings).find((each) => each.number === number);
      if (listed === undefined || plainTitle(listed.title) === plainTitle(title)) return [];
      const message = `${number} is called "${title}" here and "${listed.title}" in the contents list (line ${listed.line}).`;
      return [{ rule: number, line, column, message }];
    }),
};

/** Chapters and sections that only the contents list or only the text has. */
export const contentsMissing: Check = {
  code: 'contents-missing',
  severity: 'warning',
  explanation: 'A chapter or section is in the contents list but not in the text, or the other way round.',
  needsText,
  find: (book) => {
    const { headings } = book.source;
    const listed = inContents(headings);
    if (listed.length === 0) return [];
    const [inList, inBody] = [numbersOf(listed), numbersOf(headings.filter(isBody))];
    const misprinted = new Map([...book.fitting].map(([{ number }, fitting]) => [number, fitting]));
    const fitting = new Set(misprinted.values());
    // A heading whose number is damaged is a finding of its own, at the line where it stands.
    const damaged = book.source.unread.map(({ line }) => plainTitle(book.lines[line - 1] ?? ''));
    const isDamaged = (title: string) => damaged.some((line) => line.endsWith(` ${plainTitle(title)}`));
    const onlyListed = listed.filter(
      ({ number, title }) =>
        !inBody.has(number) && !isDamaged(title) && !hasRules(number, book) && !fitting.has(number),
    );
    const onlyPrinted = headings.filter(
      (heading) =>
        isBody(heading) &&
        !inList.has(heading.number) &&
        !misprinted.has(heading.number) &&
        isDeepEnough(heading, listed),
    );
    return [
      ...onlyListed.map((heading) => describe(heading, 'is in the contents list but not in the text')),
      ...onlyPrinted.map((heading) => describe(heading, 'is not in the contents list')),
    ];
  },
};

/** Contents lists that are in another order than the text. */
export const contentsOrder: Check = {
  code: 'contents-order',
  severity: 'warning',
  explanation: 'The contents list is in another order than the text.',
  needsText,
  find: (book) =>
    (['chapter', 'section'] as const).flatMap((level) => {
      const listed = inContents(book.source.headings).filter((heading) => heading.level === level);
      const lines = new Map(listed.map(({ number }) => [number, lineInText(number, book)]));
      const printed = listed.filter(({ number }) => lines.get(number) !== undefined);
      const byLine = (one: string, other: string) => (lines.get(one) ?? 0) - (lines.get(other) ?? 0);
      return [...outOfSequence(printed, byLine)].map((heading) =>
        describe(heading, 'stands in the contents list in another order than in the text'),
      );
    }),
};

/** Where a chapter or section begins in the text: with its heading or else with its first rule. */
function lineInText(wanted: string, { source, rules }: Book): number | undefined {
  const heading = source.headings.find((each) => isBody(each) && each.number === wanted);
  return heading?.line ?? rules.find(({ belongs }) => belongs.section === wanted)?.line;
}

function describe({ number, title, level, line, column }: Heading, what: string): Found {
  const name = level === 'chapter' ? 'Chapter' : 'Section';
  return { rule: number, line, column, message: `${name} ${number}, "${title}", ${what}.` };
}

/** Whether the list goes down to a heading's level in its chapter: some list the sections of some chapters only. */
function isDeepEnough({ level, belongs }: Heading, listed: readonly Heading[]): boolean {
  return listed.some((each) => each.level === level && (level === 'chapter' || each.belongs === belongs));
}

function inContents(headings: readonly Heading[]): Heading[] {
  return headings.filter(({ printed }) => printed === 'contents');
}

function isBody({ printed }: Heading): boolean {
  return printed === 'body';
}

function numbersOf(headings: readonly Heading[]): ReadonlySet<string> {
  return new Set(headings.map(({ number }) => number));
}

/** A section whose rules are there lacks its heading, which is another finding. */
function hasRules(number: string, { rules }: Book): boolean {
  return rules.some(({ belongs }) => belongs.section === number);
}
