import type { Consequence, Definition, Parameter } from './forms';
import type { InForce, Rule } from './rule';
import { declareVariants } from './variants';

/** What else an object of a rule may hold. */
type Otherwise<R> = R extends Rule ? Partial<Omit<R, keyof Rule>> : never;

/**
 * Declares, where a rule is written, how it might have been: whose, how many, in which order, at least or more than. Each
 * variant is named by how it differs, and played in the rule's place by `<number>: <words>` among the numbers that are
 * switched off. A parameter has one more and one less without being asked.
 */
export function varied(rule: Parameter, variants: Readonly<Record<string, number>>): Parameter;
export function varied<G extends InForce, A extends readonly unknown[], T>(
  rule: Definition<G, A, T>,
  variants: Readonly<Record<string, (game: G, ...facts: A) => T>>,
): Definition<G, A, T>;
export function varied<G extends InForce, A extends readonly unknown[]>(
  rule: Consequence<G, A>,
  variants: Readonly<Record<string, (game: G, ...facts: A) => void>>,
): Consequence<G, A>;
export function varied<R extends Rule>(rule: R, variants: Readonly<Record<string, Otherwise<R>>>): R;
export function varied(rule: Rule, variants: Readonly<Record<string, unknown>>): Rule {
  declareVariants(rule, variants);
  return rule;
}
