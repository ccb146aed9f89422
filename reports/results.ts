import type { RunEvidence } from './coverage';
import type { LinkedScenario } from './ladder';
import type { Verdict } from './model';
import { verdicts } from './model';

/** What `results.json` of a former run says. */
export interface FormerRun {
  readonly version: string;
  readonly seed: number;
  /** What was switched off, or otherwise under an amendment. */
  readonly off: readonly string[];
  readonly complete: boolean;
  readonly rulebooks: readonly FormerRulebook[];
}

/** What a former run says of a rulebook. */
interface FormerRulebook extends RunEvidence {
  /** With the short name of the edition that it was played as, where that was another one than usual. */
  readonly id: string;
  readonly edition: string;
  readonly playedAs?: string;
}

/** Reads a former run from its JSON, parsed; undefined where it has not the shape that this version writes. */
export function formerRun(value: unknown): FormerRun | undefined {
  if (!isRecord(value) || typeof value.rulewright !== 'string' || typeof value.seed !== 'number')
    return undefined;
  if (typeof value.complete !== 'boolean' || !isList(value.off) || !isList(value.rulebooks)) return undefined;
  const rulebooks = value.rulebooks.map(formerRulebook).filter((book) => book !== undefined);
  if (rulebooks.length < value.rulebooks.length) return undefined;
  const { rulewright, seed, complete } = value;
  const under = isRecord(value.amendment) && isList(value.amendment.changes) ? value.amendment.changes : [];
  const off = [...value.off, ...under].map(String);
  return { version: rulewright, seed, off, complete, rulebooks };
}

function formerRulebook(value: unknown): FormerRulebook | undefined {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.edition !== 'string') return undefined;
  if (!isList(value.rules)) return undefined;
  const linked = new Map<string, LinkedScenario[]>();
  const exercised = new Set<string>();
  for (const rule of value.rules) {
    if (!isRecord(rule) || typeof rule.number !== 'string' || !isList(rule.scenarios)) return undefined;
    const scenarios = rule.scenarios.map(linkedScenario).filter((each) => each !== undefined);
    if (scenarios.length < rule.scenarios.length) return undefined;
    if (scenarios.length > 0) linked.set(rule.number, scenarios);
    if (rule.exercised === true) exercised.add(rule.number);
  }
  const { id, edition, playedAs } = value;
  return { id, edition, ...(typeof playedAs === 'string' ? { playedAs } : {}), linked, exercised };
}

function linkedScenario(value: unknown): LinkedScenario | undefined {
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.at !== 'string') return undefined;
  const verdict: Verdict | undefined = verdicts.find((each) => each === value.verdict);
  const { name, at, exercised, own, stale } = value;
  if (verdict === undefined || typeof exercised !== 'boolean' || typeof own !== 'boolean') return undefined;
  // Results that were written before say nothing of it.
  return { name, at, verdict, exercised, hasTrace: value.hasTrace !== false, own, stale: stale === true };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
