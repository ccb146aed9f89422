import { changeOf, type RuleChange } from './changes';
import type { Rule, Variant } from './rule';
import type { Ruleset } from './ruleset';
import { type OutOfForce, pointsOf } from './variants';

/**
 * What some changes put out of force. Each is the number of a rule to switch off, or says what stands in a rule's place:
 * `set 402.2 to 3`, `vary 704.5e whose: owner`. Where several rules have one number, each of them is changed that could say
 * what is asked for.
 *
 * @throws UnknownRule for a number under which the engine enforces nothing
 * @throws UnknownVariant for what none of the number's rules could say
 */
export function outOfForce(of: Ruleset, changes: readonly string[]): OutOfForce {
  const out = new Map<Rule, Variant | undefined>();
  for (const text of changes) {
    const change = changeOf(text);
    const rules = of.rules.get(change.number);
    if (!rules) throw new UnknownRule(change.number, of);
    if (change.verb === 'off') for (const rule of rules) out.set(rule, undefined);
    else for (const [rule, variant] of variantsFor(change, rules)) out.set(rule, variant);
  }
  return out;
}

/** What stands in the place of each rule of a number that could say what is asked for. */
function variantsFor(
  change: Exclude<RuleChange, { readonly verb: 'off' }>,
  rules: readonly Rule[],
): readonly (readonly [Rule, Variant])[] {
  const found = rules.flatMap((rule) =>
    variantsAt(rule, change).map((variant): readonly [Rule, Variant] => [rule, variant]),
  );
  if (found.length === 0) throw new UnknownVariant(change, rules);
  return found;
}

function variantsAt(rule: Rule, change: Exclude<RuleChange, { readonly verb: 'off' }>): readonly Variant[] {
  return pointsOf(rule).flatMap(({ name, written, variants, withNumber }) => {
    if (change.verb === 'vary')
      return name === change.point ? variants.filter(({ choice }) => choice === change.choice) : [];
    const isMeant = change.from === undefined || written === String(change.from);
    return withNumber && isMeant ? [withNumber(change.to)] : [];
  });
}

/** A number that names no rule which the engine enforces. */
export class UnknownRule extends Error {
  constructor(number: string, of: Ruleset) {
    super(
      `The engine enforces nothing under rule ${number} of ${of.rulebook}; "rulewright explain ${number}" says what that rule is.`,
    );
    this.name = 'UnknownRule';
  }
}

/** What none of a number's rules could say. */
export class UnknownVariant extends Error {
  constructor(change: Exclude<RuleChange, { readonly verb: 'off' }>, rules: readonly Rule[]) {
    const said = change.verb === 'set' ? 'number' : `"${change.point}: ${change.choice}"`;
    const known = rules.flatMap(changesPossible).map((each) => `"${each}"`);
    super(
      `Rule ${change.number} has no ${said}; ${known.length > 0 ? `it can be changed by ${known.join(', ')}` : 'it can only be switched off'}.`,
    );
    this.name = 'UnknownVariant';
  }
}

/** What an amendment could say of a rule, besides switching it off; `N` stands for any number. */
export const changesPossible = (rule: Rule): readonly string[] =>
  pointsOf(rule).flatMap(({ variants, withNumber }) =>
    withNumber ? [`set ${rule.number} to N`] : variants.map(({ change }) => change),
  );
