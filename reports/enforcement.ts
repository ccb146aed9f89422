import { byRule, type Classification, type ClassifiedRule } from '../rulebooks/classification';
import { groupedBy } from './grouped-by';
import type { Enforcement, ImplementedRule } from './model';

/** What is known of an engine's objects, and of where rules come from. */
export interface Enforcing {
  readonly classified: ReadonlyMap<string, ClassifiedRule>;
  /** What stands under each number. */
  readonly implemented: ReadonlyMap<string, readonly ImplementedRule[]>;
  /** The same by the object that it is, under one number or several. */
  readonly borne: ReadonlyMap<string, readonly ImplementedRule[]>;
}

/** An engine lists its objects by number: one that stands under several is called the same under each. */
const objectOf = ({ title, form }: ImplementedRule): string => `${form}: ${title}`;

/** What is known of the objects of an engine: from what it says that it implements, and from the classification. */
export const enforcingOf = ({
  implemented,
  classification,
}: {
  readonly implemented: readonly ImplementedRule[];
  readonly classification?: Classification;
}): Enforcing => ({
  classified: byRule(classification),
  implemented: groupedBy(implemented, ({ number }) => [number]),
  borne: groupedBy(implemented, (rule) => [objectOf(rule)]),
});

/** How an engine comes to keep a rule; undefined where it tells of no rules, or nothing is known of this one. */
export function enforcementOf(key: string, facts: Enforcing): Enforcement | undefined {
  const { implemented, classified } = facts;
  const own = implemented.get(key);
  const { restates, followsFrom, inherent } = classified.get(key) ?? {};
  if (own !== undefined) {
    if (own.every((rule) => toldApart(rule, facts).size > 1)) return 'shared';
    return restates === undefined ? 'own' : 'restated';
  }
  if (implemented.size === 0) return undefined;
  if (followsFrom !== undefined) return 'derived';
  return inherent === undefined ? undefined : 'inherent';
}

/** The other rules that share all objects of a rule with it undeclared: none where it has one of its own. */
export function sharingWith(key: string, facts: Enforcing): readonly string[] {
  if (enforcementOf(key, facts) !== 'shared') return [];
  const numbers = (facts.implemented.get(key) ?? []).flatMap((rule) => [...toldApart(rule, facts)]);
  return [...new Set(numbers)].filter((number) => number !== key);
}

/** The numbers under which an object stands, without those that say again what another one of them says. */
function toldApart(rule: ImplementedRule, { borne, classified }: Enforcing): ReadonlySet<string> {
  const all = new Set((borne.get(objectOf(rule)) ?? []).map(({ number }) => number));
  const isSaidAgain = (number: string): boolean => {
    const restates = classified.get(number)?.restates;
    return restates !== undefined && all.has(restates);
  };
  return new Set([...all].filter((number) => !isSaidAgain(number)));
}
