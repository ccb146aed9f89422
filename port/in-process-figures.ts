import { type InForce, type Rule, variantsOf } from '../engine/kernel';
import { gameOf } from './in-process/games';

/** A table before any game: every rule is as it is written. */
const asWritten: InForce = { isOn: () => true, exercise: () => undefined };

const isFigure = (rule: Rule): rule is Rule & ((game: InForce) => number) =>
  rule.form === 'parameter' && typeof rule === 'function';

/**
 * The number that a rulebook's rule names: what a table has to have of something for the game to begin.
 *
 * @param rule the rule's number
 * @param off what is switched off: where a variant stands in the rule's place, its number counts
 * @throws RangeError where the rulebook's game has no number there
 */
export function figureOf(rulebook: string, rule: string, off: readonly string[]): number {
  const found = gameOf(rulebook)?.ruleset.rules.get(rule)?.find(isFigure);
  if (!found) throw new RangeError(`Rule ${rule} of ${rulebook} names no number.`);
  const numbers = [found.number, ...found.also];
  const variant = variantsOf(found).find(({ words }) =>
    numbers.some((number) => off.includes(`${number}: ${words}`)),
  );
  return typeof variant?.answer === 'number' ? variant.answer : found(asWritten);
}
