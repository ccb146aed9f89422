import type { Reference } from '../source';
import type { Book, Citing } from './book';
import type { Check, Found } from './finding';
import { plainTitle, sectionTitled, titlesOf } from './titles';

/** References that quote another title than the one that stands there. */
export const referenceTitle: Check = {
  code: 'reference-title',
  severity: 'warning',
  explanation: 'A reference quotes a title that is not the title of what it cites.',
  needsText: 'the titles that are quoted',
  find: (book) =>
    book.citing.flatMap((rule) => rule.references.flatMap((reference) => describe(rule, reference, book))),
};

function describe(rule: Citing, { numbers, title, line, column }: Reference, book: Book): Found[] {
  const [number] = numbers;
  if (title === undefined || number === undefined) return [];
  const titles = titlesOf(number, book);
  const wanted = plainTitle(title);
  if (titles.length === 0 || titles.some((each) => isSame(plainTitle(each), wanted))) return [];
  const other = sectionTitled(title, book);
  const hint = other === undefined ? '' : `; "${title}" is ${nameOf(other, book).toLowerCase()}`;
  return [
    {
      rule: rule.key,
      line,
      column,
      message: `${nameOf(number, book)} is "${titles[0]}", not "${title}" as quoted here${hint}.`,
    },
  ];
}

function nameOf(number: string, { source }: Book): string {
  const level = source.headings.find((heading) => heading.number === number)?.level;
  return level === undefined ? number : `${level === 'chapter' ? 'Chapter' : 'Section'} ${number}`;
}

/** Where a title isn't quoted but only follows the number, nobody can say where it ends. */
function isSame(title: string, quoted: string): boolean {
  return title === quoted || quoted.startsWith(`${title} (`);
}
