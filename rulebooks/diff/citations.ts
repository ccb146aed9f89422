import { diffArrays } from 'diff';
import { citationsIn } from '../references';
import type { Place } from '../source';
import type { EditionRule } from './edition';

/** What a rule cites in one place: one number, or a range that is written out. */
export interface Cited {
  readonly numbers: readonly string[];
  /** Where in the file; undefined where the text isn't at hand. */
  readonly place?: Place;
}

/** A citation of a rule, and what stands in its place in the rule as it is now. */
export interface CitedAgain {
  readonly before: Cited;
  readonly now: Cited;
}

/** What a rule cites in two editions. */
export interface Citations {
  /** Lists such as "rules 101.1, 101.2 and 101.4", citation by citation; most have only one. */
  readonly lists: readonly (readonly CitedAgain[])[];
  /** What has no counterpart. */
  readonly before: readonly Cited[];
  readonly now: readonly Cited[];
}

/** A citation in a text, with what is printed between it and the one before. */
interface Printed extends Cited {
  readonly at: number;
  readonly length: number;
  readonly goesOn: boolean;
}

/** What may stand between two citations of one list. */
const listed = /^(?:,\s?)?(?:(?:and|or)\s)?(?:(?:rules?|sections?)\s)?$/i;
const letterMore = /^,?\s(?:and|or)\s[b-z]\b/;
const word = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*|#/gu;

/** What stands for a citation among the words of a text. */
const CITATION = '#';
/** So many numbers that follow each other are taken for a range where nobody knows what is printed. */
const RANGE = 3;

/** Brings what a rule cites in one edition together with what it cites there in another one. */
export function pairCitations(older: EditionRule, newer: EditionRule): Citations {
  const sameWords = older.wording !== undefined && older.wording === newer.wording;
  if (older.text !== undefined && newer.text !== undefined) {
    const [before, now] = [printedIn(older), printedIn(newer)];
    if (sameWords && before.length === now.length) {
      return {
        lists: listsOf(before.map((each, at) => ({ before: each, now: now[at] ?? each }))),
        before: [],
        now: [],
      };
    }
    return aligned(older.text, before, newer.text, now);
  }
  const [before, now] = [runsOf(older.references), runsOf(newer.references)];
  return { lists: [], before, now };
}

function listsOf(pairs: readonly { readonly before: Printed; readonly now: Printed }[]): CitedAgain[][] {
  const lists: CitedAgain[][] = [];
  for (const pair of pairs) {
    const last = lists.at(-1);
    if (last !== undefined && pair.before.goesOn && pair.now.goesOn) last.push(pair);
    else lists.push([pair]);
  }
  return lists;
}

/** The citations of a rule as they are printed in its text. */
function printedIn({ text = '', references, citations = [] }: EditionRule): Printed[] {
  const ours = new Set(references);
  const found = citationsIn(text).filter(({ numbers }) => numbers.some((number) => ours.has(number)));
  let end = 0;
  return found.flatMap(({ at, printed, numbers }, index): Printed[] => {
    const goesOn = index > 0 && listed.test(text.slice(end, at).replace(/^\s/, ''));
    const place = citations[index];
    const more = text.slice(at + printed.length).match(letterMore)?.[0] ?? '';
    end = at + printed.length;
    // "704.5a and b" is a list of two.
    const isTwo = more !== '' && numbers.length > 1 && !/[-–—]|\s/.test(printed);
    if (!isTwo) return [{ numbers, place, at, length: printed.length, goesOn }];
    end += more.length;
    const [last = ''] = numbers.slice(-1);
    return [
      { numbers: numbers.slice(0, -1), place, at, length: printed.length + more.length, goesOn },
      { numbers: [last], place, at: end, length: 0, goesOn: true },
    ];
  });
}

/** The citations of two texts by the words around them: only where a word beside them is the same they are one. */
function aligned(
  older: string,
  before: readonly Printed[],
  newer: string,
  now: readonly Printed[],
): Citations {
  const pairs: { before: Printed; now: Printed }[] = [];
  let [from, to] = [0, 0];
  for (const { value, added, removed } of diffArrays(wordsOf(older, before), wordsOf(newer, now))) {
    const isAlone = value.every((each) => each === CITATION);
    for (const each of value) {
      if (each !== CITATION) continue;
      const [old, fresh] = [before[from], now[to]];
      if (!added) from++;
      if (!removed) to++;
      if (!added && !removed && !isAlone && old !== undefined && fresh !== undefined) {
        pairs.push({ before: old, now: fresh });
      }
    }
  }
  const paired = new Set<Cited>(pairs.flatMap((pair) => [pair.before, pair.now]));
  return {
    lists: listsOf(pairs),
    before: before.filter((each) => !paired.has(each)),
    now: now.filter((each) => !paired.has(each)),
  };
}

function wordsOf(text: string, citations: readonly Printed[]): string[] {
  let [done, from] = ['', 0];
  for (const { at, length } of citations) {
    done += `${text.slice(from, at)} ${CITATION} `;
    from = at + length;
  }
  return (done + text.slice(from)).toLowerCase().match(word) ?? [];
}

/** What is cited, where only the numbers are known: those that follow each other are a range. */
function runsOf(references: readonly string[]): Cited[] {
  const runs: string[][] = [];
  for (const number of references) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.at(-1) ?? '', number)) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) =>
    run.length >= RANGE ? [{ numbers: run }] : run.map((number) => ({ numbers: [number] })),
  );
}

/** Whether a number is the next one after another: l and o are left out by those who count. */
function follows(one: string, other: string): boolean {
  const [stem, last = ''] = split(one);
  const [otherStem, otherLast = ''] = split(other);
  if (stem !== otherStem) return false;
  if (/^\d+$/.test(last)) return Number(otherLast) === Number(last) + 1;
  const between = otherLast.charCodeAt(0) - last.charCodeAt(0);
  return (
    last.length === 1 && otherLast.length === 1 && (between === 1 || (between === 2 && /[kn]/.test(last)))
  );
}

function split(number: string): [string, string] {
  const last = number.match(/(?:\d+|[a-z]+)$/)?.[0] ?? '';
  return [number.slice(0, number.length - last.length), last];
}
