/** Whom or what a verb is said of: one, several or “you”, and “I”, which goes with the plural of most verbs. */
export type Person = 'one' | 'several' | 'I';
export type GrammaticalNumber = 'one' | 'several';

/** A word, the number that it says, and the same word in the other number. */
interface NounForm {
  readonly number: GrammaticalNumber;
  readonly other: string;
}

/** The nouns of a game. */
export interface Nouns {
  /** Words that can be counted, each in the singular and in the plural, in lower case. */
  readonly nouns: readonly (readonly [one: string, several: string])[];
  readonly subtypes: readonly string[];
  readonly singularSubtypes: readonly string[];
  /** From any form in lower case to the one that the tree uses. */
  readonly canonical: ReadonlyMap<string, string>;
}

type IsWord = (word: string) => boolean;

const IRREGULAR: readonly (readonly [one: string, several: string, I?: string])[] = [
  ['is', 'are', 'am'],
  ["isn't", "aren't"],
  ['was', 'were', 'was'],
  ['has', 'have'],
  ['does', 'do'],
  ["doesn't", "don't"],
];
const ONLY_I = new Set(["'m", 'am']);

/** The form that a word has in the plural of a noun, or in the third person of a verb; undefined where the game has no such word. */
function withEnding(word: string, isWord: IsWord): string | undefined {
  const forms = [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
  return forms.find((form) => form !== word && isWord(form));
}

function withoutEnding(word: string, isWord: IsWord): string | undefined {
  const stems = [/s$/, /es$/, /ies$/].flatMap((ending) =>
    ending.test(word) ? [word.replace(ending, ending.source === 'ies$' ? 'y' : '')] : [],
  );
  return stems.find((stem) => stem.length > 1 && isWord(stem));
}

/**
 * The form that a verb must have.
 *
 * @param verb as it is said, in lower case
 * @returns undefined where the word is no verb of the game in two forms, or where its form is right
 */
export function verbForm(verb: string, person: Person, isWord: IsWord): string | undefined {
  if (ONLY_I.has(verb)) return person === 'I' ? undefined : person === 'one' ? 'is' : 'are';
  const irregular = IRREGULAR.find((forms) => forms.includes(verb));
  if (irregular) {
    const [one, several, I = several] = irregular;
    const right = { one, several, I }[person];
    return right === verb ? undefined : right;
  }
  const plain = withoutEnding(verb, isWord);
  if (person === 'one') return plain === undefined ? withEnding(verb, isWord) : undefined;
  return plain;
}

/**
 * Tells the number of nouns.
 *
 * @returns for a noun or a subtype, its form; undefined for what is none, or has but one form
 */
export function nounForms({
  nouns,
  subtypes,
  singularSubtypes,
  canonical,
}: Nouns): (noun: string) => NounForm | undefined {
  const forms = new Map<string, NounForm>();
  const add = (one: string, several: string): void => {
    forms.set(one.toLowerCase(), { number: 'one', other: several });
    forms.set(several.toLowerCase(), { number: 'several', other: one });
  };
  for (const [one, several] of nouns) add(one, several);
  for (const one of singularSubtypes) {
    const several = subtypes.find(
      (other) => other !== one && (canonical.get(other.toLowerCase()) === one || other === `${one}s`),
    );
    if (several !== undefined) add(one, several);
  }
  return (noun) => forms.get(noun.toLowerCase());
}
