import { type Rule, variantsOf } from '../engine/kernel';
import { gameOf } from '../port/in-process/games';

/** A variant of a rule: the number that the rule is known by, how it differs, and the rule's other numbers. */
export interface RuleVariant {
  readonly number: string;
  readonly words: string;
  readonly also: readonly string[];
}

/** The variants that are declared at the rules of a rulebook, by the first number of their rule. */
export function variantsByRule(rulebook: string): ReadonlyMap<string, readonly RuleVariant[]> {
  const rules = new Set<Rule>([...(gameOf(rulebook)?.ruleset.rules.values() ?? [])].flat());
  const byRule = new Map<string, RuleVariant[]>();
  for (const rule of rules)
    for (const { number, words, also } of variantsOf(rule))
      byRule.set(number, [...(byRule.get(number) ?? []), { number, words, also }]);
  return byRule;
}
