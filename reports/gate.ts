import {
  type Baseline,
  type Comparison,
  compareWith,
  isWildcard,
  type KnownVerdict,
  type Matched,
  type Scope,
} from './baseline';
import { signatureOf } from './failure';
import { isFailure } from './ladder';
import type { RunResult, ScenarioResult } from './model';
import { keyOf } from './scenario-key';

/** A reason why a gate is red. */
export interface Objection {
  readonly what:
    | 'another engine'
    | 'new failure'
    | 'regression'
    | 'unexpected pass'
    | 'changed'
    | 'renamed'
    | 'no longer ran'
    | 'covers too much'
    | 'listed twice'
    | 'nothing run'
    | 'everything skipped'
    | 'flaky';
  /** A sentence: which, and what to do. */
  readonly sentence: string;
}

/** What comes of comparing a run with a baseline. */
export interface Judgement {
  /** None: the gate is green. */
  readonly objections: readonly Objection[];
  /** What the run could not check, and what the baseline doesn't hold yet. */
  readonly notes: readonly string[];
}

const MOST_NAMED = 3;

/** Compares a run with the verdicts that are known of an engine, as far as the run was asked to play their scenarios. */
export function judge(result: RunResult, engine: string, baseline: Baseline, scope: Scope): Judgement {
  const other = anotherEngine(engine, baseline);
  const empty = emptiness(result);
  if (empty) return { objections: [...other, empty], notes: [] };
  const comparison = compareWith(result, baseline, scope);
  return {
    objections: [
      ...other,
      ...twice(baseline),
      ...coverage(baseline, comparison, scope),
      ...comparison.gone.map((known) => gone(known, 'there is no such scenario in what was played')),
      ...comparison.matched.flatMap(objectionsTo),
    ],
    notes: notesOn(comparison),
  };
}

/** Objects to a run in which nothing was shown; undefined where something was. */
export function emptiness({ scenarios, counts }: RunResult): Objection | undefined {
  if (scenarios.length === 0)
    return { what: 'nothing run', sentence: 'No scenario was run: nothing is proven.' };
  const played = scenarios.length - counts.unsupported - counts['not run'] - counts.waived;
  if (played > 0) return undefined;
  return {
    what: 'everything skipped',
    sentence: `None of ${scenarios.length} scenarios was played to its end: all are unsupported, waived or not run.`,
  };
}

/** Objects to scenarios that end otherwise when the same is played again. */
export function flakiness(runs: readonly RunResult[], base: string): readonly Objection[] {
  const endings = new Map<string, { readonly name: string; readonly ends: Set<string> }>();
  for (const { scenarios } of runs)
    for (const scenario of scenarios) {
      const { scenario: name } = keyOf(scenario, base);
      const of = endings.get(scenario.id) ?? { name, ends: new Set() };
      of.ends.add(endingOf(scenario));
      endings.set(scenario.id, of);
    }
  return [...endings.values()]
    .filter(({ ends }) => ends.size > 1)
    .map(({ name, ends }) => ({
      what: 'flaky',
      sentence: `"${name}" doesn't end the same way each time:${[...ends].map((end) => `\n  ${end}`).join('')}`,
    }));
}

function anotherEngine(engine: string, { engine: known }: Baseline): readonly Objection[] {
  if (engine === known) return [];
  return [
    {
      what: 'another engine',
      sentence: `This is "${engine}", the baseline is of "${known}": give --baseline that engine's own file.`,
    },
  ];
}

function twice({ scenarios }: Baseline): readonly Objection[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { scenario, steps, verdict } of scenarios) {
    // Scenarios alike in name and steps are told apart by nothing: as many entries as there are of them are right.
    const text = `${scenario}\n${steps ?? verdict}`;
    if (seen.has(text) && steps === undefined) again.add(scenario);
    seen.add(text);
  }
  return [...again].map((name) => ({
    what: 'listed twice',
    sentence: `"${name}" is listed twice: remove one.`,
  }));
}

/** An entry with a `*` says how many scenarios it stands for; of a run that plays only some of them it may be fewer. */
function coverage({ scenarios }: Baseline, { matched }: Comparison, { whole }: Scope): readonly Objection[] {
  return scenarios.filter(isWildcard).flatMap((entry): readonly Objection[] => {
    const { scenario, covers } = entry;
    const count = matched.filter(({ known }) => known === entry).length;
    if (count === 0) return [];
    const what = 'covers too much';
    if (covers === undefined)
      return [{ what, sentence: `"${scenario}" has a * but doesn't say how many scenarios it "covers".` }];
    if (whole.includes('') ? count === covers : count <= covers) return [];
    return [
      { what, sentence: `"${scenario}" covers ${count} scenarios, not ${covers}: narrow it, or list them.` },
    ];
  });
}

const gone = ({ scenario }: KnownVerdict, why: string): Objection => ({
  what: 'no longer ran',
  sentence: `"${scenario}" is in the baseline but was not played: ${why}. Mend what keeps it from being played, or write the baseline anew with --write.`,
});

function objectionsTo({ key, result, known, renamed }: Matched): readonly Objection[] {
  const { scenario: name } = key;
  const { verdict } = result;
  if (known === undefined) {
    if (!isFailure(verdict)) return [];
    return [{ what: 'new failure', sentence: `"${name}" is not known to fail. ${endingOf(result)}` }];
  }
  const other: readonly Objection[] = renamed
    ? [
        {
          what: 'renamed',
          sentence: `"${known.scenario}" is "${name}" now (its steps are the same): write the baseline anew with --write, which keeps its note.`,
        },
      ]
    : [];
  return [...other, ...verdictObjections(name, result, known)];
}

function verdictObjections(name: string, result: ScenarioResult, known: KnownVerdict): readonly Objection[] {
  const { verdict } = result;
  const before = known.signature === undefined ? known.verdict : `${known.verdict}: ${known.signature}`;
  if (verdict === known.verdict && (!isFailure(verdict) || endingOf(result) === before)) return [];
  if (verdict === 'passed')
    return [
      {
        what: 'unexpected pass',
        sentence: `"${name}" passes now, and was ${known.verdict}: write that down with --write, so that it can't be lost again.`,
      },
    ];
  if (known.verdict === 'passed')
    return [{ what: 'regression', sentence: `"${name}" passed, and does not now. ${endingOf(result)}` }];
  if (verdict === 'not run' || verdict === 'waived') return [gone(known, `its verdict is "${verdict}"`)];
  const how = isFailure(verdict) ? 'fails otherwise than is known' : 'ends otherwise than is known';
  return [
    { what: 'changed', sentence: `"${name}" ${how}.\n  known: ${before}\n  now:   ${endingOf(result)}` },
  ];
}

const endingOf = (result: ScenarioResult): string =>
  isFailure(result.verdict) ? `${result.verdict}: ${signatureOf(result)}` : result.verdict;

function notesOn({ matched, unchecked }: Comparison): readonly string[] {
  const fresh = matched.filter(({ result, known }) => known === undefined && !isFailure(result.verdict));
  return [
    ...(unchecked.length > 0
      ? [
          `Not checked, for this run was not asked to play them: ${unchecked.length} scenarios of the baseline (${namesOf(unchecked.map(({ scenario }) => scenario))}).`,
        ]
      : []),
    ...(fresh.length > 0
      ? [
          `Not held yet, for the baseline lacks them: ${fresh.length} scenarios (${namesOf(fresh.map(({ key }) => key.scenario))}). --write takes them in.`,
        ]
      : []),
  ];
}

const namesOf = (names: readonly string[]): string =>
  [
    ...names.slice(0, MOST_NAMED).map((name) => `"${name}"`),
    ...(names.length > MOST_NAMED ? ['…'] : []),
  ].join(', ');
