import { createHash } from 'node:crypto';
import { type Edition, editionOf } from '../diff/edition';
import { citationsIn } from '../references';
import type { Reference, Source, SourceRule } from '../source';
import { toRulebook } from '../to-rulebook';

/** How the rules of a book are numbered anew: what an editor does to it before looking at what cites what. */
export interface Plan {
  /** From an old number to the new one; what begins with the old number begins with the new one then. */
  readonly renames: ReadonlyMap<string, string>;
  /** Numbers of rules that go, with all their parts. */
  readonly removed?: readonly string[];
  /** New rules, each before the rule with a key. */
  readonly added?: readonly { readonly before: string; readonly number: string; readonly text: string }[];
  /** A rule that is printed right behind another one and its parts now, with its own parts. */
  readonly moved?: { readonly number: string; readonly behind: string };
}

/** A citation that a plan makes wrong: it is one of those of a rule, counted from 0. */
export interface Citing {
  readonly key: string;
  readonly index: number;
}

const letterAfter = /^(?<between>,?\s(?:and|or)\s)(?<letter>[b-z])\b/;

/** The citations that have to be changed by whoever carries a plan out. */
export function citationsToChange(source: Source, plan: Plan): Citing[] {
  return source.rules.flatMap((rule) =>
    isRemoved(rule.number, plan)
      ? []
      : citationsOf(rule).flatMap((citation, index) =>
          followed(rule.text, citation, plan, rule).text === citation.whole ? [] : [{ key: rule.key, index }],
        ),
  );
}

/** A book after a plan, in which all citations follow but those that are left. */
export function carriedOut(
  source: Source,
  plan: Plan,
  left: readonly Citing[] = [],
  reword: (rule: SourceRule, text: string) => string = (_, text) => text,
): Source {
  const added = (before: string) =>
    (plan.added ?? [])
      .filter((each) => each.before === before)
      .map(({ number, text }) => ({ number, text, like: source.rules.find(({ key }) => key === before) }));
  const kept = inNewOrder(source, plan).flatMap((rule) => [
    ...added(rule.key),
    ...(isRemoved(rule.number, plan)
      ? []
      : [
          {
            number: newNumber(rule.number, plan) ?? '',
            text: reword(rule, textAfter(rule, plan, left)),
            like: rule,
          },
        ]),
  ]);
  const seen = new Map<string, number>();
  const rules = kept.flatMap(({ number, text, like }, index): SourceRule[] => {
    if (like === undefined) return [];
    const occurrence = (seen.get(number) ?? 0) + 1;
    seen.set(number, occurrence);
    const section = newNumber(like.belongs.section, plan) ?? like.belongs.section;
    const own = plan.moved !== undefined && isIn(like.number, plan.moved.number);
    return [
      {
        ...like,
        number,
        occurrence,
        key: occurrence === 1 ? number : `${number}~${occurrence}`,
        belongs: own ? sectionBehind(source, plan.moved?.behind ?? '') : { ...like.belongs, section },
        line: index + 1,
        text,
        digest: digestOf(text),
        references:
          text === like.text
            ? like.references
            : citationsIn(text).map((each): Reference => ({ ...each, line: index + 1, column: 1 })),
      },
    ];
  });
  const headings = source.headings.map((heading) => ({
    ...heading,
    number: heading.level === 'section' ? (newNumber(heading.number, plan) ?? '') : heading.number,
  }));
  return { ...source, rules, headings };
}

/** A book ready to be compared, with or without its texts. */
export function editionOfSource(source: Source, withTexts: boolean): Edition {
  return editionOf(toRulebook(source, { id: 'book', edition: '2020-01-01' }), withTexts ? source : undefined);
}

/** What a number becomes: undefined where its rule goes. */
export function newNumber(number: string, plan: Plan): string | undefined {
  if (isRemoved(number, plan)) return undefined;
  const prefixes = [...plan.renames.keys()].filter((prefix) => isIn(number, prefix));
  const longest = prefixes.reduce((best, each) => (each.length > best.length ? each : best), '');
  return longest === '' ? number : `${plan.renames.get(longest)}${number.slice(longest.length)}`;
}

function isIn(number: string, whole: string): boolean {
  if (!number.startsWith(whole)) return false;
  const next = number.charAt(whole.length);
  return /\d$/.test(whole) ? !/\d/.test(next) : !/[a-z]/i.test(next);
}

function isRemoved(number: string, { removed = [] }: Plan): boolean {
  return removed.some((whole) => isIn(number, whole));
}

function inNewOrder({ rules }: Source, { moved }: Plan): readonly SourceRule[] {
  if (moved === undefined) return rules;
  const [own, others] = [
    rules.filter(({ number }) => isIn(number, moved.number)),
    rules.filter(({ number }) => !isIn(number, moved.number)),
  ];
  const last = others.findLastIndex(({ number }) => isIn(number, moved.behind));
  return [...others.slice(0, last + 1), ...own, ...others.slice(last + 1)];
}

function sectionBehind({ rules }: Source, behind: string): SourceRule['belongs'] {
  const found = rules.find(({ number }) => number === behind);
  if (found === undefined) throw new Error(`no rule ${behind}`);
  return found.belongs;
}

/** A book is numbered anew many times, and its citations are read once. */
const read = new WeakMap<SourceRule, ReturnType<typeof readCitations>>();

function citationsOf(rule: SourceRule): ReturnType<typeof readCitations> {
  const known = read.get(rule) ?? readCitations(rule);
  read.set(rule, known);
  return known;
}

/** The citations of a rule, each with all that is printed of it: `704.5a and b` too. */
function readCitations({ text, number }: SourceRule) {
  return citationsIn(text)
    .filter(({ numbers }) => numbers.every((each) => /^\d/.test(each) === /^\d/.test(number)))
    .map((citation) => {
      const end = citation.at + citation.printed.length;
      const more = text.slice(end).match(letterAfter)?.[0] ?? '';
      const isMore = more !== '' && citation.numbers.length > 1 && !/[-–—]/.test(citation.printed);
      return { ...citation, whole: `${citation.printed}${isMore ? more : ''}` };
    });
}

function followed(
  text: string,
  citation: ReturnType<typeof citationsOf>[number],
  plan: Plan,
  rule: SourceRule,
) {
  const { numbers, printed, whole, backwards, at } = citation;
  const before = text.slice(0, at);
  const now = numbers.flatMap((number) => newNumber(number, plan) ?? []);
  if (
    backwards ||
    (now.length === numbers.length && numbers.every((number) => now.includes(number))) ||
    (now.length === numbers.length && now.every((number, index) => number === numbers[index]))
  ) {
    return { before, text: whole };
  }
  const [first, last] = [now[0], now.at(-1)];
  // What cited a rule that is gone cites its section instead.
  if (first === undefined || last === undefined) {
    const section = newNumber(rule.belongs.section, plan) ?? '';
    return { before, text: /\brules?\s$/i.test(before) ? section : `rule ${section}` };
  }
  const isRange = whole === printed && numbers.length > 1;
  if (!isRange || first === last) return { before, text: [...new Set(now)].join(' and ') };
  const [written] = citationsIn(`rules ${first}-${last}`);
  const holds = written !== undefined && now.every((number) => written.numbers.includes(number));
  return { before, text: holds ? `${first}-${last}` : now.join(', ') };
}

function textAfter(rule: SourceRule, plan: Plan, left: readonly Citing[]): string {
  let [done, from] = ['', 0];
  citationsOf(rule).forEach((citation, index) => {
    if (left.some((each) => each.key === rule.key && each.index === index)) return;
    const { text } = followed(rule.text, citation, plan, rule);
    done += rule.text.slice(from, citation.at) + text;
    from = citation.at + citation.whole.length;
  });
  return done + rule.text.slice(from);
}

/** The digest of a text, made as the readers of rulebooks make it. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
