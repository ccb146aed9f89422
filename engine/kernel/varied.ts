import type { Consequence, Definition } from './forms';
import type { InForce, Rule } from './rule';
import { declarePoints, type Points } from './variants';

/** What else an object of a rule may hold. */
type Otherwise<R> = R extends Rule ? Partial<Omit<R, keyof Rule>> : never;

/**
 * Declares, where a rule is written, the points at which it might have been otherwise: whose, which, when, in which order, a
 * number. Of each point what the rulebook says is marked with `AS_WRITTEN`; every other choice is what answers in its place.
 * A parameter has its number without being asked.
 *
 * Amendments choose by these words (`vary 704.5e whose: owner`, `set 708 to 4`), and `mutate` tries every choice.
 */
export function varied<G extends InForce, A extends readonly unknown[], T>(
  rule: Definition<G, A, T>,
  points: Points<(game: G, ...facts: A) => T>,
): Definition<G, A, T>;
export function varied<G extends InForce, A extends readonly unknown[]>(
  rule: Consequence<G, A>,
  points: Points<(game: G, ...facts: A) => void>,
): Consequence<G, A>;
export function varied<R extends Rule>(rule: R, points: Points<Otherwise<R>>): R;
export function varied(rule: Rule, points: Readonly<Record<string, object | undefined>>): Rule {
  declarePoints(rule, points);
  return rule;
}
