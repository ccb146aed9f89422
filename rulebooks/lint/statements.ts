import type { SourceRule } from '../source';

/** A sentence of a rule, made ready to be compared with those of other rules. */
export interface Statement {
  readonly rule: SourceRule;
  /** Its words in small letters: numerals as digits, `#` for whatever is cited; no examples, no sources in brackets. */
  readonly words: readonly string[];
  /** The same words as they are printed. */
  readonly printed: readonly string[];
  /** What it is about: its significant words without numbers. */
  readonly about: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
}

/** A number in a statement, with what there are so many of. */
export interface Quantity {
  readonly value: string;
  readonly unit: string;
  /** `or more`, `at most`, …; empty where the number stands alone. */
  readonly bound: string;
  /** Its place among the words. */
  readonly at: number;
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The words of numbers in English, each with its figure. */
export const numerals: ReadonlyMap<string, string> = new Map([
  ...units.map((each, value) => [each, String(value)] as const),
  ...tens.map((each, place) => [each, String(10 * (place + 2))] as const),
]);

/** Shorter sentences say too little to be the same by more than chance. */
const FEWEST_WORDS = 5;

const cited = /^(?:\d{3}(?:\.\w+)*|[a-z](?:\.(?:ruling|\d+))+[a-z]?)$/;
const word = /\d{3}(?:\.\w+)*|[A-Z](?:\.(?:Ruling|\d+))+[a-z]?\b|[a-z0-9][a-z0-9'/+-]*/gi;
const sentence = /(?<=[.;:!?]["')]*)\s+(?=[A-Z"(0-9])|\s+[a-z]\)\s+/;
/** What is in any sentence. */
const empty = new Set(
  `a an the this that these those it its it's it'd it'll they're their them they he she his her him himself themselves itself or and if of to in on at
  by as is are was be been being has have had with from for than then also so such may can do does did would will any each every other another same when
  whenever while there into onto out up see rule rules who which whose what where how but not no never cannot can't don't doesn't isn't aren't won't didn't hasn't haven't must`.split(
    /\s+/,
  ),
);
/** What a number behind it names rather than counts. */
const label =
  /^(?:sublayer|layer|step|phase|level|part|player|team|mode|seat|type|page|edition|option|figure|chapter|section|magazine|day|turn|round|game)s?$/;
/** Between a number and what it counts. */
const filler =
  /^(?:of|the|a|an|target|additional|other|that|their|his|her|its|in|on|to|or|and|from|for|is|are|as|more|fewer|less|greater|different|such)$/;
const after = /^or (?:more|greater|less|fewer)$/;
const before =
  /^(?:at least|at most|more than|less than|fewer than|up to|no more than|no fewer than|exactly)$/;

/** What a rule says, sentence by sentence. */
export function statementsIn(rule: SourceRule): Statement[] {
  const text = (rule.text.split(/(?:^|\s)Examples?\s?:/)[0] ?? '').replace(/\[[^\]]*\]/g, ' ');
  return text.split(sentence).flatMap((each): Statement[] => {
    const printed = each.replace(/[‘’]/g, "'").match(word) ?? [];
    if (printed.length < FEWEST_WORDS) return [];
    const words = printed.map(normal);
    const about = new Set(words.filter((one) => !isNumber(one) && one !== '#' && !empty.has(one)).map(bare));
    return [{ rule, words, printed, about, quantities: quantitiesIn(words) }];
  });
}

/** Whether a word of a statement is a number. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** "Counters" and "counter" are one word; "poisoned" and "poison" are two. */
function bare(word: string): string {
  return word.replace(/'s?$/, '').replace(/(?<=[a-z]{2}[^s])s$/, '');
}

function normal(printed: string): string {
  const each = printed.toLowerCase();
  if (cited.test(each)) return '#';
  return numerals.get(each) ?? each;
}

function quantitiesIn(words: readonly string[]): Quantity[] {
  return words.flatMap((value, at): Quantity[] => {
    if (!isNumber(value) || label.test(words[at - 1] ?? '')) return [];
    const behind = words.slice(at + 1, at + 3).join(' ');
    const ahead = [
      words.slice(Math.max(0, at - 3), at),
      words.slice(Math.max(0, at - 2), at),
      words.slice(Math.max(0, at - 1), at),
    ]
      .map((each) => each.join(' '))
      .find((each) => before.test(each));
    const counted = words.slice(at + 1, at + 6).find((each) => !filler.test(each)) ?? '';
    // "The maximum is twenty": what there are twenty of is said before.
    const isValue = counted === '' && /^(?:is|are|be|to|of|equals?)$/.test(words[at - 1] ?? '');
    if (counted === '' && !isValue) return [];
    return [{ value, unit: bare(counted), at, bound: ahead ?? (after.test(behind) ? behind : '') }];
  });
}
