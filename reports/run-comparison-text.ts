import colours from 'picocolors';
import { axisWords, differenceOf, type FailureGroup } from './causes';
import type { RecordedScenario } from './recorded-run';
import { growthOf, lengthOf, type RunComparison, type ScenarioPair } from './run-comparison';
import {
  comparisonInShort,
  rungsInWords,
  runInWords,
  scenarioInWords,
  verdictsInWords,
} from './run-comparison-words';

/** How many scenarios of a cause, and how many of another list, are shown where not everything is asked for. */
const FEW_OF_A_CAUSE = 3;
const FEW = 12;

/**
 * The comparison of two runs in words: what is worse comes first.
 *
 * @param everything whether every scenario is listed, and not only the first few
 */
export function describeComparison(comparison: RunComparison, everything: boolean): string {
  const { before, after, newlyFailing, notSetUp, otherCause, newlyPassing, notJudged } = comparison;
  const { added, gone, renamed, lost, gained, longer, length, limits } = comparison;
  const few = (lines: readonly string[], most = FEW): readonly string[] => {
    const shown = everything ? lines : lines.slice(0, most);
    const rest = lines.length - shown.length;
    return rest > 0 ? [...shown, colours.dim(`and ${rest} more; --details lists them`)] : shown;
  };
  const inGroup = (
    group: FailureGroup<RecordedScenario>,
    then: readonly string[] = [],
  ): readonly string[] => [
    `${group.scenarios.length} ${group.verdict}${axisWords[group.axis] === '' ? '' : `, ${axisWords[group.axis]}`}: ${group.difference}`,
    ...[...then, ...few(group.scenarios.map(scenarioInWords), FEW_OF_A_CAUSE)].map((line) => `  ${line}`),
  ];
  const pairs = (all: readonly ScenarioPair[]): readonly string[] =>
    few(
      all.map(
        (each) =>
          `${verdictsInWords(each.before.verdict, each.after.verdict)}: ${scenarioInWords(each.after)}`,
      ),
    );
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Newly failing', newlyFailing.flatMap((group) => inGroup(group))],
    ['Could not be set up any more', notSetUp.flatMap((group) => inGroup(group))],
    [
      'Failing of another cause',
      otherCause.flatMap(({ group, before: then }) =>
        inGroup(group, [`before: ${then.verdict}: ${differenceOf(then)}`]),
      ),
    ],
    ['No longer judged', pairs(notJudged)],
    ['Rungs lost', few(rungsInWords(lost))],
    ['Newly passing', pairs(newlyPassing)],
    ['Rungs gained', few(rungsInWords(gained))],
    ['New', few(added.map((each) => `${each.verdict}: ${scenarioInWords(each)}`))],
    ['Gone', few(gone.map(scenarioInWords))],
    ['Renamed or moved', few(renamed.map((each) => `${each.before.name} → ${scenarioInWords(each.after)}`))],
    [
      `Longer games: ${length.before} → ${length.after} events and decisions in all that pass in both (counted, not timed)`,
      few(
        longer.map(
          (each) =>
            `+${growthOf(each)} (${lengthOf(each.before)} → ${lengthOf(each.after)}): ${scenarioInWords(each.after)}`,
        ),
        FEW_OF_A_CAUSE,
      ),
    ],
  ];
  return [
    [
      `before: ${runInWords(before)}`,
      `after:  ${runInWords(after)}`,
      comparisonInShort(comparison),
      ...limits,
    ].join('\n'),
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => [colours.bold(title), ...lines.map((line) => `  ${line}`)].join('\n')),
  ].join('\n\n');
}
