import type { Dictionaries, Reader } from './reader';

/** Something that card text of several games says, but not of every game: a game lists the parts that it uses. */
export interface TextPart {
  /** Its file in grammar/, without the ending. */
  readonly name: string;
  /** What the rules of its grammar mean. */
  readonly meanings: (read: Reader) => PartMeanings;
  /** Its rules that bring an object up, which "it" may then refer to. */
  readonly mentions?: readonly string[];
  /** Its rules that divide something, among targets perhaps. */
  readonly divisions?: readonly string[];
}

/** Meanings of some rules. */
type PartMeanings = { readonly [Name in keyof Dictionaries]?: Partial<Dictionaries[Name]> };
