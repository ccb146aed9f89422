import type { Rulebook } from '../model';
import type { Heading, Place, Reference, Source, SourceNote, SourceRule } from '../source';
import { Counting, splitNumber } from './numbers';

const skipping = new Counting(new Set(['l', 'o']));
const using = new Counting(new Set());

/**
 * A stored rulebook as if it had been read: its rules in the order in which they were printed, at their lines, without
 * text. Where headings were printed is not stored, so all are taken for those of a contents list.
 */
export function sourceOfStored({ title, edition, chapters }: Rulebook): Source {
  const headings = chapters.flatMap((chapter): Heading[] => [
    headingOf('chapter', chapter, chapter.number),
    ...chapter.sections.map((section) => headingOf('section', section, chapter.number)),
  ]);
  const rules = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.rules.map(({ references, ...row }): SourceRule => {
        const belongs = { chapter: chapter.number, section: section.number };
        const place = { line: row.line, column: 1 };
        return {
          ...row,
          ...place,
          ...belongs,
          belongs,
          text: '',
          references: citationsOf(references, place),
        };
      }),
    ),
  );
  const notes = chapters.flatMap((chapter) =>
    chapter.sections.flatMap(({ number, notes = [] }) =>
      notes.map(({ references, ...row }): SourceNote => {
        const place = { line: row.line, column: 1 };
        const belongs = { chapter: chapter.number, section: number };
        return { ...row, ...place, belongs, text: '', references: citationsOf(references, place) };
      }),
    ),
  );
  return {
    format: 'stored',
    title,
    edition,
    headings,
    rules: rules.sort((a, b) => a.line - b.line || a.occurrence - b.occurrence),
    notes: notes.sort((a, b) => a.line - b.line),
    unread: [],
  };
}

function citationsOf(references: readonly string[], place: Place): Reference[] {
  return rangesIn(references).map((numbers) => ({
    ...place,
    printed: printed(numbers),
    numbers,
    backwards: false,
  }));
}

/** Citations, those that count on from each other (a, b, c) together: they will be a range that is written out. */
function rangesIn(references: readonly string[]): string[][] {
  const ranges: string[][] = [];
  for (const number of references) {
    const range = ranges.at(-1);
    const before = range?.at(-1);
    if (range !== undefined && before !== undefined && countsOn(before, number)) range.push(number);
    else ranges.push([number]);
  }
  return ranges;
}

function countsOn(before: string, number: string): boolean {
  const [one, other] = [splitNumber(before), splitNumber(number)];
  if (one.prefix === '' || one.prefix !== other.prefix) return false;
  return [skipping, using].some((counting) => counting.next(before) === number);
}

function printed(numbers: readonly string[]): string {
  const [first = '', last = first] = [numbers[0], numbers.at(-1)];
  return first === last ? first : `${first}-${splitNumber(last).last}`;
}

function headingOf(
  level: Heading['level'],
  { number, title }: { readonly number: string; readonly title: string },
  belongs: string,
): Heading {
  return { level, number, title, belongs, printed: 'contents', line: 1, column: 1 };
}
