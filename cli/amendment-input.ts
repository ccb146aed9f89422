import { changeOf, type WrittenChange } from '../port/amendment/change';
import { AmendmentProblem } from '../port/amendment/model';
import { ruleChanges } from '../port/in-process/rule-changes';
import { type PlayableAmendment, playableAmendment } from '../port/in-process-amendment';
import type { AmendedRule } from '../reports/amendment/impact';
import type { ImplementedRule } from '../reports/model';
import { Problem } from './problem';

/** Reads an amendment that the engine can play. Throws a Problem with a sentence for each thing that is wrong in it. */
export function readAmendmentInput(file: string): PlayableAmendment {
  try {
    return playableAmendment(file);
  } catch (error) {
    throw error instanceof AmendmentProblem ? new Problem([...error.problems]) : error;
  }
}

/** A change that is tried, and how a table takes it. */
export interface TriedChange extends AmendedRule {
  readonly off: string;
}

/**
 * The changes of an amendment, each with the number and the title of its rule.
 *
 * @param titles what rules are called, by their numbers
 * @param implemented all rules as the engine has them: of several with one number, a number is set in the one that has it
 */
export const triedChanges = (
  { changes, off }: PlayableAmendment,
  titles: ReadonlyMap<string, string>,
  implemented: readonly ImplementedRule[],
): readonly TriedChange[] =>
  changes.map(({ text, change }, place): TriedChange => {
    const asTaken = off[place] ?? text;
    if ('number' in change) {
      const title = titleOf(change, implemented) ?? titles.get(change.number);
      return { change: text, off: asTaken, rule: change.number, ...(title === undefined ? {} : { title }) };
    }
    const own = ruleChanges(changeOf(asTaken)).flatMap((each) => (each.verb === 'add' ? [each.rule] : []));
    return {
      change: text,
      off: asTaken,
      rule: own.map(({ number }) => number).join(', '),
      title: own.map(({ title }) => title).join('; '),
    };
  });

const titleOf = (
  { verb, number }: Extract<WrittenChange, { readonly number: string }>,
  implemented: readonly ImplementedRule[],
): string | undefined =>
  verb === 'set'
    ? implemented.find((rule) => rule.number === number && rule.form === 'parameter')?.title
    : undefined;
