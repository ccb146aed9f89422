import type { NoteRow, RuleRow, Unread } from './model';

/**
 * A rulebook as read from its publisher's file: its structure with all of its text, kept in memory only. What is
 * written down is the `Rulebook` made from it.
 */
export interface Source {
  /** Which reader read it, e.g. `numbered-text`. */
  readonly format: string;
  readonly title: string;
  /** The day the edition took effect, if the file says it, e.g. `2023-09-11`. */
  readonly edition?: string;
  /** Every heading that is printed, in the contents list and in the body, in the order in which they are printed. */
  readonly headings: readonly Heading[];
  /** Every numbered rule, in the order in which they are printed. */
  readonly rules: readonly SourceRule[];
  /** Every note without a number, in the order in which they are printed. */
  readonly notes: readonly SourceNote[];
  /** Everything that became no part of a rule or heading, with its line and why. */
  readonly unread: readonly Unread[];
}

/** A place in the user's file. Both are counted from 1; a column counts UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A chapter's or a section's heading. */
export interface Heading extends Place {
  readonly level: 'chapter' | 'section';
  readonly number: string;
  readonly title: string;
  /** The number of the chapter to which its number belongs; a chapter belongs to itself. */
  readonly belongs: string;
  /** Where it is printed. */
  readonly printed: 'contents' | 'body';
}

/** A numbered rule with its text. */
export interface SourceRule extends Omit<RuleRow, 'references'>, Place {
  /** The numbers of the chapter and of the section in which it is printed (not: to which its number belongs). */
  readonly chapter: string;
  readonly section: string;
  /** The chapter and the section to which its number belongs. */
  readonly belongs: { readonly chapter: string; readonly section: string };
  /** The normalised text without its number, with its examples. Its digest is made from this. */
  readonly text: string;
  readonly references: readonly Reference[];
}

/** A note without a number, with its text. */
export interface SourceNote extends Omit<NoteRow, 'references'>, Place {
  /** The chapter and the section in which it is printed; a note above all sections of a chapter has that for both. */
  readonly belongs: { readonly chapter: string; readonly section: string };
  /** The normalised text with its examples, without the word that announces it. */
  readonly text: string;
  readonly references: readonly Reference[];
}

/** A place where a rule or a note cites a rule, a section or a chapter. */
export interface Reference extends Place {
  /** As it is printed, e.g. `601.1a-d`. */
  readonly printed: string;
  /** What it cites, a range written out, e.g. `601.1a`, `601.1b`, `601.1c`, `601.1d`. Never empty. */
  readonly numbers: readonly string[];
  /** Whether it is a range whose end stands before its beginning; `numbers` then holds both ends. */
  readonly backwards: boolean;
  /** The title that is quoted with it, e.g. `State-Based Actions`. */
  readonly title?: string;
}
