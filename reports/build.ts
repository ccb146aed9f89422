import type { LinkStates } from '../rulebooks/link-states';
import { editionsTogether } from './book-name';
import { coverRulebook, evidenceIn, type KnownRulebook } from './coverage';
import type {
  AmendmentFacts,
  EngineFacts,
  RunOrigin,
  RunResult,
  ScenarioResult,
  Unfinished,
  Verdict,
} from './model';
import { verdicts } from './model';

/** What a run was asked to do. */
export interface RunFacts {
  readonly version: string;
  readonly origin?: RunOrigin;
  readonly seed: number;
  readonly off: readonly string[];
  readonly amendment?: AmendmentFacts;
  readonly engine?: EngineFacts;
  /** Whether it played every scenario there is: nothing was left out by paths or tags. */
  readonly complete: boolean;
  readonly unfinished?: Unfinished;
  /** What has become of the links to rules since they were confirmed. */
  readonly links?: readonly LinkStates[];
}

/** The result of a run: its scenarios, counted, and what they say about every rule. */
export function buildResult(
  { version, origin, seed, off, amendment, complete, unfinished, links = [], engine }: RunFacts,
  scenarios: readonly ScenarioResult[],
  rulebooks: readonly KnownRulebook[],
): RunResult {
  return {
    version,
    ...(origin === undefined ? {} : { origin }),
    ...(engine === undefined ? {} : { engine }),
    seed,
    off,
    ...(amendment === undefined ? {} : { amendment }),
    complete: complete && unfinished === undefined,
    ...(unfinished === undefined ? {} : { unfinished }),
    links,
    counts: countVerdicts(scenarios),
    rulebooks: editionsTogether(rulebooks).map((known) => coverRulebook(known, evidenceIn(scenarios, known))),
    scenarios,
  };
}

function countVerdicts(scenarios: readonly ScenarioResult[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = {
    passed: 0,
    failed: 0,
    'setup error': 0,
    crashed: 0,
    'timed out': 0,
    unsupported: 0,
    waived: 0,
    'not run': 0,
  };
  for (const verdict of verdicts) {
    counts[verdict] = scenarios.filter((scenario) => scenario.verdict === verdict).length;
  }
  return counts;
}
