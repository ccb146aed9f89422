import type { EqualCitation, Rulebook, Ruling } from './model';

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const withFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([field, check]) => check(value[field]));

const rule = withFields({
  number: isText,
  occurrence: isCount,
  key: isText,
  parent: optional(isText),
  depth: isCount,
  line: isCount,
  digest: isText,
  wording: optional(isText),
  words: isCount,
  examples: isCount,
  references: listOf(isText),
});
const note = withFields({
  line: isCount,
  digest: isText,
  words: isCount,
  examples: isCount,
  references: listOf(isText),
});
const section = withFields({
  number: isText,
  title: isString,
  rules: listOf(rule),
  notes: optional(listOf(note)),
});
const chapter = withFields({ number: isText, title: isString, sections: listOf(section) });
const rulebook = withFields({ id: isText, title: isText, edition: isText, chapters: listOf(chapter) });
const isReadingName: Check = (value) => typeof value === 'string' && /^[a-z]+(?:-[a-z]+)*$/.test(value);
const isFilled: Check = (value) => listOf(isText)(value) && Array.isArray(value) && value.length > 0;
const playable = withFields({
  name: isReadingName,
  reading: isText,
  changes: isFilled,
  scenarios: listOf(isText),
});
const ruling = withFields({
  id: isText,
  rules: listOf(isText),
  question: isText,
  readings: listOf(isText),
  taken: isText,
  why: isText,
  scenarios: listOf(isText),
  playable: optional(listOf(playable)),
});
const rulings = listOf(ruling);

const severalTexts: Check = (value) => listOf(isText)(value) && Array.isArray(value) && value.length > 1;
const equalCitations = listOf(withFields({ rules: severalTexts, about: isText }));

/** Whether a value read from JSON has the shape of a list of rules that say the same. */
export function isEqualCitations(value: unknown): value is EqualCitation[] {
  return equalCitations(value);
}

/** Whether a value read from JSON has the shape of a rulebook. */
export function isRulebook(value: unknown): value is Rulebook {
  return rulebook(value);
}

/** Whether a value read from JSON has the shape of a list of rulings. */
export function isRulings(value: unknown): value is Ruling[] {
  return rulings(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
