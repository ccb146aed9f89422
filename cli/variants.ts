import {
  ALWAYS,
  allPointsOf,
  outOfForce,
  pointsOf,
  RefusedChange,
  type Rule,
  UnknownRule,
  type Variant,
  type VariationPoint,
} from '../engine/kernel';
import { rulesetOf } from '../port/in-process/games';
import { RefusedModule } from '../port/in-process/own-rules';
import { changesIn } from '../port/in-process/rule-changes';
import type { Identity } from '../rulebooks/identity';

/** A variant of a rule: the number that the rule is known by, how it differs, and the rule's other numbers. */
export interface RuleVariant {
  readonly number: string;
  /** What an amendment says to have it: `vary 704.5e whose: owner`. */
  readonly change: string;
  readonly words: string;
  readonly also: readonly string[];
  /** Is it declared at the rule, and not one that every rule of its form offers? */
  readonly isDeclared: boolean;
  /** Is it that a condition is met wherever it is asked? */
  readonly isAlways: boolean;
}

/** The variants of the rules of a rulebook, by the first number of their rule: those that are declared, and those that forms offer. */
export function variantsByRule(
  rulebook: string,
  edition?: string,
): ReadonlyMap<string, readonly RuleVariant[]> {
  const ruleset = rulesetOf(rulebook, edition);
  const rules = new Set<Rule>([...(ruleset?.rules.values() ?? [])].flat());
  const byRule = new Map<string, RuleVariant[]>();
  for (const rule of rules) {
    const declared = pointsOf(rule);
    for (const point of allPointsOf(rule))
      for (const { number, words, restates, choice, ...said } of point.variants) {
        const isDeclared = declared.includes(point);
        const change = changeTo({ number, choice, ...said }, point, ruleset?.rules.get(number) ?? []);
        const variant = { number, change, words, also: restates, isDeclared, isAlways: choice === ALWAYS };
        byRule.set(number, [...(byRule.get(number) ?? []), variant]);
      }
  }
  return byRule;
}

/** What an amendment says to have a variant: where the rule names several numbers, which of them is changed. */
function changeTo(
  { number, change, choice }: Pick<Variant, 'number' | 'change' | 'choice'>,
  { written, withNumber }: VariationPoint,
  rules: readonly Rule[],
): string {
  if (!withNumber) return change;
  const numbers = rules.flatMap(pointsOf).flatMap((each) => (each.withNumber ? [each.written] : []));
  return new Set(numbers).size > 1 ? `set ${number} from ${written} to ${choice}` : change;
}

/** Says why rules can't be changed so in any of some rulebooks that have the number; undefined where they can. */
export function whyNoVariant(change: string, rulebooks: readonly Identity[]): string | undefined {
  const whys = rulebooks.map(({ id, edition }) => {
    const ruleset = rulesetOf(id, edition) ?? rulesetOf(id);
    try {
      if (ruleset) outOfForce(ruleset, changesIn([change]));
      return undefined;
    } catch (error) {
      if (error instanceof RefusedChange || error instanceof UnknownRule || error instanceof RefusedModule)
        return error.message;
      throw error;
    }
  });
  return whys.includes(undefined) ? undefined : whys[0];
}

/** What an amendment may say of a rule, in the words that it takes, with what the rulebook says; nothing where nothing is enforced. */
export function amendmentsOf({ id, edition }: Identity, number: string): readonly string[] {
  const rules = (rulesetOf(id, edition) ?? rulesetOf(id))?.rules.get(number) ?? [];
  const points = rules.flatMap(allPointsOf).flatMap((point) => {
    const { variants, written } = point;
    const [first] = variants;
    if (point.withNumber && first)
      return `${changeTo(first, point, rules)}, or to any other number (as written: ${written})`;
    return variants.map(({ change }) => `${change} (as written: ${written})`);
  });
  return rules.length === 0 ? [] : [`off ${number}`, ...new Set(points)];
}
