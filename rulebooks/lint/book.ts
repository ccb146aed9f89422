import type { Restatement } from '../classification';
import type { Rulebook } from '../model';
import { compareNumbers } from '../numbering';
import type { Heading, Source, SourceRule } from '../source';
import { type Family, familiesOf, type Member, membersOf } from './families';
import { fittingNumbers } from './fitting';
import { Counting, partsOf, splitNumber } from './numbers';
import { type Item, outOfSequence } from './sequence';
import { type Skipping, skippingOf } from './skipping';

/** A rule or the heading of a section, as an item of what is printed. */
export interface PrintedItem extends Item {
  readonly rule?: SourceRule;
}

/** What lint is given to look at. */
export interface BookInput {
  readonly source: Source;
  /** The whole text of the file; left out where only numbers and digests are stored. */
  readonly text?: string;
  /** An earlier edition of the same rulebook. */
  readonly earlier?: Rulebook;
  /** Rules that are classified as restating others; left out where the rulebook has no classification. */
  readonly restatements?: readonly Restatement[];
}

/** A text that may cite rules, with what findings about it are listed under. */
export type Citing = Pick<SourceRule, 'key' | 'text' | 'references'>;

/** From so many and such a share of missing numbers on, a rulebook leaves rules out on purpose. */
const abridgedFrom = { amount: 10, share: 0.1 };
/** Of numbers that are missing in one place at most so many count. */
const mostMissingAtOnce = 5;
/** From so many and such a share of references to chapters that it lacks on, a file is a part of a rulebook. */
const excerptFrom = { amount: 5, share: 0.05 };

/** A rulebook with what several checks need to know of it, worked out once. */
export class Book {
  readonly source: Source;
  readonly earlier: Rulebook | undefined;
  readonly restatements: readonly Restatement[];
  /** The lines of the file; none where its text isn't at hand. */
  readonly lines: readonly string[];
  readonly rules: readonly SourceRule[];
  /** Everything that cites: rules, and notes under the number of their section. */
  readonly citing: readonly Citing[];
  /** The headings of sections that stand above rules, not in the contents list. */
  readonly sections: readonly Heading[];
  readonly byNumber: ReadonlyMap<string, readonly SourceRule[]>;
  readonly skipping: Skipping;
  readonly counting: Counting;
  readonly members: ReadonlyMap<string, Member>;
  readonly families: readonly Family[];
  /** Rules and headings of sections as they are printed. */
  readonly items: readonly PrintedItem[];
  /** Those of them whose numbers fall where the others rise. */
  readonly astray: ReadonlySet<PrintedItem>;
  /** Items whose number is printed a second time, in the sequence or out of it. */
  readonly repeated: ReadonlySet<PrintedItem>;
  /** From an item that is astray or repeated to the number that would fit there, if there is one. */
  readonly fitting: ReadonlyMap<PrintedItem, string>;
  /** Whether so many numbers are missing that rules must have been left out on purpose. */
  readonly abridged: boolean;
  /** Whether so many references lead to chapters of which nothing is here that the file must be a part of a rulebook. */
  readonly excerpt: boolean;
  readonly #isStored: boolean;
  readonly #sectionsWithRules: ReadonlySet<string>;
  readonly #chapters: ReadonlySet<string>;
  /** Whether there are numbers that begin with letters, and whether there are others. */
  readonly #kinds: ReadonlySet<boolean>;

  constructor({ source, text, earlier, restatements }: BookInput) {
    this.#isStored = text === undefined;
    this.source = source;
    this.earlier = earlier;
    this.restatements = restatements ?? [];
    this.lines = text?.split(/\r\n|\r|\n/) ?? [];
    this.rules = source.rules;
    this.citing = [
      ...source.rules,
      ...source.notes.map(({ belongs, text, references }) => ({ key: belongs.section, text, references })),
    ];
    const sections = source.headings.filter(({ level }) => level === 'section');
    this.sections = sections.filter(({ printed }) => printed === 'body');
    this.#sectionsWithRules = new Set(this.rules.map(({ belongs }) => belongs.section));
    this.byNumber = groupByNumber(this.rules);
    this.skipping = skippingOf(this.rules, text ?? '');
    this.counting = new Counting(this.skipping.letters);
    this.members = membersOf(this.rules, [...this.sections, ...sections]);
    this.families = familiesOf(this.members, this.counting);
    this.items = printedItems(this.rules, this.sections);
    this.astray = outOfSequence(this.items, compareNumbers, weightOf);
    this.repeated = repeatedOf(this.items, this.astray);
    this.fitting = fittingNumbers(
      this.items,
      new Set([...this.astray, ...this.repeated]),
      new Set(this.items.map(({ number }) => number)),
      this.counting,
    );
    this.#kinds = new Set(this.rules.map(({ number }) => isLettered(number)));
    this.#chapters = new Set([
      ...source.headings.map(({ belongs }) => belongs),
      ...[...this.members.keys()].map(hundredOf),
    ]);
    this.abridged = this.#isAbridged();
    const cited = this.citing.flatMap(({ references }) => references.flatMap(({ numbers }) => numbers));
    const outside = cited.filter((number) => this.isOutside(number));
    this.excerpt =
      this.#isOneLaterChapter() ||
      (outside.length >= excerptFrom.amount && outside.length > excerptFrom.share * cited.length);
  }

  /** How a finding speaks of a line: where it is shown in another file, it says of which. */
  line(line: number | undefined): string {
    return this.#isStored ? `line ${line} of the publisher's file` : `line ${line}`;
  }

  /** Whether a number is that of a rule, a section or a chapter. */
  isKnown(number: string): boolean {
    const printed = this.members.get(number)?.printed;
    if (printed === 'rule' || printed === 'section' || this.#chapters.has(number)) return true;
    // A section may lack its heading. A rule of which only parts are printed isn't there.
    return printed === 'nothing' && this.#sectionsWithRules.has(number);
  }

  /** Whether a number belongs to a chapter of which nothing is here. */
  isOutside(number: string): boolean {
    return !this.isForeign(number) && !this.#chapters.has(hundredOf(number));
  }

  /** Whether a number is of another kind than any here, so that it must be that of another document. */
  isForeign(number: string): boolean {
    return !this.#kinds.has(isLettered(number));
  }

  #isOneLaterChapter(): boolean {
    const [only = ''] = this.#chapters;
    return this.#chapters.size === 1 && !/^(?:0*1?|A)$/.test(only);
  }

  #isAbridged(): boolean {
    let [missing, printed] = [0, 0];
    for (const { prefix, members } of this.families) {
      if (prefix === '') continue;
      let before = 0;
      for (const member of members) {
        const place = this.counting.placeOf(splitNumber(member.number).last) ?? 0;
        // A single misprint such as 100.500 doesn't make a rulebook that leaves rules out.
        missing += Math.min(Math.max(0, place - before - 1), mostMissingAtOnce);
        before = place;
        if (member.printed === 'nothing') missing += 1;
        else printed += 1;
      }
    }
    return missing >= abridgedFrom.amount && missing > abridgedFrom.share * (missing + printed);
  }
}

function isLettered(number: string): boolean {
  return /^[A-Za-z]/.test(number);
}

/** The chapter of a number in books that count in hundreds (7 for 704.5c) or begin with letters (A for A.4.3). */
function hundredOf(number: string): string {
  const [first = ''] = partsOf(number);
  return /^\d{3}$/.test(first) ? first.slice(0, 1) : first;
}

/** A heading that is a rule itself is one item. */
function printedItems(rules: readonly SourceRule[], sections: readonly Heading[]): PrintedItem[] {
  const isRule = new Set(rules.map(({ number, line }) => `${number} ${line}`));
  return [
    ...rules.map(itemOf),
    ...sections.filter(({ number, line }) => !isRule.has(`${number} ${line}`)),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Where a rule and parts of one contradict each other, it is more likely that the parts are misprinted. */
function weightOf({ rule }: PrintedItem): number {
  return rule !== undefined && rule.depth > 1 ? 2 : 5;
}

function itemOf(rule: SourceRule): PrintedItem {
  return { number: rule.number, line: rule.line, column: rule.column, rule };
}

/** Of the rules with the same number all but the first that stands where its number belongs; of headings the same. */
function repeatedOf(
  items: readonly PrintedItem[],
  astray: ReadonlySet<PrintedItem>,
): ReadonlySet<PrintedItem> {
  const first = new Map<string, PrintedItem>();
  const nameOf = ({ number, rule }: PrintedItem) => `${rule === undefined ? 'section' : 'rule'} ${number}`;
  for (const item of items) {
    const found = first.get(nameOf(item));
    if (found === undefined || (astray.has(found) && !astray.has(item))) first.set(nameOf(item), item);
  }
  return new Set(items.filter((item) => first.get(nameOf(item)) !== item));
}

function groupByNumber(rules: readonly SourceRule[]): ReadonlyMap<string, readonly SourceRule[]> {
  const groups = new Map<string, SourceRule[]>();
  for (const rule of rules) {
    const group = groups.get(rule.number);
    if (group === undefined) groups.set(rule.number, [rule]);
    else group.push(rule);
  }
  return groups;
}
