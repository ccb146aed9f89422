/** The full trace of a game, as plain data: what it says can be written as JSON, read back, and rebuilt from. */

/** A value as the full trace has it: plain values and lists as they are, whatever else with a word that says what it is. */
export type RecordedValue =
  | string
  | number
  | boolean
  | null
  | readonly RecordedValue[]
  /** A record, by its name. */
  | { readonly record: string }
  /** What never changes and was there as the table was set up: where it was found first. */
  | { readonly constant: string }
  /** A rule of the ruleset: its number, and which of those with that number. */
  | { readonly rule: string; readonly place: number }
  /** Plain data, field by field. */
  | { readonly fields: RecordedFields }
  | { readonly map: readonly (readonly RecordedValue[])[] }
  | { readonly set: readonly RecordedValue[] }
  /** Where the generator of chance is. */
  | { readonly generator: readonly number[] }
  /** Nothing at all, or a number that JSON has no words for. */
  | { readonly special: 'undefined' | 'Infinity' | '-Infinity' | 'NaN' };

/** Plain data as the full trace writes them, by their fields. */
export interface RecordedFields {
  readonly [field: string]: RecordedValue;
}

/** One change of the state. A record, and a list that a record has, is named as it was when it came to be. */
export type Change =
  /** A record comes to be. Its fields hold what they begin with, until the changes that follow. */
  | { readonly creates: string; readonly kind: string }
  | { readonly record: string; readonly field: string; readonly value: RecordedValue }
  /** At a place, counted from 0, or at the end. */
  | { readonly list: string; readonly adds: RecordedValue; readonly at: number | 'end' }
  | { readonly list: string; readonly removes: number | 'end' }
  /** All that the list holds now. */
  | { readonly list: string; readonly holds: readonly RecordedValue[] };

/**
 * Something that changed the state. `event`: the readable trace has it as well; `bookkeeping`: it has it not, and nothing replaces it or
 * triggers on it; `antecedents`: what is spoken of while instructions are followed, which is no event.
 */
export interface FullTraceLine {
  readonly is: 'event' | 'bookkeeping' | 'antecedents';
  /** What happens, in the rulebook's words. */
  readonly what: string;
  /** Number of the rule that causes it; null where the table is only set up. */
  readonly rule: string | null;
  readonly about: RecordedFields;
  readonly changes: readonly Change[];
}
