import type { Place } from '../source';
import type { Book } from './book';

export const severities = ['error', 'warning', 'note'] as const;

/** An error is wrong, a warning is probably wrong, a note is worth knowing. */
export type Severity = (typeof severities)[number];

/** What a check found, at a place. */
export interface Found extends Place {
  /** The key of the rule, or the number of the section, that it is about; left out where it is about a line. */
  readonly rule?: string;
  /** One sentence: what is wrong and, where possible, what to do. */
  readonly message: string;
  /** Left out, it is the check's own. */
  readonly severity?: Severity;
}

/** What lint found in a rulebook. */
export interface Finding extends Found {
  readonly code: string;
  readonly severity: Severity;
}

/** One kind of finding, and how to find it. */
export interface Check {
  readonly code: string;
  readonly severity: Severity;
  /** What the code means, in one sentence. */
  readonly explanation: string;
  /** Why it can't run on a rulebook of which only numbers and digests are stored; left out where it can. */
  readonly needsText?: string;
  /** What a book lacks for the check to say anything of it; undefined where nothing does. Left out, it needs only text. */
  readonly lacking?: (book: Book) => string | undefined;
  /** In any order. */
  readonly find: (book: Book) => Found[];
}
