import type { Book, PrintedItem } from './book';
import type { Check, Found } from './finding';

/** Rules and sections whose number falls where the others rise. */
export const outOfSequence: Check = {
  code: 'out-of-sequence',
  severity: 'error',
  explanation: 'A rule or a section stands where its number does not belong.',
  find: (book) =>
    runs(
      book,
      (item) => book.astray.has(item) && !book.repeated.has(item) && !inWrongSection(item, book),
    ).map((run) => describe(run, book)),
};

/** Rules that stand in another section than that of their number. */
export const wrongSection: Check = {
  code: 'wrong-section',
  severity: 'error',
  explanation: 'A rule stands in another section than the one its number belongs to.',
  needsText: 'where the headings are printed',
  find: (book) =>
    runs(book, (item) => !book.repeated.has(item) && inWrongSection(item, book)).map((run) =>
      describe(run, book),
    ),
};

/** A section without a heading is not a wrong one for the rules of its number: it is the heading that is missing. */
function inWrongSection(item: PrintedItem, book: Book): boolean {
  const { rule } = item;
  if (rule === undefined || rule.section === rule.belongs.section) return false;
  // Where headings are rules themselves, a rule only is in a wrong section if it is astray.
  if (book.byNumber.has(rule.belongs.section) && !book.astray.has(item)) return false;
  return book.sections.some(({ number }) => number === rule.belongs.section);
}

/** Items that follow each other and belong to the same section. */
function runs(book: Book, wanted: (item: PrintedItem) => boolean): PrintedItem[][] {
  const found: PrintedItem[][] = [];
  let before: PrintedItem | undefined;
  for (const item of book.items) {
    if (wanted(item)) {
      const run = found.at(-1);
      if (run !== undefined && before === run.at(-1) && sectionOf(run[0]) === sectionOf(item)) run.push(item);
      else found.push([item]);
    }
    before = item;
  }
  return found;
}

function sectionOf(item: PrintedItem | undefined): string | undefined {
  return item?.rule?.belongs.section ?? item?.number;
}

function describe(run: readonly PrintedItem[], book: Book): Found {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('a run has at least one item');
  const [above, below] = neighbours(first, last, book);
  const what = first === last ? nameOf(first) : `${nameOf(first)} and what follows, up to ${last.number},`;
  const place =
    above === undefined
      ? `before ${below?.number}`
      : below === undefined
        ? `after ${above.number}, at the end`
        : `between ${above.number} and ${below.number}`;
  const advice = adviceFor(run.length > 1, book.fitting.get(first));
  const { line, column, rule, number } = first;
  const stand = first === last ? 'stands' : 'stand';
  return { rule: rule?.key ?? number, line, column, message: `${what} ${stand} ${place}: ${advice}` };
}

function adviceFor(isRun: boolean, fitting: string | undefined): string {
  if (isRun)
    return fitting === undefined ? 'move them, or number them anew.' : `do they begin with ${fitting}?`;
  return fitting === undefined ? 'move it, or number it anew.' : `is it ${fitting}?`;
}

function nameOf({ number, rule }: PrintedItem): string {
  return rule === undefined ? `Section ${number}` : number;
}

/** The nearest items around a run that stand where they belong. */
function neighbours(first: PrintedItem, last: PrintedItem, book: Book): (PrintedItem | undefined)[] {
  const right = (item: PrintedItem) => !book.astray.has(item) && !book.repeated.has(item);
  return [
    book.items.slice(0, book.items.indexOf(first)).findLast(right),
    book.items.slice(book.items.indexOf(last) + 1).find(right),
  ];
}
