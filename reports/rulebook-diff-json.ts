import type { Change, Comparison, EditionName } from '../rulebooks/diff/changes';
import { type DiffReport, limitsOf, type Touched } from './rulebook-diff';
import { type WordChange, wordChanges } from './word-changes';

/** The JSON of a comparison. */
export interface DiffSummary {
  readonly older: EditionName & { readonly name: string };
  readonly newer: EditionName & { readonly name: string };
  readonly withTexts: boolean;
  /** Chapters that were not compared. */
  readonly notHeld: Comparison['notHeld'];
  /** What was not compared, and whether the two seem to be editions of one rulebook, in words. */
  readonly limits: readonly string[];
  readonly unchanged: number;
  /** How many rules there are of each kind of change that occurs. */
  readonly counts: Readonly<Record<string, number>>;
  readonly touched: Touched;
  readonly changes: readonly (Change & {
    /** Splits and mergers are guesses. */
    readonly guess?: true;
    /** What changed in a reworded text. */
    readonly words?: readonly WordChange[];
    readonly touched: Touched;
  })[];
}

/** A comparison as JSON. */
export function toDiffSummary({ names, comparison, changes, kinds, touched }: DiffReport): DiffSummary {
  const { older, newer, withTexts, unchanged } = comparison;
  return {
    older: { name: names.older, ...older },
    newer: { name: names.newer, ...newer },
    withTexts,
    notHeld: comparison.notHeld,
    limits: limitsOf(comparison, names),
    unchanged,
    counts: Object.fromEntries(kinds.map(({ what, count }) => [what, count])),
    touched,
    changes: changes.map((each) => ({
      ...each.change,
      ...(each.change.what === 'split' || each.change.what === 'merged' ? { guess: true } : {}),
      ...(each.change.what === 'reworded' && each.change.texts !== undefined
        ? { words: wordChanges(each.change.texts.before, each.change.texts.after) }
        : {}),
      touched: each.touched,
    })),
  };
}
