import type { Edition, EditionRule } from './edition';
import { type Bag, bagOf, likeness, shared, wordsIn } from './overlap';
import type { Pairing } from './pairing';

/** How alike two texts must be to be two wordings of one rule, by how much else speaks for it (0 to 5). */
const LIKE_ENOUGH = [0.65, 0.35, 0.5, 0.35, 0.4, 0.2] as const;
/** Words that so many rules have say nothing about a rule. */
const COMMON_WORD = 40;
/** How many of the likeliest counterparts are looked at closely. */
const CLOSER_LOOK = 5;
/** How far word counts may be apart where there is nothing else to compare. */
const COMPARABLE_LENGTH = 3;

/** A rule of no more words, without a full stop, is a title. */
const WORDS_OF_A_TITLE = 4;

interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly likely: number;
}

/**
 * Pairs rules whose text changed: those that are alike and, where there are no texts, those that stand where the
 * old one stood.
 */
export function pairResembling(pairing: Pairing): void {
  const bags = new Bags();
  for (;;) {
    const candidates = candidatesIn(pairing, bags);
    if (candidates.length === 0) return;
    for (const { from, to } of candidates) {
      if (pairing.newOf(from) === undefined && pairing.oldOf(to) === undefined) pairing.pair(from, to);
    }
  }
}

/** The words of each rule, counted when they are first asked for. */
class Bags {
  readonly #bags = new Map<EditionRule, Bag>();

  of(rule: EditionRule): Bag {
    const bag = this.#bags.get(rule) ?? bagOf(wordsIn(rule.text ?? ''));
    this.#bags.set(rule, bag);
    return bag;
  }
}

function candidatesIn(pairing: Pairing, bags: Bags): Candidate[] {
  const news = pairing.unpairedNew();
  const byKey = new Map(news.map((to) => [pairing.newer.rules[to]?.key, to]));
  const withWord = indexByWord(pairing, news, bags);
  const found: Candidate[] = [];
  for (const from of pairing.unpairedOld()) {
    const rule = pairing.older.rules[from];
    if (rule === undefined) continue;
    const near = [
      byKey.get(rule.key),
      following(pairing.newOf(from - 1), 1),
      following(pairing.newOf(from + 1), -1),
    ];
    const places = new Set([
      ...near.filter((to) => to !== undefined && pairing.newer.rules[to] !== undefined),
      ...likeliest(bags.of(rule), withWord),
    ]);
    for (const to of places) {
      if (to === undefined || pairing.oldOf(to) !== undefined) continue;
      const likely = likelihood(pairing, from, to, bags);
      if (likely !== undefined) found.push({ from, to, likely });
    }
  }
  return found.sort((one, other) => other.likely - one.likely || one.from - other.from || one.to - other.to);
}

function following(place: number | undefined, step: number): number | undefined {
  return place === undefined ? undefined : place + step;
}

/** From each word that few rules have to the rules that have it. */
function indexByWord(pairing: Pairing, news: readonly number[], bags: Bags): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const to of news) {
    const rule = pairing.newer.rules[to];
    if (rule?.text === undefined) continue;
    for (const word of bags.of(rule).keys()) {
      const places = index.get(word) ?? [];
      places.push(to);
      index.set(word, places);
    }
  }
  return index;
}

function likeliest(bag: Bag, withWord: ReadonlyMap<string, readonly number[]>): number[] {
  const counts = new Map<number, number>();
  for (const word of bag.keys()) {
    const places = withWord.get(word) ?? [];
    if (places.length > COMMON_WORD) continue;
    for (const to of places) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, CLOSER_LOOK)
    .map(([to]) => to);
}

/** How likely it is that two rules are one; undefined where too little speaks for it. */
function likelihood(pairing: Pairing, from: number, to: number, bags: Bags): number | undefined {
  const [older, newer] = [pairing.older.rules[from], pairing.newer.rules[to]];
  if (older === undefined || newer === undefined) return undefined;
  const evidence = pairing.evidence(from, to);
  if (older.text === undefined || newer.text === undefined) {
    if (pairing.sameKey(from, to)) return evidence / 10;
    return evidence >= 4 && comparable(older.words, newer.words) ? evidence / 10 : undefined;
  }
  const like = likeness(bags.of(older), bags.of(newer));
  if (like < (LIKE_ENOUGH[evidence] ?? 1)) return undefined;
  // Between the same neighbours even other keywords are no reason to doubt.
  if (evidence < 4 && isOfAnotherKeyword(pairing, from, to)) return undefined;
  if (evidence === 0 && shared(bags.of(older), bags.of(newer)) < 4) return undefined;
  return like + evidence / 10;
}

/** Whether two rules in different places speak of keywords, and have none of them in common. */
function isOfAnotherKeyword({ older, newer }: Pairing, from: number, to: number): boolean {
  const [before, now] = [older.rules[from], newer.rules[to]];
  if (before?.text === undefined || now?.text === undefined || wholeOf(before.key) === wholeOf(now.key))
    return false;
  if (!isOfAKeyword(older, before.key) && !isOfAKeyword(newer, now.key)) return false;
  const titles = new Set([...titlesIn(older), ...titlesIn(newer)]);
  const [had, has] = [mentionedIn(before.text, titles), mentionedIn(now.text, titles)];
  return had.length > 0 && has.length > 0 && !had.some((title) => has.includes(title));
}

/** Whether a rule is a part of one that is no more than a title. */
function isOfAKeyword({ rules }: Edition, key: string): boolean {
  const whole = wholeOf(key);
  return whole !== key && rules.some((rule) => rule.key === whole && isTitle(rule));
}

function isTitle({ words, text }: EditionRule): boolean {
  return text !== undefined && words <= WORDS_OF_A_TITLE && /[^.:;]$/.test(text);
}

function wholeOf(key: string): string {
  return key.replace(/\.?[a-z](?:~\d+)?$/, '');
}

function mentionedIn(text: string, titles: ReadonlySet<string>): string[] {
  const words = ` ${wordsIn(text).join(' ')} `;
  return [...titles].filter((title) => words.includes(` ${title} `));
}

const titlesOfEditions = new WeakMap<Edition, readonly string[]>();

/** The rules that are no more than a title, as keywords have them. */
function titlesIn(edition: Edition): readonly string[] {
  const known = titlesOfEditions.get(edition);
  if (known !== undefined) return known;
  const titles = edition.rules.filter(isTitle).map(({ text }) => wordsIn(text ?? '').join(' '));
  titlesOfEditions.set(edition, titles);
  return titles;
}

function comparable(one: number, other: number): boolean {
  return Math.max(one, other) <= COMPARABLE_LENGTH * Math.max(1, Math.min(one, other)) + 5;
}
