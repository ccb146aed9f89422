import type { Book } from './book';
import type { Check, Found } from './finding';

/** References to what this file can't have: other chapters of which it is a part, and other documents. */
export const outsideReference: Check = {
  code: 'outside-reference',
  severity: 'note',
  explanation:
    'References to other chapters than those in the file, or to another document, were not checked. One note for all of them, at the first.',
  find: (book) => [
    ...(book.excerpt
      ? summary(book, (number) => book.isOutside(number), 'lead to chapters that are not in this file')
      : []),
    ...summary(book, (number) => book.isForeign(number), 'have numbers such as those of another document'),
  ],
};

function summary(book: Book, isOutside: (number: string) => boolean, what: string): Found[] {
  const outside = book.citing.flatMap(({ key, references }) =>
    references
      .filter(({ numbers }) => numbers.some(isOutside))
      .map(({ printed, line, column }) => ({ rule: key, printed, line, column })),
  );
  const [first] = outside;
  if (first === undefined) return [];
  const { rule, printed, line, column } = first;
  const message = `References that ${what} were not checked: ${outside.length}, of which this (${printed}) is the first.`;
  return [{ rule, line, column, message }];
}
