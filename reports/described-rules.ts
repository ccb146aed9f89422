import type { RunResult } from './model';
import { rulePlaces } from './rule-place';

/** A rule in words that are none of its rulebook's sentences. */
export interface DescribedRule {
  /** As scenarios, or else the engine, call it; left out where neither does. */
  readonly title?: string;
  readonly section: string;
  readonly chapter: string;
}

/** What the rules of some runs are called, and where they stand: by a rulebook's id and a rule's key. */
export function describedRules(
  results: readonly RunResult[],
): (rulebook: string, key: string) => DescribedRule | undefined {
  const titles = new Map<string, string>();
  for (const { scenarios } of results)
    for (const { rulebook, own, ruleTitle } of scenarios)
      if (own !== undefined && ruleTitle !== undefined && !titles.has(`${rulebook} ${own}`))
        titles.set(`${rulebook} ${own}`, ruleTitle);
  const placeOf = rulePlaces({ rulebooks: results.flatMap(({ rulebooks }) => rulebooks) });
  return (rulebook, key) => {
    const place = placeOf(rulebook, key);
    if (place === undefined) return undefined;
    const { rule, section, chapter } = place;
    return {
      title: titles.get(`${rulebook} ${rule.number}`) ?? rule.implemented[0]?.title,
      section: `${section.number} ${section.title}`,
      chapter: `${chapter.number} ${chapter.title}`,
    };
  };
}
