import type { Numbering } from '../numbering';
import type { PlacedText } from '../placed-text';
import type { Heading } from '../source';

/** One way in which rulebooks are printed. A new one is a file beside this one, and a line in the list of formats. */
export interface Format {
  /** E.g. `numbered-text`. */
  readonly name: string;
  readonly numbering: Numbering;
  /** Matches each worked example in a rule's text, whole. */
  readonly example: RegExp;
  /** Whether a file looks like this format. The first in the list that says so reads it. */
  readonly recognises: (text: string) => boolean;
  /** Reads a file that was recognised. Every line of it is in what it returns. */
  readonly read: (text: string) => Outline;
}

/** An example with a label: it reaches up to the next one, or to the end of the rule. */
export const labelledExample = /(?:^|\s)Examples?\s?:.*?(?=\sExamples?\s?:|$)/gs;

/** What a format finds in a file, in the order in which it is printed. */
export interface Outline {
  /** Everything that stands before the first heading or rule: title and date are looked for in it. */
  readonly front: readonly PlacedText[];
  readonly entries: readonly Entry[];
}

/** A heading, a rule or a note with all that belongs to it, or what is none of them. */
export type Entry =
  | {
      readonly is: 'heading';
      readonly level: Heading['level'];
      readonly printed: Heading['printed'];
      readonly number: string;
      readonly title: PlacedText;
      /** The offset in the file at which its number begins. */
      readonly offset: number;
    }
  | {
      readonly is: 'rule';
      readonly number: string;
      readonly offset: number;
      /** Its text without its number, then every line, paragraph or example that belongs to it. */
      readonly paragraphs: readonly PlacedText[];
    }
  | {
      readonly is: 'note';
      readonly offset: number;
      /** Its text without what announces it, line by line. */
      readonly paragraphs: readonly PlacedText[];
    }
  | {
      readonly is: 'unread';
      readonly text: PlacedText;
      readonly why: string;
      /** Whether it looks like a rule, which is lost with it. */
      readonly lostRule?: true;
    };
