import { normalise } from './normalise';
import type { PlacedText } from './placed-text';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const numeric = /\b(?<year>(?:19|20)\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})\b/;
const monthFirst = /\b(?<name>[A-Z][a-z]+)\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>(?:19|20)\d{2})\b/;
const dayFirst =
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(?<name>[A-Z][a-z]+),?\s(?<year>(?:19|20)\d{2})\b/;
const aboutTheEdition = /\b(?:effective|updated?|version|edition|as of|revised|published|rules)\b/i;
const isTitle = /\b(?:rules?|rulebook|rulings?)\b/i;
const sentence = /[.:;]$/;

/** The line with the rulebook's title: the first that speaks of rules, unless it is a sentence; else the first. */
export function titleIn(front: readonly PlacedText[]): PlacedText | undefined {
  const lines = front.slice(0, 12);
  return lines.find(({ text }) => isTitle.test(text) && !sentence.test(text.trim())) ?? front[0];
}

/** A title without the day that is printed with it. */
export function plainTitle(title: string): string {
  const plain = normalise(title);
  return (
    plain.replace(
      /[\s,(-]*(?:last\s)?(?:updated|effective|as of)?[\s:]*\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\)?$/i,
      '',
    ) || plain
  );
}

/** The day that the lines before the rules say the edition took effect, e.g. `2023-09-11`. */
export function dateIn(front: readonly PlacedText[]): string | undefined {
  const dates = front.flatMap(({ text }) => {
    const date = aboutTheEdition.test(text) ? dateOf(normalise(text)) : undefined;
    return date === undefined ? [] : [date];
  });
  return dates[0];
}

function dateOf(text: string): string | undefined {
  for (const pattern of [numeric, monthFirst, dayFirst]) {
    const { year = '', month, name = '', day = '' } = text.match(pattern)?.groups ?? {};
    const number = month === undefined ? months.indexOf(name.toLowerCase()) + 1 : Number(month);
    if (year !== '' && number > 0) return validDate(Number(year), number, Number(day));
  }
  return undefined;
}

function validDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
