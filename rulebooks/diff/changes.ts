import type { Place } from '../source';

/** What became of a rule's text. */
export type TextChange = 'same' | 'references follow' | 'reworded';

/** A rule that is in both editions. Keys are those of `RuleRow`. */
export interface Successor {
  readonly from: string;
  readonly to: string;
  readonly text: TextChange;
  /** True where another rule of the newer edition could as well be the old one: their texts are identical. */
  readonly ambiguous: boolean;
}

/** A rule that only the newer edition has. */
interface Added {
  readonly what: 'added';
  readonly key: string;
  /** A rule of the same edition with the same text, if there is one. */
  readonly sameTextAs?: string;
  readonly text?: string;
}

/** A rule that only the older edition has. */
interface Removed {
  readonly what: 'removed';
  readonly key: string;
  readonly text?: string;
}

/** A rule whose text changed, and perhaps its number too. */
interface Reworded {
  readonly what: 'reworded';
  readonly from: string;
  readonly to: string;
  /** Its text before and after, where both are at hand. */
  readonly texts?: { readonly before: string; readonly after: string };
}

/** Rules that follow each other in both editions, with new numbers. */
export interface Renumbered {
  readonly what: 'renumbered';
  readonly rules: readonly Successor[];
}

/** Rules that kept their numbers, and whose text differs only in citing others by their new numbers. */
interface ReferencesFollow {
  readonly what: 'references follow';
  readonly keys: readonly string[];
}

/** A rule that still cites by its old number what has another number now, or is gone. */
export interface ReferencesLeft {
  readonly what: 'references left';
  readonly from: string;
  readonly to: string;
  readonly cites: readonly LeftReference[];
}

/** A number that is cited as before, though what it stood for has another one. */
export interface LeftReference {
  readonly number: string;
  /** What it stood for has this number now; undefined where that is gone. */
  readonly now?: string;
  /** Where it is cited, in the newer edition's file; undefined where only digests are known. */
  readonly place?: Place;
  /** Where what it stood for begins now. */
  readonly nowPlace?: Place;
}

/** Rules that follow each other, with the same numbers and texts, printed elsewhere. */
export interface Moved {
  readonly what: 'moved';
  readonly keys: readonly string[];
  /** After which rule they are printed; undefined at the beginning. */
  readonly afterBefore?: string;
  readonly afterNow?: string;
}

/** A guess: a rule whose words are now those of several. */
interface Split {
  readonly what: 'split';
  readonly from: string;
  readonly into: readonly string[];
}

/** A guess: rules whose words are now those of one. */
interface Merged {
  readonly what: 'merged';
  readonly from: readonly string[];
  readonly into: string;
}

/** A chapter or section that came, went, has another title or another number. */
export interface HeadingChange {
  readonly what: 'heading';
  readonly level: 'chapter' | 'section';
  readonly before?: { readonly number: string; readonly title: string };
  readonly now?: { readonly number: string; readonly title: string };
}

/** One thing that changed from an edition to another. */
export type Change =
  | HeadingChange
  | Added
  | Removed
  | Reworded
  | Renumbered
  | ReferencesFollow
  | ReferencesLeft
  | Moved
  | Split
  | Merged;

/** Chapters of which an edition is left to say nothing: they are not in its file. */
export interface NotHeld {
  readonly by: 'older' | 'newer';
  readonly chapters: readonly string[];
}

/** What an edition is called in a comparison. */
export interface EditionName {
  readonly title: string;
  readonly edition: string;
  readonly rules: number;
  /** Whether the texts of all its rules are at hand. */
  readonly withTexts: boolean;
}

/** Everything that changed from one edition to another. */
export interface Comparison {
  readonly older: EditionName;
  readonly newer: EditionName;
  /** False where a text was missing, so that rewordings can't be shown, and splits and merges not be found. */
  readonly withTexts: boolean;
  /** Chapters that one edition holds and of which the other holds nothing though it cites them. */
  readonly notHeld: readonly NotHeld[];
  /** How many rules are as they were. */
  readonly unchanged: number;
  readonly changes: readonly Change[];
  /** What became of each rule that is in both editions, by its old key. */
  readonly successors: ReadonlyMap<string, Successor>;
}
