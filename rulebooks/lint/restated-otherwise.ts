import { diffArrays } from 'diff';
import type { SourceRule } from '../source';
import { ParallelSections } from './parallel-sections';
import { isNumber, type Quantity, type Statement, statementsIn } from './statements';
import { Weights } from './weights';

/** Two rules that say the same but for a word or a number, in which they contradict each other. */
export interface Disagreement {
  /** The one that is printed first, and the other. */
  readonly first: SourceRule;
  readonly second: SourceRule;
  /** What each says where they differ, with the words around it. */
  readonly says: string;
  readonly otherSays: string;
}

/** So much of what two statements are about is the same, or, of what the shorter one is about, in the other one. */
const SAME = 0.75;
const SAME_IF_HELD = { same: 0.6, held: 0.95 };
/** Where less of the shorter one is in the other one, their words needn't be laid side by side. */
const ROUGHLY = 0.7;
/** Statements of one section are told apart by less: a rule and its exceptions stand there. */
const SAME_IN_SECTION = 0.95;
/** What a statement is about weighs so much at least: "each player may do this" is about nothing. */
const LEAST_WEIGHT = 8;
/** So many words around a differing word are the same. */
const SAME_AROUND = 6;
const SAME_WORDS = 3;
/** Statements with this many triples of words in common are looked at; triples that so many have say nothing. */
const LEAST_TRIPLES = 3;
const COMMON_TRIPLE = 40;
/** A sentence that stands in so many sections says the same of a different thing in each. */
const SECTIONS_OF_A_FORMULA = 3;

const negations = new Set(
  "not no never cannot can't doesn't isn't don't aren't won't didn't hasn't haven't".split(' '),
);
const opposites = new Set(
  `may/must can/must can/cannot may/cannot may/can't can/can't must/can't must/cannot is/isn't are/aren't does/doesn't do/don't
  will/won't has/hasn't have/haven't before/after owner/controller owner's/controller's top/bottom beginning/end start/end always/never
  more/fewer more/less most/least greater/less greater/lower higher/lower highest/lowest maximum/minimum with/without public/hidden
  face-up/face-down faceup/facedown active/nonactive simultaneously/separately increase/reduce increased/reduced increases/reduces
  first/last`
    .split(/\s+/)
    .flatMap((pair) => [pair, pair.split('/').reverse().join('/')]),
);
/** What begins a clause that says when something is so, or of what, rather than what is so; and how many words it has at least. */
const clauses: readonly { readonly begins: RegExp; readonly words: number }[] = [
  { begins: /^(?:if|when|whenever|while|as|unless|until|during|once|where)$/, words: 6 },
  { begins: /^(?:that|which|who|whose)$/, words: 2 },
];

/** What means something else in each place, and what stands for something in the sentence before. */
const pointing = /\b(?:this|these|those) (?!game\b)|^(?:it|they|that|then|so|but|also) /;

/** Finds statements of different rules that are about the same and disagree in a number, in a negation or in an opposite. */
export function disagreementsIn(rules: readonly SourceRule[]): Disagreement[] {
  const statements = tellingStatements(rules);
  const weights = new Weights(statements.map(({ about }) => about));
  const parallel = new ParallelSections(rules);
  const found = candidates(statements).flatMap(([one, other]) => {
    if (one.rule.key === other.rule.key || parallel.are(one.rule, other.rule)) return [];
    return differentNumber(one, other, weights) ?? oppositeWord(one, other, weights) ?? [];
  });
  return [...new Map(found.map((each) => [`${each.first.key} ${each.second.key}`, each])).values()];
}

/**
 * Where two rules that are known to say the same disagree in a number, a negation or an opposite, wherever in a sentence;
 * undefined where nothing of the kind is found.
 */
export function disagreementBetween(first: SourceRule, second: SourceRule): Disagreement | undefined {
  const pairs = statementsIn(first).flatMap((one) => statementsIn(second).map((other) => ({ one, other })));
  const [found] = pairs.flatMap(({ one, other }) => {
    const stretches = stretchesOf(one.words, other.words);
    const opposed = stretches.find(
      (each, index) => contradict(each) && wordsAround(stretches, index) >= SAME_WORDS,
    );
    if (opposed === undefined) return anotherNumber(one, other) ?? [];
    const { at, otherAt, out, into } = opposed;
    return disagreement([one, at, out.length], [other, otherAt, into.length]);
  });
  return found;
}

/** The statements that can be understood where they stand. */
function tellingStatements(rules: readonly SourceRule[]): Statement[] {
  const all = rules.flatMap(statementsIn).filter(({ words }) => !pointing.test(words.join(' ')));
  const sections = new Map<string, Set<string>>();
  for (const { words, rule } of all) {
    const said = words.join(' ');
    sections.set(said, (sections.get(said) ?? new Set<string>()).add(rule.belongs.section));
  }
  return all.filter(({ words }) => (sections.get(words.join(' '))?.size ?? 0) < SECTIONS_OF_A_FORMULA);
}

/** Whether two statements say the same of the same, but for what was taken out of what they are about. */
function isAlike(one: Statement, other: Statement, weights: Weights, but: readonly string[] = []): boolean {
  const without = ({ about }: Statement) =>
    new Set([...about].filter((each) => !but.some((word) => word.startsWith(each))));
  const [own, others] = [without(one), without(other)];
  if (Math.min(weights.of(own), weights.of(others)) < LEAST_WEIGHT) return false;
  const same = weights.same(own, others);
  if (one.rule.belongs.section === other.rule.belongs.section) return same >= SAME_IN_SECTION;
  return same >= SAME || (same >= SAME_IF_HELD.same && weights.held(own, others) >= SAME_IF_HELD.held);
}

/** Another number of the same things, where two statements are about the same. */
function differentNumber(one: Statement, other: Statement, weights: Weights): Disagreement | undefined {
  const found = isNegative(one) === isNegative(other) ? anotherNumber(one, other) : undefined;
  return found !== undefined && isAlike(one, other, weights) ? found : undefined;
}

/** A number of things that two statements both count, of which neither says what the other one says. */
function anotherNumber(one: Statement, other: Statement): Disagreement | undefined {
  for (const own of one.quantities) {
    const others = other.quantities.filter(({ unit, bound }) => unit === own.unit && bound === own.bound);
    const [instead] = others;
    const isSaidByBoth = (each: Quantity) =>
      [one, other].every(({ quantities }) =>
        quantities.some(({ unit, value }) => unit === each.unit && value === each.value),
      );
    if (instead === undefined || [own, ...others].some(isSaidByBoth)) continue;
    return disagreement([one, own.at, 1], [other, instead.at, 1]);
  }
  return undefined;
}

/** A negation that one of two statements lacks, or an opposite, amid the same words, and nothing else that is like it. */
function oppositeWord(one: Statement, other: Statement, weights: Weights): Disagreement | undefined {
  const isOfOneLength = Math.abs(one.words.length - other.words.length) <= 1;
  if (!isOfOneLength && weights.held(one.about, other.about) < ROUGHLY) return undefined;
  const stretches = stretchesOf(one.words, other.words);
  const opposed = stretches.flatMap((stretch, index) => (contradict(stretch) ? [{ ...stretch, index }] : []));
  const [only] = opposed;
  if (only === undefined || opposed.length > 1) return undefined;
  // "Never six" says nothing against "five".
  const isOfOtherNumber = stretches.some(
    ({ isSame, out, into }) => !isSame && [...out, ...into].some(isNumber),
  );
  if (isOfOtherNumber) return undefined;
  const around = wordsAround(stretches, only.index);
  const isMain = !isConditional(one.words, only.at) && !isConditional(other.words, only.otherAt);
  // Where all else is the same word for word, less will do.
  const isAllElseTheSame = stretches.every(({ isSame }, index) => isSame || index === only.index);
  const enough = isAllElseTheSame ? around >= SAME_WORDS : around >= SAME_AROUND;
  const isSame = isAllElseTheSame || isAlike(one, other, weights, [...only.out, ...only.into]);
  return enough && isMain && isSame
    ? disagreement([one, only.at, only.out.length], [other, only.otherAt, only.into.length])
    : undefined;
}

/** How many words right before and behind a stretch are in both. */
function wordsAround(stretches: readonly Stretch[], index: number): number {
  return (stretches[index - 1]?.out.length ?? 0) + (stretches[index + 1]?.out.length ?? 0);
}

function contradict({ isSame, out, into }: Stretch): boolean {
  const [was, is] = [out[0], into[0]];
  if (isSame || out.length + into.length > 2) return false;
  if (out.length === 1 && into.length === 1) return opposites.has(`${was}/${is}`);
  return out.length + into.length === 1 && negations.has(was ?? is ?? '');
}

/** Whether a word stands in a clause that says when something is so. */
function isConditional(words: readonly string[], at: number): boolean {
  return clauses.some(({ begins, words: reach }) =>
    words.slice(Math.max(0, at - reach), at).some((each) => begins.test(each)),
  );
}

function isNegative({ words }: Statement): boolean {
  return words.some((each) => negations.has(each));
}

/** Words that are in both of two lists, or what one has instead of the other. */
interface Stretch {
  readonly isSame: boolean;
  readonly out: readonly string[];
  readonly into: readonly string[];
  /** Where it begins in each. */
  readonly at: number;
  readonly otherAt: number;
}

function stretchesOf(one: readonly string[], other: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  let [at, otherAt] = [0, 0];
  for (const { value, added, removed } of diffArrays([...one], [...other])) {
    const last = stretches.at(-1);
    const isSame = !added && !removed;
    const [out, into] = [added ? [] : value, removed ? [] : value];
    if (isSame || last === undefined || last.isSame) stretches.push({ isSame, out, into, at, otherAt });
    else stretches.splice(-1, 1, { ...last, out: [...last.out, ...out], into: [...last.into, ...into] });
    at += out.length;
    otherAt += into.length;
  }
  return stretches;
}

/** A statement, where it differs, and in how many words. */
type Differing = readonly [statement: Statement, at: number, length: number];

function disagreement(one: Differing, other: Differing): Disagreement {
  return { first: one[0].rule, second: other[0].rule, says: around(...one), otherSays: around(...other) };
}

/** A few words around a place, so that it can be found. */
function around(...[{ printed }, at, length]: Differing): string {
  const [from, to] = [Math.max(0, at - 5), Math.min(printed.length, at + length + 4)];
  return `${from > 0 ? '… ' : ''}${printed.slice(from, to).join(' ')}${to < printed.length ? ' …' : ''}`;
}

/** Pairs of statements that share enough to be looked at: triples of words, a number of the same things, or all that they are about. */
function candidates(statements: readonly Statement[]): [Statement, Statement][] {
  const shared = new Map<number, number>();
  const count = (places: readonly number[], by: number) => {
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const pair = one * statements.length + other;
        shared.set(pair, (shared.get(pair) ?? 0) + by);
      }
  };
  const triples = ({ words }: Statement) =>
    words.slice(2).map((each, at) => `${words[at]} ${words[at + 1]} ${each}`);
  for (const places of indexBy(statements, triples)) if (places.length <= COMMON_TRIPLE) count(places, 1);
  const counted = ({ quantities }: Statement) => quantities.map(({ unit, bound }) => `${unit} ${bound}`);
  for (const places of indexBy(statements, counted)) count(places, LEAST_TRIPLES);
  const subject = ({ about }: Statement) => [[...about].sort().join(' ')];
  for (const places of indexBy(statements, subject))
    if (places.length <= COMMON_TRIPLE) count(places, LEAST_TRIPLES);
  return [...shared].flatMap(([pair, many]): [Statement, Statement][] => {
    const [one, other] = [
      statements[Math.floor(pair / statements.length)],
      statements[pair % statements.length],
    ];
    return many < LEAST_TRIPLES || one === undefined || other === undefined ? [] : [[one, other]];
  });
}

/** The places of statements that have something in common, in order. */
function indexBy(
  statements: readonly Statement[],
  keysOf: (statement: Statement) => readonly string[],
): Iterable<readonly number[]> {
  const index = new Map<string, number[]>();
  statements.forEach((statement, place) => {
    for (const key of new Set(keysOf(statement))) {
      const places = index.get(key) ?? [];
      places.push(place);
      index.set(key, places);
    }
  });
  return index.values();
}
