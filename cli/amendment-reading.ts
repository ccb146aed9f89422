import { fuzzedRulebook } from '../fuzz/rulebooks';
import type { Reading, RuleToRead } from '../reports/amendment/reading';
import type { KnownRulebook } from '../reports/coverage';
import { figuresIn } from '../rulebooks/lint/contradiction';
import { significantWords } from '../rulebooks/lint/words';
import { readRulebookFile } from './rulebook-file';

/** So many rules whose titles speak of the same are named, and a word that more of all titles have than this share says too little. */
const MOST_ALIKE = 8;
const COMMON = 0.05;
/** What the shared words of a title must tell at least, in bits: one rare word, or two that are less so. */
const TELLING = 7;

/**
 * What is to be read again where rules of a rulebook change: what cites them or says the same, what may speak of the same thing, rulings
 * and invariants.
 *
 * @param numbers the numbers of the changed rules
 * @param book the publisher's file, whose words are then looked through; left out: the titles of rules are
 */
export function readingFor(known: KnownRulebook, numbers: readonly string[], book?: string): Reading {
  const { rulebook, rulings } = known;
  const titleOf = titlesIn(known);
  const rule = (number: string, why: string): RuleToRead => {
    const title = titleOf.get(number);
    return { rule: number, why, ...(title === undefined ? {} : { title }) };
  };
  const citing = [...citingRules(known, numbers)].map(([number, why]) => rule(number, why));
  const left = new Set([...numbers, ...citing.map((each) => each.rule)]);
  const spoken =
    book === undefined
      ? alikeInTitles(titleOf, numbers, partsOf(known, numbers))
      : alikeInText(book, numbers);
  return {
    citing,
    alike: spoken.filter(([number]) => !left.has(number)).map(([number, why]) => rule(number, why)),
    rulings: rulings
      .filter(({ rules }) => rules.some((each) => numbers.includes(each)))
      .map(({ id, question, taken }) => ({ id, question, taken })),
    invariants: (fuzzedRulebook(rulebook.id)?.invariants ?? [])
      .filter(({ rules }) => rules.some((each) => numbers.includes(each)))
      .map(({ number, gherkin }) => ({ number, says: gherkin })),
  };
}

/** The titles of the rules of a rulebook, as the engine has them: the first of those of one number. */
export const titlesIn = ({ implemented }: KnownRulebook): ReadonlyMap<string, string> =>
  new Map(implemented.toReversed().map(({ number, title }) => [number, title]));

function citingRules(
  { rulebook, classification }: KnownRulebook,
  numbers: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (key: string, why: string): void => {
    if (!numbers.includes(key)) found.set(key, [found.get(key), why].filter(Boolean).join('; '));
  };
  for (const { sections } of rulebook.chapters)
    for (const { rules } of sections)
      for (const { key, references } of rules) {
        const cited = references.filter((each) => numbers.includes(each));
        if (cited.length > 0) note(key, `cites ${cited.join(', ')}`);
      }
  for (const { rule, restates, followsFrom = [] } of classification?.rules ?? []) {
    if (restates !== undefined && numbers.includes(restates)) note(rule, `says again what ${restates} says`);
    const sources = followsFrom.filter((each) => numbers.includes(each));
    if (sources.length > 0) note(rule, `follows from ${sources.join(', ')}`);
  }
  return found;
}

type Alike = readonly (readonly [number: string, why: string])[];

/** The parts of rules: 402.2a of 402.2. */
const partsOf = ({ rulebook }: KnownRulebook, numbers: readonly string[]): readonly string[] =>
  rulebook.chapters
    .flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
    .flatMap(({ key, parent }) => (parent !== undefined && numbers.includes(parent) ? [key] : []));

/**
 * Rules whose titles share words that few titles have with the changed ones.
 *
 * @param parts of the changed rules: what these are about is told by their titles, too
 */
function alikeInTitles(
  titles: ReadonlyMap<string, string>,
  numbers: readonly string[],
  parts: readonly string[],
): Alike {
  const words = new Map([...titles].map(([number, title]) => [number, significantWords(title)]));
  const counts = new Map<string, number>();
  for (const each of words.values()) for (const word of each) counts.set(word, (counts.get(word) ?? 0) + 1);
  const wanted = new Set([...numbers, ...parts].flatMap((number) => [...(words.get(number) ?? [])]));
  const tells = (word: string): number => {
    const share = (counts.get(word) ?? 0) / titles.size;
    return share > COMMON ? 0 : -Math.log2(share);
  };
  return [...words]
    .map(([number, own]) => {
      const shared = [...own].filter((word) => wanted.has(word) && tells(word) > 0);
      return { number, shared, telling: shared.reduce((sum, word) => sum + tells(word), 0) };
    })
    .filter(({ number, telling }) => !numbers.includes(number) && telling >= TELLING)
    .sort((one, other) => other.telling - one.telling)
    .slice(0, MOST_ALIKE)
    .map(({ number, shared }) => {
      const told = wordsOf(titles.get(number) ?? '', shared);
      return [number, `its title speaks of "${told.join('", "')}" as well`];
    });
}

/** The words of a title whose stems are wanted, as they are written. */
const wordsOf = (title: string, stems: readonly string[]): readonly string[] => [
  ...new Set(
    title
      .split(/[^\p{L}\p{N}'-]+/u)
      .filter((word) => [...significantWords(word)].some((stem) => stems.includes(stem))),
  ),
];

/** Rules of the publisher's text in which a term occurs of which a changed rule gives a figure. */
function alikeInText(book: string, numbers: readonly string[]): Alike {
  const { source } = readRulebookFile(book);
  const changed = source.rules.filter(({ key }) => numbers.includes(key));
  const terms = [
    ...new Set(changed.flatMap(({ text }) => figuresIn(text).map(({ subject }) => subject.toLowerCase()))),
  ];
  return source.rules.flatMap(({ key, text }) => {
    const own = terms.filter((term) => text.toLowerCase().includes(term));
    if (own.length === 0) return [];
    const figures = figuresIn(text).filter(({ subject }) => own.includes(subject.toLowerCase()));
    const said = figures.map(({ subject, value }) => `says "${value}" of "${subject}"`);
    return [
      [key, said.length > 0 ? [...new Set(said)].join(', ') : `speaks of "${own.join('", "')}"`] as const,
    ];
  });
}
