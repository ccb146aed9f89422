import type { Book, PrintedItem } from './book';
import type { Check, Found } from './finding';

/** Numbers that are printed twice. */
export const duplicateNumber: Check = {
  code: 'duplicate-number',
  severity: 'error',
  explanation: 'A number is printed twice, so it no longer says which rule is meant.',
  find: (book) => book.items.filter((item) => book.repeated.has(item)).map((item) => describe(item, book)),
};

function describe(item: PrintedItem, book: Book): Found {
  const { number, rule, line, column } = item;
  const other = book.items.find(
    (each) =>
      each.number === number &&
      !book.repeated.has(each) &&
      (each.rule === undefined) === (rule === undefined),
  );
  const fitting = book.fitting.get(item);
  const advice = fitting === undefined ? 'give one of them another number.' : `is this ${fitting}?`;
  const what = rule === undefined ? `Section ${number}` : number;
  return {
    rule: rule?.key ?? number,
    line,
    column,
    message: `${what} is the number of what stands on ${book.line(other?.line)} already: ${advice}`,
  };
}
