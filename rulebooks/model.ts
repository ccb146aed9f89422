/** A rulebook as data: its structure, its numbers and its digests, never its publisher's sentences. */
export interface Rulebook {
  /** What the rulebook's folder is called, e.g. `legions-of-will`. */
  readonly id: string;
  readonly title: string;
  /** The day the edition took effect, e.g. `2023-09-11`. */
  readonly edition: string;
  readonly chapters: readonly Chapter[];
}

/** A numbered chapter, e.g. 7. */
export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** A numbered section, e.g. 704. Its title is empty where the rulebook prints none. */
export interface Section {
  readonly number: string;
  readonly title: string;
  /** In the order of their numbers; `line` has the order in which they are printed. */
  readonly rules: readonly RuleRow[];
  /** What is printed in it without a number of its own and announced as a note; left out where there is none. */
  readonly notes?: readonly NoteRow[];
}

/** A note that is printed in a section without a number. */
export interface NoteRow {
  /** The line of the source on which it starts, counted from 1. */
  readonly line: number;
  /** As that of a rule. */
  readonly digest: string;
  /** How many words it has, its examples not counted. */
  readonly words: number;
  readonly examples: number;
  /** What it cites, as a rule does. */
  readonly references: readonly string[];
}

/** One printed rule. */
export interface RuleRow {
  /** As printed, even where it is misprinted. */
  readonly number: string;
  /** 1, or 2 where the number has been printed once before, and so on. */
  readonly occurrence: number;
  /** The number, followed by `~2` for its second occurrence. Unique in the rulebook. */
  readonly key: string;
  /** The key of the rule that this one is a part of, if the rulebook prints it. */
  readonly parent?: string;
  /** 1 for 704.5, 2 for 704.5c. */
  readonly depth: number;
  /** The line of the source on which the rule starts, counted from 1. */
  readonly line: number;
  /** First 16 hexadecimal digits of the SHA-256 of the normalised text and examples, its number left out. */
  readonly digest: string;
  /**
   * The same digest of the text without the numbers that it cites, so that a rule whose references follow a
   * renumbering is told from one that was reworded. Left out where nothing is cited. Made by `wordingOf`.
   */
  readonly wording?: string;
  /** How many words the rule has, its examples not counted. */
  readonly words: number;
  /** How many worked examples belong to the rule. */
  readonly examples: number;
  /** The chapters, sections and rules that the rule cites, in order, ranges written out, each once. */
  readonly references: readonly string[];
}

/** How the reference engine reads a place where the rulebook contradicts itself or is silent. */
export interface Ruling {
  /** E.g. `low-001`. Never given twice. */
  readonly id: string;
  /** Keys of the rules in question. */
  readonly rules: readonly string[];
  readonly question: string;
  /** The readings that are possible; the one taken is among them. */
  readonly readings: readonly string[];
  readonly taken: string;
  readonly why: string;
  /** The scenarios that pin the reading, as `features/….feature: Name`. */
  readonly scenarios: readonly string[];
  /** The readings that were not taken and that the reference engine can play all the same. Left out: none. */
  readonly playable?: readonly PlayableReading[];
}

/** A reading of a ruling that was not taken, as changes of the reference engine's rules. */
export interface PlayableReading {
  /** What it is asked for by, a word or several with hyphens: `low-064=seven`. */
  readonly name: string;
  /** One of the ruling's readings. */
  readonly reading: string;
  /** What an amendment would say: `vary 704.5e whose: owner`. */
  readonly changes: readonly string[];
  /** The scenarios that are played under it, as `features/….feature: Name`. */
  readonly scenarios: readonly string[];
}

/** Rules that say the same thing: whoever cites one of them for it has cited the right one. */
export interface EqualCitation {
  /** Their keys, at least two. */
  readonly rules: readonly string[];
  /** What all of them say, in our words. */
  readonly about: string;
}

/** Something in the source that did not become part of the rulebook. */
export interface Unread {
  readonly line: number;
  readonly why: string;
  /** Whether it looks like a rule, which is lost with it. */
  readonly lostRule?: true;
}
