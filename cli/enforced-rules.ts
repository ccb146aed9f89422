import type { EnforcedRule } from '../reports/rulebook-diff';
import { byRule } from '../rulebooks/classification';
import { findHome } from './home';
import { implementationsOf } from './implementations';
import { knownRulebooks } from './rules';
import { amendmentsOf } from './variants';

/**
 * What the reference engine enforces a rule of the newest edition with: the objects under its number or, where there
 * are none, those of the rules that it restates or follows from; none of a rulebook that isn't played. Slow: the engine is loaded,
 * and a process is asked where its rules stand.
 */
export function enforcedRules(id: string): (number: string) => readonly EnforcedRule[] {
  const [known] = knownRulebooks([id]);
  if (known === undefined || known.implemented.length === 0) return () => [];
  const classified = byRule(known.classification);
  const places = implementationsOf(id, findHome());
  const under = (number: string) => known.implemented.filter((rule) => rule.number === number);
  return (number) => {
    const { restates, followsFrom = [] } = classified.get(number) ?? {};
    const numbers =
      under(number).length > 0 ? [number] : [...(restates === undefined ? [] : [restates]), ...followsFrom];
    return numbers
      .filter((each) => under(each).length > 0)
      .map((each) => ({
        number: each,
        objects: under(each).map(({ title, form }) => ({ title, form })),
        at: places[each] ?? [],
        amendments: amendmentsOf(known.rulebook, each),
      }));
  };
}
