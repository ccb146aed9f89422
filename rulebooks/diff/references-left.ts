import type { LeftReference } from './changes';
import { type Citations, type Cited, type CitedAgain, pairCitations } from './citations';
import type { EditionRule } from './edition';
import type { Renumbering } from './following';

/**
 * What a rule cites by its old number, though that number is now another rule's or nobody's. Where the texts are at
 * hand each citation is compared with the one that stood in its place, else the rule's numbers all together.
 */
export function referencesLeft(
  older: EditionRule,
  newer: EditionRule,
  renumbering: Renumbering,
): readonly LeftReference[] {
  if (older.references.every((number) => renumbering.newNumber(number) === number)) return [];
  const citations = pairCitations(older, newer);
  const sameWords = older.wording !== undefined && older.wording === newer.wording;
  const found = [
    ...citations.lists.flatMap((list) => leftInList(list, renumbering)),
    ...leftAmong(citations, newer, sameWords, renumbering),
  ];
  return found.filter(({ number }, index) => found.findIndex((each) => each.number === number) === index);
}

/** In a list the order says nothing: of two rules that changed places both are still cited. */
function leftInList(list: readonly CitedAgain[], renumbering: Renumbering): LeftReference[] {
  const wanted = new Set(
    list.flatMap(({ before }) => before.numbers.map((each) => renumbering.newNumber(each))),
  );
  const found = new Set(list.flatMap(({ now }) => now.numbers));
  const isSame = wanted.size === found.size && [...found].every((number) => wanted.has(number));
  return isSame ? [] : list.flatMap(({ before, now }) => leftInPlace(before, now, renumbering));
}

/** Of a range only the ends are printed: what came, went or moved between them leaves it true. */
function leftInPlace(before: Cited, now: Cited, renumbering: Renumbering): LeftReference[] {
  const wanted = before.numbers.map((number) => renumbering.newNumber(number));
  const expected = new Set(wanted);
  const covers =
    wanted.some((number) => number !== undefined) &&
    wanted.every((number) => number === undefined || now.numbers.includes(number));
  if (covers && now.numbers.every((number) => expected.has(number) || renumbering.isNew(number))) return [];
  const ends = [
    [before.numbers[0], now.numbers[0]],
    [before.numbers.at(-1), now.numbers.at(-1)],
  ] as const;
  return ends.flatMap(([number, still]) =>
    number === undefined || number !== still ? [] : left(number, now, renumbering),
  );
}

/** What is cited all together: a number is accounted for where another rule that was cited has it now. */
function leftAmong(
  { before, now }: Citations,
  newer: EditionRule,
  sameWords: boolean,
  renumbering: Renumbering,
) {
  const cited = before.flatMap(({ numbers }) => numbers);
  const all = new Set(newer.references);
  const leftOf = (number: string): LeftReference[] => {
    const still = now.find(({ numbers }) => numbers.includes(number));
    if (still === undefined) return [];
    const successor = renumbering.newNumber(number);
    const isCitedToo = successor !== undefined && all.has(successor);
    if (isCitedToo && (!sameWords || isInRange(number, successor, now, renumbering))) return [];
    const isAnothers = cited.some((other) => other !== number && renumbering.newNumber(other) === number);
    // What is gone may have been the end of a range that is shorter now.
    return isAnothers && (successor === undefined || isCitedToo) ? [] : left(number, still, renumbering);
  };
  return before.flatMap((each) => {
    const same = now.find(
      ({ numbers }) => numbers[0] === each.numbers[0] && numbers.at(-1) === each.numbers.at(-1),
    );
    if (each.numbers.length === 1) return each.numbers.flatMap(leftOf);
    if (same !== undefined) return leftInPlace(each, same, renumbering);
    return each.numbers.flatMap((number) =>
      renumbering.newNumber(number) === undefined ? [] : leftOf(number),
    );
  });
}

/** Whether a range holds a number and its successor, so that it was made wider or the number is within it. */
function isInRange(
  number: string,
  successor: string,
  now: readonly Cited[],
  renumbering: Renumbering,
): boolean {
  return now.some(
    ({ numbers }) =>
      numbers.includes(number) &&
      numbers.includes(successor) &&
      (numbers[0] !== number || renumbering.isNew(number)),
  );
}

function left(number: string, { place }: Cited, renumbering: Renumbering): LeftReference[] {
  const now = renumbering.newNumber(number);
  return now === number ? [] : [{ number, now, place }];
}
