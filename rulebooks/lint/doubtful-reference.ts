import type { Reference } from '../source';
import type { Citing } from './book';
import { CitedSubjects, sharesStem } from './cited-subjects';
import type { Check, Found } from './finding';
import { significantWords } from './words';

/** Up to this share of what the sentence is about, the cited rule has nothing of it. */
const saysNothing = 0.15;
/** From this share on, and with so many words, another rule beside it has it. */
const saysIt = { share: 0.53, words: 3 };
/** The same where the cited rule has not one word of it. */
const saysItAlone = 0.4;
/** The rule right before or after the cited one needs only so much more of what the sentence is about, where the cited one has little of it. */
const saysMore = { cited: 0.23, more: 0.3, words: 3 };
/** Of a sentence with fewer significant words, as of "See rule 704", the two before are read as well. */
const fewestWords = 3;
/** In front of the number of a rule that says otherwise. */
const exception = /\b(?:except|unless|other than|subject to|instead of)\b[^.]{0,60}$/i;
/** "the Legends Rule", in front of the number. */
const name = /\bthe (?<name>(?:[A-Z][a-z]+ ){1,3})[Rr]ule $/;

/** "(see Rule ", in front of the number: it stands for what is said right before it. */
const aside = /\((?:see|as per) rules? $/i;
/** What is said right before it begins after one of these. */
const clauses = /[.:,;()]|\s(?:and|or|but)\s/i;
/** What a word weighs that is in every sixteenth rule: what is said before is about nothing where it weighs less. */
const leastWeight = Math.log(16);

/**
 * References to rules that exist, and that are about something else than the sentence which cites them, where a rule
 * that such a slip would miss is about just that: the one with the name, the section beside it, the rule beside it or
 * the one of which the number differs in one place; in brackets also one that has all that is said right before them. Found by comparing
 * words, so it is a note. A number that is off by one is the commonest slip, so of the rules right before and after less is asked.
 */
export const doubtfulReference: Check = {
  code: 'doubtful-reference',
  severity: 'note',
  explanation:
    'A reference leads to a rule that has nothing of what the sentence is about, and a rule of a number much like it has; found by comparing words.',
  needsText: 'what the rules say',
  find: (book) => {
    const subjects = new CitedSubjects(book);
    return book.citing.flatMap((rule) => {
      let from = 0;
      return rule.references.flatMap((reference): Found[] => {
        const at = rule.text.indexOf(reference.printed, from);
        from = Math.max(from, at + 1);
        const [number, ...others] = reference.numbers;
        if (at < 0 || number === undefined || others.length > 0 || !book.isKnown(number)) return [];
        // Where a title is quoted, that is what is compared; and an exception is about something else.
        if (reference.title !== undefined || exception.test(rule.text.slice(0, at))) return [];
        const meant = meantBy(rule, number, at, reference, subjects);
        return meant === undefined ? [] : [describe(rule, reference, meant, subjects)];
      });
    });
  },
};

function describe(rule: Citing, reference: Reference, meant: string, subjects: CitedSubjects): Found {
  const { printed, line, column } = reference;
  const title = (number: string) => {
    const found = subjects.titleOf(number);
    return found === undefined ? '' : ` (${found})`;
  };
  const message = `${printed}${title(printed)} has little of what is said here: is ${meant}${title(meant)} meant?`;
  return { rule: rule.key, line, column, message };
}

/** The number that may be meant instead; undefined where nothing speaks against the one that is cited. */
function meantBy(
  { key, text, references }: Citing,
  number: string,
  at: number,
  { printed }: Reference,
  subjects: CitedSubjects,
): string | undefined {
  const before = text.slice(0, at);
  const named = before.match(name)?.groups?.name;
  if (named !== undefined) return meantByName(significantWords(named), number, subjects);
  const sentences = before.split(/(?<=[.:])\s+(?=[A-Z])/);
  const last = sentences.at(-1) ?? '';
  const own = subjects.wordsOf(last);
  const sentence = own.size < fewestWords ? sentences.slice(-3).join(' ') : last;
  if (subjects.isSection(number)) {
    return subjects.sectionInstead(number, key, subjects.wordsOf(sentence.slice(-160)));
  }
  const rest = text.slice(at + printed.length).split(/\.\s/)[0] ?? '';
  const words = subjects.wordsOf(`${sentence} ${rest.slice(0, 80)}`);
  const cited = new Set(references.flatMap(({ numbers }) => numbers));
  return (
    meantBySentence(words, key, number, subjects) ??
    meantByAside(before, key, number, subjects) ??
    meantNextTo(words, key, number, cited, subjects)
  );
}

/** A rule much like the one that is cited, where it has what the sentence is about, and that one has nothing of it. */
function meantBySentence(
  words: ReadonlySet<string>,
  key: string,
  number: string,
  subjects: CitedSubjects,
): string | undefined {
  const cited = subjects.share(words, number);
  if (cited > saysNothing) return undefined;
  const candidates = subjects
    .muchLike(number)
    .filter((other) => other !== key && !subjects.cites(other, number))
    .map((other) => ({ other, share: subjects.share(words, other), shared: subjects.shared(words, other) }))
    .sort((one, two) => two.share - one.share);
  const [best] = candidates;
  const enough = cited === 0 ? saysItAlone : saysIt.share;
  return best !== undefined && best.share >= enough && best.shared >= saysIt.words ? best.other : undefined;
}

/** The rule right before or after the one that is cited, where it has more of what the sentence is about and isn't cited itself. */
function meantNextTo(
  words: ReadonlySet<string>,
  key: string,
  number: string,
  cited: ReadonlySet<string>,
  subjects: CitedSubjects,
): string | undefined {
  const share = subjects.share(words, number);
  if (share > saysMore.cited) return undefined;
  const [best] = subjects
    .nextTo(number)
    .filter((other) => other !== key && !cited.has(other))
    .filter((other) => !subjects.cites(other, number) && !subjects.cites(number, other))
    .map((other) => ({ other, more: subjects.share(words, other) - share }))
    .filter(({ other, more }) => more >= saysMore.more && subjects.shared(words, other) >= saysMore.words)
    .sort((one, two) => two.more - one.more);
  return best?.other;
}

/** The only rule beside the one that is cited in brackets which has all that is said right before these, where that one has nothing of it. */
function meantByAside(
  before: string,
  key: string,
  number: string,
  subjects: CitedSubjects,
): string | undefined {
  if (!aside.test(before)) return undefined;
  const said = before
    .replace(aside, '')
    .split(clauses)
    .map((clause) => subjects.wordsOf(clause));
  const words = said.findLast(({ size }) => size > 0);
  if (words === undefined || subjects.weightOf(words) < leastWeight || subjects.shared(words, number) > 0)
    return undefined;
  const found = subjects
    .beside(number)
    .filter((other) => other !== key && subjects.share(words, other) === 1 && !subjects.cites(other, number));
  return found.length === 1 ? found[0] : undefined;
}

/** The only section of which the title has the name, where nothing that is cited has it. */
function meantByName(
  words: ReadonlySet<string>,
  number: string,
  subjects: CitedSubjects,
): string | undefined {
  if (words.size === 0 || sharesStem(words, subjects.around(number))) return undefined;
  const titled = subjects.sections().filter((section) => sharesStem(words, subjects.titleWords(section)));
  return titled.length === 1 ? titled[0] : undefined;
}
