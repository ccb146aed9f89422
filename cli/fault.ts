import type { ScenarioResult } from '../reports/model';

/** Something that is typed wrong in a feature file. */
export interface Fault {
  /** The feature file, as seen from the folder that the command runs in. */
  readonly uri: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong there and what to do, beginning with the place. */
  readonly sentence: string;
  /** Ids of the scenarios that can't be played for it; none where it is not in any that would be. */
  readonly scenarios: readonly string[];
  /** What it is that is wrong, where that is no scenario. */
  readonly name: string;
  /** A tag is wrong, for which its scenario may not have been selected. */
  readonly isOfTag?: boolean;
}

/** Notes at each scenario what is typed wrong in it: whatever its steps would have come to says nothing. */
export function withFaults(scenarios: readonly ScenarioResult[], faults: readonly Fault[]): ScenarioResult[] {
  return scenarios.flatMap((scenario) => {
    const sentences = sentencesOf(faults.filter((fault) => fault.scenarios.includes(scenario.id)));
    return sentences.length === 0 ? [] : [{ ...scenario, ...verdictFor(sentences) }];
  });
}

/** What is typed wrong outside of the scenarios that would be played, as a result each. */
export function withoutScenario(
  faults: readonly Fault[],
  rulebookOf: (uri: string) => string | undefined,
): ScenarioResult[] {
  const apart = faults.filter(({ scenarios }) => scenarios.length === 0);
  const placed = new Map<string, Fault[]>();
  for (const fault of apart) {
    const key = `${fault.uri}: ${fault.name}`;
    placed.set(key, [...(placed.get(key) ?? []), fault]);
  }
  return [...placed.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { uri, line, name } = first;
    return [
      {
        id: `${uri}:${line}`,
        uri,
        line,
        name,
        feature: uri,
        rulebook: rulebookOf(uri),
        rules: [],
        tags: [],
        milliseconds: 0,
        steps: [],
        exercised: [],
        trace: [],
        ...verdictFor(sentencesOf([first, ...others])),
      },
    ];
  });
}

const sentencesOf = (faults: readonly Fault[]): string[] => [
  ...new Set(faults.map(({ sentence }) => sentence)),
];

const verdictFor = (faults: readonly string[]) => ({
  verdict: 'setup error' as const,
  message: faults.join('\n'),
  faults,
  failure: undefined,
});
