import type { Kind } from '../rulebooks/classification';
import type { Mark, Rung, Verdict } from './model';
import { rungs } from './model';

/** What a scenario that is linked to a rule says about it. */
export interface LinkedScenario {
  readonly name: string;
  /** `file:line`, unique in a run. */
  readonly at: string;
  readonly verdict: Verdict;
  /** The rule's number is in the trace of its game. */
  readonly exercised: boolean;
  /** Its game exercised rules at all: one that broke, or that was never set up, shows nothing of any. */
  readonly hasTrace: boolean;
  /** It stands below the rule's own `Rule:` line; otherwise a tag links it. */
  readonly own: boolean;
  /** The rule's text has changed since the link was confirmed. */
  readonly stale: boolean;
}

/** What is known of a rule. */
export interface RuleEvidence {
  readonly kind: Kind | undefined;
  readonly scenarios: readonly LinkedScenario[];
  /** A scenario linked to it fails when the rule is switched off, and some scenario with each of its variants. */
  readonly killed: boolean;
  /** What the engine does under its number it does under others as well, and nobody has said that they say the same. */
  readonly isShared: boolean;
}

/**
 * The rungs that a rule earned, the lowest first:
 *
 * - *classified*: it is said what kind of rule it is.
 * - *linked*: a scenario is about it.
 * - *passes*: a scenario about it passed, and none did anything worse than being waived or left out.
 * - *exercised*: it passes, and its number is in the trace of a scenario about it that passed, on account of an object that no other rule shares undeclared.
 * - *both ways*: it is exercised, and another scenario below its own `Rule:` line passed without exercising it, in a game that exercised others.
 * - *kills*: it passes, a scenario about it fails when the rule is switched off, and some scenario with each of its variants.
 */
export function earnedRungs({ kind, scenarios, killed, isShared }: RuleEvidence): Rung[] {
  const passed = scenarios.filter(({ verdict }) => verdict === 'passed');
  const passes = passed.length > 0 && !scenarios.some(({ verdict }) => isFailure(verdict));
  const exercised = passes && !isShared && passed.some((scenario) => scenario.exercised);
  const earned: Readonly<Record<Rung, boolean>> = {
    unclassified: false,
    classified: kind !== undefined,
    linked: scenarios.length > 0,
    passes,
    exercised,
    'both ways': exercised && passed.some(({ own, hasTrace, exercised: here }) => own && hasTrace && !here),
    kills: passes && killed,
  };
  return rungs.filter((rung) => earned[rung]);
}

/** The highest rung that a rule earned. */
export function rungOf(earned: readonly Rung[]): Rung {
  return earned.at(-1) ?? 'unclassified';
}

/** Whether a rung is below another one. */
export function isBelow(rung: Rung, other: Rung): boolean {
  return rungs.indexOf(rung) < rungs.indexOf(other);
}

/** What stands beside the ladder, from the scenarios that are linked to a rule. */
export function marksFrom(scenarios: readonly LinkedScenario[]): Mark[] {
  const found: Mark[] = [];
  if (scenarios.some(({ verdict }) => isFailure(verdict))) found.push('failing');
  if (scenarios.some(({ stale }) => stale)) found.push('stale');
  if (scenarios.some(({ verdict }) => verdict === 'waived')) found.push('waived');
  return found;
}

/** Whether a verdict says that something is wrong; a gap that an engine declares is none. */
export function isFailure(verdict: Verdict): boolean {
  return verdict !== 'passed' && verdict !== 'not run' && verdict !== 'waived' && verdict !== 'unsupported';
}
