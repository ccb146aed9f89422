import { isFailure } from './ladder';
import type { RunResult, ScenarioResult, Verdict } from './model';

/** A failure that is known. */
export interface KnownFailure {
  /** Feature file and name of the scenario; a `*` stands for anything. */
  readonly scenario: string;
  readonly verdict: Verdict;
  /** What it fails with. */
  readonly signature: string;
  /** With a `*`: how many scenarios it covers. */
  readonly covers?: number;
  /** Why it fails, for people. */
  readonly note?: string;
}

/** What is known to fail on an engine. */
export interface Baseline {
  readonly baseline: 1;
  readonly engine: string;
  /** How many scenarios pass. */
  readonly passed: number;
  readonly known: readonly KnownFailure[];
}

const MOST_SIGNATURE = 300;

/** What a scenario fails with, without what changes from run to run: the table, ids of objects, times. */
export function signatureOf({ message = '' }: ScenarioResult): string {
  const [said = ''] = message.split(/\n(?:The table|On its standard error):/);
  return said
    .replace(/\[\d+\]/g, '[…]')
    .replace(/\b\d+(?:\.\d+)? ms\b/g, '… ms')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_SIGNATURE);
}

/** The names of a run's scenarios, by id: feature file and name, and a number where several have the same. */
export function namesOf(scenarios: readonly ScenarioResult[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    scenarios.map(({ id, uri, name }) => {
      const plain = `${fileOf(uri)}: ${name}`;
      const count = (seen.get(plain) ?? 0) + 1;
      seen.set(plain, count);
      return [id, count === 1 ? plain : `${plain} (${count})`];
    }),
  );
}

/** A feature file from the folder features/ on, wherever that is. */
const fileOf = (uri: string): string => {
  const parts = uri.split(/[\\/]/);
  const features = parts.lastIndexOf('features');
  return (features < 0 ? parts.slice(-1) : parts.slice(features + 1)).join('/');
};

/** The baseline that a run would pass. */
export function baselineOf(result: RunResult, engine: string, notes: readonly KnownFailure[] = []): Baseline {
  const names = namesOf(result.scenarios);
  const known = result.scenarios
    .filter(({ verdict }) => isFailure(verdict))
    .map((scenario) => {
      const name = names.get(scenario.id) ?? scenario.id;
      const note = notes.find((each) => each.scenario === name)?.note;
      const signature = signatureOf(scenario);
      return {
        scenario: name,
        verdict: scenario.verdict,
        signature,
        ...(note === undefined ? {} : { note }),
      };
    });
  return { baseline: 1, engine, passed: result.counts.passed, known };
}
