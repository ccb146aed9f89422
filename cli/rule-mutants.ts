import type { KnownRulebook } from '../reports/coverage';
import type { Mutant } from '../reports/mutants';
import { findRule } from '../rulebooks/library';
import { sourcesOf } from './rules';
import { type RuleVariant, variantsByRule } from './variants';

/** What a rule's absence is called. */
const OFF = 'off';

/**
 * The mutants of a rulebook's rules, by rule, in the order of the rules' numbers: each rule that the engine enforces and scenarios
 * are about is off, or those that it follows from; and each variant of an object that scenarios are about stands in its place.
 *
 * @param isLinked is a scenario about this rule?
 */
export function mutantsByRule(
  { rulebook, playedAs, implemented, classification }: KnownRulebook,
  isLinked: (rule: string) => boolean,
): ReadonlyMap<string, readonly Mutant[]> {
  if (implemented.length === 0) return new Map();
  const isRule = (number: string): boolean => findRule(rulebook, number) !== undefined;
  const variants = variantsByRule(rulebook.id, playedAs?.name);
  const own = new Set(implemented.map(({ number }) => number));
  const derived = (classification?.rules ?? []).flatMap(({ rule, followsFrom }) =>
    followsFrom ? [rule] : [],
  );
  const numbers = [...new Set([...own, ...derived, ...variants.keys()])].filter(isRule).sort(byNumber);
  return new Map(
    numbers.flatMap((rule): [string, readonly Mutant[]][] => {
      const sources = own.has(rule) ? [] : sourcesOf(rule, classification);
      const mutants = [
        ...(isLinked(rule) ? [without(rule, sources)] : []),
        ...distinct(variants.get(rule) ?? [])
          .filter(({ also }) => [rule, ...also].some(isLinked))
          .map(varied),
      ];
      return mutants.length === 0 ? [] : [[rule, mutants]];
    }),
  );
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

function without(rule: string, sources: readonly string[]): Mutant {
  const isDerived = sources.length > 0;
  const name = isDerived ? `without ${sources.join(', ')}` : OFF;
  return { rule, name, isOff: true, isAlways: false, off: isDerived ? sources : [rule], rules: [rule] };
}

/** Where several objects have one number, a change is one of all of them that it could be said of. */
const distinct = (variants: readonly RuleVariant[]): readonly RuleVariant[] => [
  ...new Map(variants.map((each) => [each.words, each])).values(),
];

const varied = ({ number, words, change, also, isAlways }: RuleVariant): Mutant => ({
  rule: number,
  name: words,
  isOff: false,
  isAlways,
  off: [change],
  rules: [number, ...also],
});
