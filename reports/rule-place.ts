import type { RuleResult, RunResult, ScenarioResult } from './model';

/** A rule where it stands in its rulebook. */
export interface RulePlace {
  readonly rule: RuleResult;
  readonly section: { readonly number: string; readonly title: string };
  readonly chapter: { readonly number: string; readonly title: string };
}

/** Where the rules of a run's rulebooks stand: by a rulebook's id and a rule's number; undefined where it has none of that number. */
export function rulePlaces({
  rulebooks,
}: Pick<RunResult, 'rulebooks'>): (rulebook: string | undefined, number: string) => RulePlace | undefined {
  const places = new Map<string, RulePlace>();
  for (const { id, chapters } of rulebooks)
    for (const chapter of chapters)
      for (const section of chapter.sections)
        for (const rule of section.rules)
          for (const name of [rule.key, rule.number])
            if (!places.has(`${id} ${name}`)) places.set(`${id} ${name}`, { rule, section, chapter });
  return (rulebook, number) => places.get(`${rulebook ?? ''} ${number}`);
}

/** The rule that a scenario stands under, in words: its number and, where it is known, its chapter. */
export function ruleInWords(
  { rulebook, rules, own = rules[0] }: ScenarioResult,
  placeOf: ReturnType<typeof rulePlaces>,
): string {
  if (own === undefined) return 'about no numbered rule';
  const place = placeOf(rulebook, own);
  return place === undefined ? own : `${own}, chapter ${place.chapter.number} ${place.chapter.title}`;
}
