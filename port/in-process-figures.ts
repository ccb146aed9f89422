import type { NumberInEditions } from '../engine/card-game/sentences';
import { beforeAnyGame, type InForce, numberOf, outOfForce, type Rule } from '../engine/kernel';
import { numberIn, rulesetOf } from './in-process/games';
import { changesIn } from './in-process/rule-changes';

const isFigure = (rule: Rule): rule is Rule & ((game: InForce) => number) =>
  rule.form === 'parameter' && typeof rule === 'function';

/**
 * The number that a rulebook's rule names: what a table has to have of something for the game to begin.
 *
 * @param numbers the rule's number in each edition
 * @param off what is switched off or changed: where another number stands in the rule's place, that one counts
 * @throws RangeError where the rulebook's game has no number there
 */
export function figureOf(
  { rulebook, edition }: { readonly rulebook: string; readonly edition?: string | undefined },
  numbers: NumberInEditions,
  off: readonly string[],
): number {
  const ruleset = rulesetOf(rulebook, edition);
  const rule = numberIn(numbers, ruleset);
  const found = ruleset?.rules.get(rule)?.find(isFigure);
  if (!ruleset || !found) throw new RangeError(`Rule ${rule} of ${rulebook} names no number.`);
  const own = [found.number, ...found.restates];
  const changes = changesIn(off).filter((change) => own.includes(numberOf(change)));
  const other = outOfForce(ruleset, changes).get(found)?.answer;
  return typeof other === 'number' ? other : found(beforeAnyGame);
}
