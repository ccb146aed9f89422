import type { SourceRule } from '../source';
import type { Book } from './book';
import type { Check, Found } from './finding';
import { type Disagreement, disagreementsIn } from './restated-otherwise';
import { numerals } from './statements';

/** What a rule says of something that other rules may say something else of. */
interface Claim {
  readonly rule: SourceRule;
  /** What it is about, e.g. `maximum hand size`. */
  readonly subject: string;
  /** What it is said to be, e.g. `two`, `static ability`. */
  readonly value: string;
  /** What has to be the same in every such rule, e.g. `2`. */
  readonly compared: string;
  /** Whether it is what holds where nothing else is said: two such claims can't both be right. */
  readonly isGeneral: boolean;
}

/** A quantity with a name of two words or more, and its figure right behind it. */
const figure = new RegExp(
  String.raw`\b(?<subject>(?:[a-z'’]+[ -]){1,2}(?:size|total|limit|maximum|minimum))\b[.,]? ?\(?(?:(?:which|that|this) )?(?:is |are |of |equal to )?(?<general>normally |usually )?(?<value>\d+|${[...numerals.keys()].join('|')})\b`,
  'gi',
);
const determiners =
  /^(?:(?:a|an|the|its|their|his|her|or|your|this|that|each|every|any|no|own|of|player['’]s|players['’])[ -])+/i;

/** What stands for something named elsewhere. */
const pointing = /^(?:it|this|that|these|which|one|first|second|third|other|another|latter|former)$/i;

/** Of these a thing is one: whoever calls it another contradicts that. */
const kinds: readonly RegExp[] = [
  /^(?<subject>[^,.;:()"]{2,40}?) is an? (?<value>(?:static|activated|triggered) ability)\b/i,
  /^(?<subject>[^,.;:()"]{2,40}?) is an? (?<value>(?:public|hidden) zone)\b/i,
];

/**
 * Rules that say different things of the same thing, as far as that can be decided: a figure of a quantity that has a
 * name, the kind of what can only be of one kind, and sentences that say the same but for a number, a negation or an
 * opposite. What is meant by other words is found by nobody but a reader.
 */
export const contradiction: Check = {
  code: 'contradiction',
  severity: 'warning',
  explanation:
    'Two rules give different figures for the same quantity, call the same thing another kind of ability or zone, or say the same but for a number, a negation or an opposite; a note where one of them may be an exception.',
  needsText: 'what the rules say',
  find: (book) => {
    const bySubject = new Map<string, Claim[]>();
    for (const claim of book.rules.flatMap(claimsIn)) {
      const subject = claim.subject.toLowerCase();
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), claim]);
    }
    const claimed = [...bySubject.values()].flatMap((claims) => describe(claims, book));
    const told = new Set(claimed.map(({ rule }) => rule));
    const others = disagreementsIn(book.rules).filter(
      ({ first, second }) => !told.has(first.key) && !told.has(second.key),
    );
    return [...claimed, ...oncePerRule(others).map((each) => tell(each, book))];
  },
};

/** The figures that a rule's text gives of quantities that have a name, without its examples. */
export function figuresIn(text: string): Omit<Claim, 'rule'>[] {
  return [...withoutExamples(text).matchAll(figure)].flatMap(({ groups }) => {
    const subject = (groups?.subject ?? '').replace(determiners, '');
    const value = groups?.value ?? '';
    const compared = numerals.get(value.toLowerCase()) ?? value;
    const isGeneral = groups?.general !== undefined;
    return subject.includes(' ') ? [{ subject, value, compared, isGeneral }] : [];
  });
}

const withoutExamples = (text: string): string => text.split(/(?:^|\s)Examples?\s?:/)[0] ?? '';

function claimsIn(rule: SourceRule): Claim[] {
  const text = withoutExamples(rule.text);
  const figures = figuresIn(text).map((each): Claim => ({ rule, ...each }));
  const named = text.split(/(?<=[.])\s+/).flatMap((sentence) =>
    kinds.flatMap((kind): Claim[] => {
      const { subject = '', value = '' } = sentence.match(kind)?.groups ?? {};
      const bare = subject.replace(determiners, '');
      return bare === '' || pointing.test(bare)
        ? []
        : [{ rule, subject: bare, value, compared: value.toLowerCase(), isGeneral: true }];
    }),
  );
  return [...figures, ...named];
}

/** The claims that fewest rules make, each against what most say; of as many the one that is printed first is right. */
function describe(claims: readonly Claim[], book: Book): Found[] {
  const values = [...new Set(claims.map(({ compared }) => compared))];
  if (values.length < 2) return [];
  const rulesOf = (value: string) =>
    new Set(claims.flatMap(({ compared, rule }) => (compared === value ? [rule.key] : []))).size;
  const most = values.reduce((best, value) => (rulesOf(value) > rulesOf(best) ? value : best));
  const first = claims.find(({ compared }) => compared === most);
  if (first === undefined) return [];
  return claims.flatMap(({ rule, subject, value, compared, isGeneral }) => {
    if (compared === most || rule.key === first.rule.key) return [];
    // Figures of single cases may well differ.
    if (!isGeneral && !first.isGeneral) return [];
    const { key, line, column } = rule;
    const message = `${key} says "${value}" of "${subject}", and ${first.rule.key} on ${book.line(first.rule.line)} says "${first.value}": one of them is wrong, or an exception that should say so.`;
    const severity = isGeneral && first.isGeneral && !book.abridged ? 'warning' : 'note';
    return [{ rule: key, line, column, severity, message }];
  });
}

/** Who disagrees with several rules is wrong once: of the others the first is named. */
function oncePerRule(disagreements: readonly Disagreement[]): Disagreement[] {
  const many = (key: string) =>
    disagreements.filter(({ first, second }) => first.key === key || second.key === key).length;
  const odd = disagreements.map((each) =>
    many(each.first.key) > many(each.second.key)
      ? { first: each.second, second: each.first, says: each.otherSays, otherSays: each.says }
      : each,
  );
  return odd.filter((each, index) => odd.findIndex(({ second }) => second.key === each.second.key) === index);
}

/** The second rule is told of, with the place of the other. */
function tell({ first, second, says, otherSays }: Disagreement, book: Book): Found {
  const { key, line, column } = second;
  const message = `${key} says "${otherSays}", and ${first.key} on ${book.line(first.line)} says "${says}", of the same: one of them is wrong, or an exception that should say so.`;
  return { rule: key, line, column, severity: book.abridged ? 'note' : 'warning', message };
}
