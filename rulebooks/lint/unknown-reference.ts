import type { Reference } from '../source';
import type { Book, Citing } from './book';
import type { Check, Found, Severity } from './finding';
import { splitNumber, wholeOf } from './numbers';
import { sectionTitled } from './titles';

/** Shorter rules are too alike for a digest to say which is which. */
const wordsThatTell = 4;

/** References to what isn't there. */
export const unknownReference: Check = {
  code: 'unknown-reference',
  severity: 'error',
  explanation:
    'A rule cites a rule, a section or a chapter that does not exist. In a rulebook that leaves rules out on purpose, this is a note.',
  find: (book) =>
    book.citing.flatMap((rule) => rule.references.flatMap((reference) => describe(rule, reference, book))),
};

function describe(rule: Citing, reference: Reference, book: Book): Found[] {
  const unknown = citedIn(reference).filter(
    (number) => !book.isKnown(number) && !book.isForeign(number) && !(book.excerpt && book.isOutside(number)),
  );
  const [first] = unknown;
  if (first === undefined) return [];
  const severity: Severity = book.abridged ? 'note' : 'error';
  const { line, column, printed } = reference;
  const within = unknown.length === 1 && printed === first ? '' : ` (in "${printed}")`;
  const verb = unknown.length === 1 ? `${first}${within} does` : `${unknown.join(' and ')}${within} do`;
  const hint = hintFor(first, reference, book);
  return [{ rule: rule.key, line, column, severity, message: `${verb} not exist${hint}.` }];
}

/** What has to exist: of a range that is written out its two ends, for what is missing between them is a gap. */
function citedIn({ numbers, printed }: Reference): readonly string[] {
  const [from, to] = [numbers[0], numbers.at(-1)];
  if (from === undefined || to === undefined || !/[–—-]|\bto\b|\bthrough\b/.test(printed)) return numbers;
  return from === to ? [from] : [from, to];
}

function hintFor(number: string, { title }: Reference, book: Book): string {
  if (book.members.has(number)) return ', although parts of it do';
  const moved = movedTo(number, book);
  if (moved !== undefined) return `: did you mean ${moved}, where its text stands now`;
  const fitting = [...book.fitting].find(([, fits]) => fits === number)?.[0];
  if (fitting !== undefined) return `: the ${fitting.number} on ${book.line(fitting.line)} may be meant`;
  const titled = title === undefined ? undefined : sectionTitled(title, book);
  if (titled !== undefined && titled !== number) return `: did you mean ${titled}, "${title}"`;
  return nearby(number, book);
}

/** Where the text stands now that stood under a number in an earlier edition. */
function movedTo(number: string, { earlier, rules }: Book): string | undefined {
  const before = earlier?.chapters
    .flatMap(({ sections }) => sections.flatMap((section) => section.rules))
    .find((rule) => rule.number === number);
  if (before === undefined || before.words < wordsThatTell) return undefined;
  const now = rules.filter(({ digest }) => digest === before.digest);
  return now.length === 1 ? now[0]?.key : undefined;
}

/** The numbers around one that doesn't exist. */
function nearby(number: string, book: Book): string {
  const { prefix, last } = splitNumber(number);
  const isDigits = /^\d/.test(last);
  const family = book.families.find(
    (each) =>
      each.prefix === prefix &&
      prefix !== '' &&
      each.members.some((member) => /^\d/.test(splitNumber(member.number).last) === isDigits),
  );
  const [first, end] = [family?.members[0]?.number, family?.members.at(-1)?.number];
  if (first !== undefined && end !== undefined) {
    return first === end ? `: the only one there is ${first}` : `: there are ${first} to ${end}`;
  }
  const whole = wholeOf(number);
  if (whole === undefined) return '';
  return book.members.has(whole) ? `: ${whole} has no such part` : `, nor does ${whole}`;
}
