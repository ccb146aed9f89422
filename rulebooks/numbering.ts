/** How the numbers of a rulebook are built: what a number says about where its rule belongs. */
export interface Numbering {
  /** The rules that this one could be a part of, the nearest first: of `704.5c` it is `704.5`. */
  readonly wholesOf: (number: string) => readonly string[];
  /** The section to which a number belongs, given the numbers of the sections that have a heading. */
  readonly sectionOf: (number: string, sections: readonly string[]) => string;
  /** The chapter to which a section belongs, given the numbers of the chapters that have a heading. */
  readonly chapterOf: (section: string, chapters: readonly string[]) => string;
  /** Whether a number in a text can be one of this rulebook: others are those of another document. */
  readonly isOurs: (number: string) => boolean;
}

const beginsWithDigit = (number: string) => /^\d/.test(number);

/** `7` > `704` > `704.5` > `704.5c`. */
export const sectionsOfHundreds: Numbering = {
  wholesOf: (number) => wholes(number).filter((whole) => whole.includes('.')),
  sectionOf: (number) => number.slice(0, 3),
  chapterOf: (section) => section.slice(0, 1),
  isOurs: beginsWithDigit,
};

/** `100` > `101` > `103` > `103.1` > `103.1.b` > `103.1.b.2`: chapters and sections reach up to the next heading. */
export const sectionsUpToTheNext: Numbering = {
  wholesOf: wholes,
  sectionOf: (number, sections) => lastUpTo(number.slice(0, 3), sections),
  chapterOf: (section, chapters) => lastUpTo(section, chapters),
  isOurs: beginsWithDigit,
};

/** `A` > `A.4` > `A.4.3` and `A.4.Ruling.3`. */
export const lettered: Numbering = {
  wholesOf: (number) =>
    wholes(number).filter((whole) => !whole.endsWith('Ruling') && whole.split('.').length > 2),
  sectionOf: (number) => number.split('.').slice(0, 2).join('.'),
  chapterOf: (section) => section.split('.')[0] ?? section,
  isOurs: (number) => !beginsWithDigit(number),
};

/** Compares numbers part by part: digits by their value, and before letters and words. For sorting. */
export function compareNumbers(one: string, other: string): number {
  const [ones, others] = [partsOf(one), partsOf(other)];
  for (const [index, part] of ones.entries()) {
    const against = others[index];
    if (against === undefined) return 1;
    const order = compareParts(part, against);
    if (order !== 0) return order;
  }
  return ones.length - others.length;
}

/** The number without its last part, then without its last two, and so on. */
function wholes(number: string): string[] {
  const parts = [...number.matchAll(/\d+|[A-Za-z]+/g)];
  return parts
    .slice(0, -1)
    .map((part) => number.slice(0, part.index + part[0].length))
    .reverse();
}

/** Numbers of three digits sort as texts. */
function lastUpTo(number: string, headings: readonly string[]): string {
  let last: string | undefined;
  for (const heading of headings) {
    if (heading <= number && (last === undefined || heading > last)) last = heading;
  }
  return last ?? number;
}

function partsOf(number: string): string[] {
  return number.match(/\d+|[A-Za-z]+/g) ?? [];
}

function compareParts(one: string, other: string): number {
  const [isDigits, otherIsDigits] = [/^\d/.test(one), /^\d/.test(other)];
  if (isDigits && otherIsDigits) return Number(one) - Number(other);
  if (isDigits !== otherIsDigits) return isDigits ? -1 : 1;
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : Number(one > other);
}
