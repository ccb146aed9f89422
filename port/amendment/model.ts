import { Type } from '@sinclair/typebox';
import { PATTERNS, type WrittenLine } from './change';

/** An amendment as it is written, in YAML or JSON: the schema that editors complete it by. */
export const amendmentFile = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      description: 'What it is called, as scenarios name it: … game under "a hand of three" between …',
    }),
    rulebook: Type.String({ description: 'Id of the rulebook that it changes, as its features name it.' }),
    edition: Type.Optional(
      Type.String({ description: 'Edition of the rulebook that it was written for, e.g. 2023-09-11.' }),
    ),
    changes: Type.Array(
      Type.Union([
        Type.String({ pattern: PATTERNS.set, description: 'Another number: set 402.2 to 3' }),
        Type.String({ pattern: PATTERNS.off, description: 'Without the rule: off 514.2' }),
        Type.String({
          pattern: PATTERNS.vary,
          description: 'What else the rule could say: vary 704.5e whose: owner',
        }),
        Type.String({
          pattern: PATTERNS.replace,
          description: 'A rule of your own in its place: replace 704.5c with ./my-rule.ts',
        }),
        Type.String({ pattern: PATTERNS.add, description: 'A rule of your own on top: add ./my-rule.ts' }),
        Type.String({
          pattern: PATTERNS.ruling,
          description: 'Another reading of a ruling: ruling low-033: letter',
        }),
        Type.Record(
          Type.String({ pattern: String.raw`^(?:vary \S+ \S|ruling \S+$)` }),
          Type.Union([Type.String(), Type.Number()]),
          {
            minProperties: 1,
            maxProperties: 1,
            description: 'The same as the text, as YAML reads it without quotes: vary 704.5e whose: owner',
          },
        ),
      ]),
      { minItems: 1, description: 'What it changes, one change an entry.' },
    ),
  },
  { additionalProperties: false, description: 'What a rulebook would say instead.' },
);

/** A place in a file; both from 1 on. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A line of an amendment, and where it is written. */
export interface PlacedChange extends Place {
  readonly change: WrittenLine;
  /** As it is written: `set 402.2 to 3`. */
  readonly text: string;
  /** The option that says it, where no line of a file does. */
  readonly option?: string;
}

/** A change of a rulebook that somebody thinks about. */
export interface Amendment {
  readonly name: string;
  readonly rulebook: string;
  readonly edition?: string | undefined;
  /** Where it is written: absolute. Left out: options alone say it. */
  readonly file?: string | undefined;
  readonly changes: readonly PlacedChange[];
  /** Where it says which rulebook it is to, and which edition of it. */
  readonly places: { readonly rulebook: Place; readonly edition?: Place | undefined };
}

/** An amendment that can't be played: each sentence says what is wrong, where, and what could be said instead. */
export class AmendmentProblem extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'AmendmentProblem';
  }
}
