import { type Baseline, type KnownFailure, namesOf, signatureOf } from './baseline';
import { isFailure } from './ladder';
import type { RunResult, ScenarioResult } from './model';

/** A reason why a gate is red. */
export interface Objection {
  readonly what:
    | 'new failure'
    | 'unexpected pass'
    | 'changed'
    | 'no longer ran'
    | 'covers too much'
    | 'listed twice'
    | 'nothing run'
    | 'everything skipped'
    | 'fewer pass';
  /** A sentence: which, and what to do. */
  readonly sentence: string;
}

interface Named {
  readonly name: string;
  readonly scenario: ScenarioResult;
}

const isWildcard = ({ scenario }: KnownFailure): boolean => scenario.includes('*');

function matches({ scenario }: KnownFailure, name: string): boolean {
  const pattern = scenario
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(name);
}

/** Compares a run with what is known to fail; no objection: the gate is green. A filtered run lacks scenarios by right. */
export function objectionsTo(result: RunResult, baseline: Baseline, filtered: boolean): readonly Objection[] {
  const names = namesOf(result.scenarios);
  const all = result.scenarios.map((scenario) => ({ name: names.get(scenario.id) ?? scenario.id, scenario }));
  const empty = emptiness(result);
  if (empty) return [empty];
  return [
    ...twice(baseline),
    ...baseline.known.flatMap((known) => objectionsAgainst(known, all, filtered)),
    ...newFailures(all, baseline),
    ...fewer(result, baseline, filtered),
  ];
}

function emptiness({ scenarios, counts }: RunResult): Objection | undefined {
  if (scenarios.length === 0)
    return { what: 'nothing run', sentence: 'No scenario was run: nothing is proven.' };
  const played = scenarios.length - counts.unsupported - counts['not run'] - counts.waived;
  if (played > 0) return undefined;
  return {
    what: 'everything skipped',
    sentence: `None of ${scenarios.length} scenarios was played to its end: all are unsupported, waived or not run.`,
  };
}

function twice({ known }: Baseline): readonly Objection[] {
  const all = known.map(({ scenario }) => scenario);
  const again = [...new Set(all.filter((name, place) => all.indexOf(name) !== place))];
  return again.map((name) => ({ what: 'listed twice', sentence: `"${name}" is listed twice: remove one.` }));
}

function objectionsAgainst(
  known: KnownFailure,
  all: readonly Named[],
  filtered: boolean,
): readonly Objection[] {
  const found = all.filter(({ name }) => matches(known, name));
  if (found.length === 0) return filtered ? [] : [gone(known, 'it is in no feature file that was played')];
  const covered = isWildcard(known) ? coverage(known, found, filtered) : [];
  return [...covered, ...found.flatMap((each) => objectionAgainst(known, each))];
}

function coverage(known: KnownFailure, found: readonly Named[], filtered: boolean): readonly Objection[] {
  const { scenario, covers } = known;
  if (covers === undefined)
    return [
      {
        what: 'covers too much',
        sentence: `"${scenario}" has a * but doesn't say how many scenarios it "covers".`,
      },
    ];
  const wrong = filtered ? found.length > covers : found.length !== covers;
  if (!wrong) return [];
  return [
    {
      what: 'covers too much',
      sentence: `"${scenario}" covers ${found.length} scenarios, not ${covers}: narrow it, or list them.`,
    },
  ];
}

function objectionAgainst(known: KnownFailure, { name, scenario }: Named): readonly Objection[] {
  const { verdict } = scenario;
  if (verdict === 'passed')
    return [{ what: 'unexpected pass', sentence: `"${name}" passes now: remove it from the baseline.` }];
  if (verdict === 'not run' || verdict === 'waived') return [gone(known, `its verdict is "${verdict}"`)];
  const now = `${verdict}: ${signatureOf(scenario)}`;
  const before = `${known.verdict}: ${known.signature}`;
  if (now === before) return [];
  return [
    {
      what: 'changed',
      sentence: `"${name}" fails otherwise than is known.\n  known: ${before}\n  now:   ${now}`,
    },
  ];
}

const gone = ({ scenario }: KnownFailure, why: string): Objection => ({
  what: 'no longer ran',
  sentence: `"${scenario}" is listed but was not played: ${why}. Remove it, or mend what keeps it from being played.`,
});

function newFailures(all: readonly Named[], { known }: Baseline): readonly Objection[] {
  return all
    .filter(({ name, scenario }) => isFailure(scenario.verdict) && !known.some((each) => matches(each, name)))
    .map(({ name, scenario }) => ({
      what: 'new failure',
      sentence: `"${name}" is not known to fail. ${scenario.verdict}: ${signatureOf(scenario)}`,
    }));
}

function fewer({ counts }: RunResult, { passed }: Baseline, filtered: boolean): readonly Objection[] {
  if (filtered || counts.passed >= passed) return [];
  return [
    {
      what: 'fewer pass',
      sentence: `${counts.passed} scenarios pass; the baseline has ${passed}. If that is right, write it anew with --write.`,
    },
  ];
}
