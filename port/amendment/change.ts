import { closest } from 'fastest-levenshtein';

/** A change of a rulebook's rules, as it is written. */
export type WrittenChange =
  | { readonly verb: 'off'; readonly number: string }
  | { readonly verb: 'set'; readonly number: string; readonly from?: number | undefined; readonly to: number }
  | { readonly verb: 'vary'; readonly number: string; readonly point: string; readonly choice: string }
  /** `module`: a file whose rule takes the place of the number's. */
  | { readonly verb: 'replace'; readonly number: string; readonly module: string }
  /** `module`: a file whose rules come on top. */
  | { readonly verb: 'add'; readonly module: string };

/** A line of an amendment: a change, or a reading of a ruling, which stands for what is changed by it. */
export type WrittenLine =
  | WrittenChange
  | { readonly verb: 'ruling'; readonly ruling: string; readonly reading: string };

type Verb = WrittenLine['verb'];

/** How each change is written, as an example. */
const EXAMPLES: Readonly<Record<Verb, string>> = {
  set: 'set 402.2 to 3',
  off: 'off 514.2',
  vary: 'vary 704.5e whose: owner',
  replace: 'replace 704.5c with ./my-rule.ts',
  add: 'add ./my-rule.ts',
  ruling: 'ruling low-033: letter',
};

/** How each change is written, as regular expressions, which the schema has as well. */
export const PATTERNS: Readonly<Record<Verb, string>> = {
  set: String.raw`^set (\S+)(?: from (\d+))? to (\d+)$`,
  off: String.raw`^off (\S+)$`,
  vary: String.raw`^vary (\S+) ([^:]+): (.+)$`,
  replace: String.raw`^replace (\S+) with (\S.*)$`,
  add: String.raw`^add (\S.*)$`,
  ruling: String.raw`^ruling (\S+): (\S+)$`,
};

const VERBS: readonly Verb[] = ['set', 'off', 'vary', 'replace', 'add', 'ruling'];
const isVerb = (word: string): word is Verb => VERBS.some((verb) => verb === word);

const matched = (verb: Verb, text: string): readonly (string | undefined)[] | undefined =>
  new RegExp(PATTERNS[verb]).exec(text)?.slice(1);

/** Reads a change; undefined where a text says none. */
export function writtenChange(text: string): WrittenChange | undefined {
  const line = writtenLine(text);
  return line?.verb === 'ruling' ? undefined : line;
}

/** Reads a line of an amendment; undefined where a text is none. */
export function writtenLine(text: string): WrittenLine | undefined {
  const verb = VERBS.find((each) => matched(each, text));
  const [first = '', second, third = ''] = (verb && matched(verb, text)) ?? [];
  switch (verb) {
    case 'off':
      return { verb, number: first };
    case 'set':
      return {
        verb,
        number: first,
        from: second === undefined ? undefined : Number(second),
        to: Number(third),
      };
    case 'vary':
      return { verb, number: first, point: second ?? '', choice: third };
    case 'replace':
      return { verb, number: first, module: second ?? '' };
    case 'add':
      return { verb, module: first };
    case 'ruling':
      return { verb, ruling: first, reading: second ?? '' };
    default:
      return undefined;
  }
}

/** Reads what stands among rules that are switched off: a bare number, or any other change. */
export const changeOf = (text: string): WrittenChange => writtenChange(text) ?? { verb: 'off', number: text };

/** A change, written: what `writtenChange` reads. */
export function changeText(change: WrittenChange): string {
  switch (change.verb) {
    case 'off':
      return `off ${change.number}`;
    case 'set':
      return `set ${change.number}${change.from === undefined ? '' : ` from ${change.from}`} to ${change.to}`;
    case 'vary':
      return `vary ${change.number} ${change.point}: ${change.choice}`;
    case 'replace':
      return `replace ${change.number} with ${change.module}`;
    case 'add':
      return `add ${change.module}`;
  }
}

/** Says why a text says no change, and what could be said instead. */
export function whyNoChange(text: string): string {
  const [word = '', number] = text.split(' ');
  if (!isVerb(word)) return `"${word}" is no change: ${meant(word)}`;
  const value = /^set \S+(?: from \S+)? to (.*)$/.exec(text)?.[1];
  if (value !== undefined && !/^\d+$/.test(value))
    return `"${value}" is no whole number of 0 or more: a number is set as in "set ${number} to 3".`;
  const from = /^set \S+ from (.*) to /.exec(text)?.[1];
  if (from !== undefined && !/^\d+$/.test(from))
    return `"${from}" is no whole number: what the rule says now stands there, as in "set ${number} from 40 to 50".`;
  return `"${text}" is not how "${word}" is written: it is like "${EXAMPLES[word]}".`;
}

function meant(word: string): string {
  if (word === '') return `a change is like ${VERBS.map((verb) => `"${EXAMPLES[verb]}"`).join(', ')}.`;
  const nearest = closest(word, [...VERBS]);
  return `the nearest is "${isVerb(nearest) ? EXAMPLES[nearest] : nearest}"; a change begins with ${VERBS.join(', ')}.`;
}
