import type { ScenarioResult } from './model';

const goesOn: readonly string[] = ['And', 'But', '*'];
/** Words of a claim that something is not, or stays, as it is. */
const negative = /\b(?:still|not|can't|cannot|doesn't|don't|isn't|aren't|never|no|nobody|nothing|refused)\b/;
/** Steps of scenarios that are about how scenarios are set up and read: no engine plays any part in what they show. */
const aboutScenarios = /^this scenario is run:$|^it can't be set up:/;

/** Is the scenario about Rulewright itself, its texts and tables, rather than about any engine? */
export const isAboutScenarios = ({ steps }: Pick<ScenarioResult, 'steps'>): boolean =>
  steps.some(({ text }) => aboutScenarios.test(text));

/** Does the scenario claim that something has come about? What stays or can't be is no such claim. */
export function claimsThatSomethingHappens({ steps }: Pick<ScenarioResult, 'steps'>): boolean {
  let isClaim = false;
  return steps.some(({ keyword, text }) => {
    if (!goesOn.includes(keyword)) isClaim = keyword === 'Then';
    return isClaim && !negative.test(text.replace(/"[^"]*"/g, ''));
  });
}
