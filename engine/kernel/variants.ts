import type { InForce, Rule } from './rule';

/**
 * A rule as it might have been written. It is played where, beside its rule, it is among what is out of force: that rule is
 * off, and this stands in its place. So a game in which every rule is in force pays nothing for it.
 */
export interface Variant extends Rule {
  /** How it differs, in words: `owner instead of controller`. */
  readonly words: string;
  /** What answers instead, for a rule that is called. */
  readonly answer: unknown;
  /** The rule that is looked up instead, for one that isn't called. */
  readonly standing: Rule;
}

const declared = new WeakMap<Rule, readonly Variant[]>();

/** The variants that are declared at a rule. */
export const variantsOf = (rule: Rule): readonly Variant[] => declared.get(rule) ?? [];

/** The variant that stands in a rule's place among rules that are out of force. */
export const variantAmong = (off: ReadonlySet<Rule>, rule: Rule): Variant | undefined =>
  variantsOf(rule).find((variant) => off.has(variant));

/** The variant that stands in a rule's place in a game in which the rule is off. */
export const variantIn = (game: InForce, rule: Rule): Variant | undefined =>
  variantsOf(rule).find((variant) => !game.isOn(variant));

/** Adds variants to a rule, by how they differ: what answers instead, or fields that are others. */
export function declareVariants(rule: Rule, variants: Readonly<Record<string, unknown>>): void {
  const { number, also, restates, title, form, place } = rule;
  const more = Object.entries(variants).map(([words, answer]): Variant => {
    const standing = typeof answer === 'object' ? { ...rule, ...answer } : rule;
    return { number, also, restates, title, form, place, words, answer, standing };
  });
  declared.set(rule, [...variantsOf(rule), ...more]);
}
