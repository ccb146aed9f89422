import type { Book } from './book';

/** A rule of no more words may be a title itself, as that of a keyword is. */
const wordsOfATitle = 6;

/** A title without what may differ between two places: case, quotes, and what stands at its end. */
export function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/["“”*]/g, '')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:)]+$/, '')
    .trim()
    .replace(/^the /, '');
}

/** The titles of what has a number: those of its headings, or a rule that is as short as a title. */
export function titlesOf(number: string, { source, byNumber }: Book): string[] {
  const headings = source.headings.filter((each) => each.number === number).map(({ title }) => title);
  const rules = (byNumber.get(number) ?? []).filter(({ words }) => words <= wordsOfATitle);
  return [...headings, ...rules.map(({ text }) => text)].filter((title) => title !== '');
}

/** The number of the only section or chapter with a title. */
export function sectionTitled(title: string, { source }: Book): string | undefined {
  const wanted = plainTitle(title);
  const numbers = source.headings
    .filter((each) => plainTitle(each.title) === wanted)
    .map(({ number }) => number);
  return new Set(numbers).size === 1 ? numbers[0] : undefined;
}
