import type { Reference, SourceRule } from '../source';
import type { Book } from './book';
import type { Check, Found } from './finding';
import { shareOf, significantWords } from './words';

/** From this share of a listed action's significant words on, a rule is about that action. */
const isThat = 0.8;
/** The same for a list that is one rule: such a list is terse, and what it finds is no more than a note. */
const isThatInTerseList = 0.6;
/** Up to this share, a rule is about something else than the listed action that it cites. */
const isAnother = 0.5;

const title = /^state[- ]based (?:actions|effects)$/i;
const named = /(?:\bas an?|\bis an?|\bare|\bto the|\bthis) state[- ]based (?:actions?|effects?)\b/i;
const denied =
  /(?:n(?:'|’)t|\bnot) (?:be |an? |put |considered )?[^.]{0,60}\bstate[- ]based|\bnot (?:an? )?state[- ]based|checks? for/i;
/** Where a rule speaks of all of them, it names none. */
const general = /state[- ]based (?:actions|effects) (?:are|happen|apply|may|don|use)|resolv\w+ those/i;
const item = /(?:^|\s)(?=[a-z]\)\s)/;

/** An action in the list of state-based actions. */
interface Listed {
  /** The number of the rule that it stands in. */
  readonly number: string;
  readonly words: ReadonlySet<string>;
}

interface List {
  readonly section: string;
  readonly entries: readonly Listed[];
  /** Whether it is one rule. */
  readonly terse: boolean;
}

/**
 * Rules that say that something happens as a state-based action which is in no list of them. Found by comparing words,
 * so it may be wrong: a rule counts as listed if it cites an entry of the list, or has most of the significant words of
 * one. Cards, permanents, players and the like are not significant, for a list speaks of them where rules are particular.
 */
export const unlistedStateBasedAction: Check = {
  code: 'unlisted-state-based-action',
  severity: 'warning',
  explanation:
    'A rule says that something happens as a state-based action, and the list of state-based actions has nothing like it.',
  needsText: 'what the rules say',
  // A book that speaks of none needs no list.
  lacking: (book) => {
    if (listOf(book) !== undefined || !book.rules.some(({ text }) => namesOne(text))) return undefined;
    return 'a section titled "State-Based Actions" (or "Effects") with the list of them, which this file does not have';
  },
  find: (book) => {
    const list = listOf(book);
    if (list === undefined) return [];
    const { section } = list;
    return book.rules.flatMap((rule) => (rule.belongs.section === section ? [] : describe(rule, list, book)));
  },
};

function listOf(book: Book): List | undefined {
  const section = book.source.headings.find((heading) => title.test(heading.title))?.number;
  if (section === undefined) return undefined;
  const list = listIn(section, book);
  return list.entries.length === 0 ? undefined : list;
}

function namesOne(text: string): boolean {
  return withoutExamples(text)
    .split(/(?<=[.)])\s+/)
    .some((sentence) => named.test(sentence) && !denied.test(sentence) && !general.test(sentence));
}

/** The entries of the list: the parts of the rules that end in a colon, or the items a), b), … that a rule holds. */
function listIn(section: string, book: Book): List {
  const rules = book.rules.filter(({ belongs }) => belongs.section === section);
  const introducing = new Set(
    rules.filter(({ text }) => withoutExamples(text).trim().endsWith(':')).map(({ key }) => key),
  );
  const parts = rules.filter(({ parent }) => parent !== undefined && introducing.has(parent));
  if (parts.length > 0) {
    return {
      section,
      terse: false,
      entries: parts.map(({ number, text }) => ({ number, words: wordsOf(text) })),
    };
  }
  const entries = rules.flatMap(({ number, text }) => {
    const [, ...items] = withoutExamples(text).split(item);
    return items.length > 1 ? items.map((each) => ({ number, words: wordsOf(each) })) : [];
  });
  return { section, terse: true, entries };
}

/** What makes an entry what it is stands in its first sentence, outside brackets. */
function wordsOf(entry: string): ReadonlySet<string> {
  const plain = entry.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(/^\s*[a-z]\)/, '');
  return significantWords(plain.split(/(?<=\.)\s+(?=[A-Z])/)[0] ?? '');
}

function describe(rule: SourceRule, list: List, book: Book): Found[] {
  const text = withoutExamples(rule.text);
  if (!namesOne(text)) return [];
  const words = significantWords(text);
  const shares = list.entries.map((entry) => ({ number: entry.number, share: shareOf(entry.words, words) }));
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  const cited = rule.references.find(({ numbers }) =>
    numbers.some((number) => number !== list.section && number.startsWith(list.section)),
  );
  if (cited !== undefined) return describeMistaken(rule, cited, shares, best.number);
  if (best.share >= (list.terse ? isThatInTerseList : isThat)) return [];
  const { key, line, column } = rule;
  const message = `${key} names a state-based action that is not in the list of section ${list.section}; the most like it there is ${best.number}: list it, or cite the entry that is meant.`;
  const severity = book.abridged || list.terse ? 'note' : 'warning';
  return [{ rule: key, line, column, severity, message }];
}

/** A citation of one entry of the list by a rule that reads like another one. */
function describeMistaken(
  { key }: SourceRule,
  { numbers, line, column }: Reference,
  shares: readonly { readonly number: string; readonly share: number }[],
  best: string,
): Found[] {
  const shareIn = (wanted: readonly string[]) =>
    Math.max(0, ...shares.filter(({ number }) => wanted.includes(number)).map(({ share }) => share));
  const isListed = shares.some(({ number }) => numbers.includes(number));
  if (!isListed || shareIn(numbers) > isAnother || shareIn([best]) < isThat) return [];
  const message = `${key} cites ${numbers[0]} for a state-based action that reads like ${best}: did you mean ${best}?`;
  return [{ rule: key, line, column, message }];
}

function withoutExamples(text: string): string {
  return text.split(/(?:^|\s)\**Examples?\**\s*:/)[0] ?? '';
}
