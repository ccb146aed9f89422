import { changeOf, type WrittenChange } from '../port/amendment/change';
import { AmendmentProblem } from '../port/amendment/model';
import type { ReadingOption } from '../port/amendment/readings';
import { ruleChanges } from '../port/in-process/rule-changes';
import { type PlayableAmendment, playableAmendment, playableReadings } from '../port/in-process-amendment';
import type { AmendedRule } from '../reports/amendment/impact';
import type { ImplementedRule } from '../reports/model';
import { readingOfRuling, rulebookOfRuling, UnknownReading } from '../rulebooks/readings';
import { Problem } from './problem';

/** What games are to be played under: the file of an amendment, other readings of rulings (`low-033=letter`), or both. */
export interface AmendmentAsked {
  readonly amend?: string | undefined;
  readonly ruling?: readonly string[] | undefined;
}

/**
 * Reads an amendment that the engine can play, with other readings of rulings.
 *
 * @returns undefined where neither is asked for
 * @throws Problem with a sentence for each thing that is wrong
 */
export function readAmendmentInput({ amend, ruling = [] }: AmendmentAsked): PlayableAmendment | undefined {
  const readings = [...new Set(ruling)].map(readingOption);
  try {
    if (amend !== undefined) return playableAmendment(amend, readings);
    const [first] = readings;
    return first && playableReadings(rulebookOfRuling(first.ruling), readings);
  } catch (error) {
    if (error instanceof UnknownReading) throw new Problem([`--ruling ${ruling[0]}: ${error.message}`]);
    throw error instanceof AmendmentProblem ? new Problem([...error.problems]) : error;
  }
}

/** A reading of a ruling, as `--ruling` asks for it. Throws a Problem for one that isn't written so. */
function readingOption(asked: string): ReadingOption {
  const [, ruling, reading] = /^([^\s=]+)=([^\s=]+)$/.exec(asked) ?? [];
  if (ruling !== undefined && reading !== undefined) return { ruling, reading, option: `--ruling ${asked}` };
  throw new Problem([
    `--ruling ${asked}: a ruling and one of its readings are wanted, such as low-033=letter; docs/rulings.md lists them.`,
  ]);
}

/** A change that is tried, and what a table lists for it. */
export interface TriedChange extends AmendedRule {
  readonly off: readonly string[];
}

/**
 * The changes of an amendment, each with the number and the title of its rule.
 *
 * @param titles what rules are called, by their numbers
 * @param implemented all rules as the engine has them: of several with one number, a number is set in the one that has it
 */
export const triedChanges = (
  { rulebook, changes, offOfEach }: PlayableAmendment,
  titles: ReadonlyMap<string, string>,
  implemented: readonly ImplementedRule[],
): readonly TriedChange[] =>
  changes.map(({ text, change }, place): TriedChange => {
    const off = offOfEach[place] ?? [text];
    if ('number' in change) {
      const title = titleOf(change, implemented) ?? titles.get(change.number);
      return { change: text, off, rule: change.number, ...(title === undefined ? {} : { title }) };
    }
    if (change.verb === 'ruling') {
      const { reading } = readingOfRuling(rulebook, change).reading;
      return { change: text, off, rule: numbersIn(off).join(', '), title: reading };
    }
    const own = off
      .flatMap((each) => ruleChanges(changeOf(each)))
      .flatMap((each) => (each.verb === 'add' ? [each.rule] : []));
    return {
      change: text,
      off,
      rule: own.map(({ number }) => number).join(', '),
      title: own.map(({ title }) => title).join('; '),
    };
  });

/** The numbers of the rules that some changes are about. */
const numbersIn = (off: readonly string[]): readonly string[] =>
  off.map(changeOf).flatMap((change) => ('number' in change ? [change.number] : []));

const titleOf = (
  { verb, number }: Extract<WrittenChange, { readonly number: string }>,
  implemented: readonly ImplementedRule[],
): string | undefined =>
  verb === 'set'
    ? implemented.find((rule) => rule.number === number && rule.form === 'parameter')?.title
    : undefined;
