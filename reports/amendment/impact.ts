import { type FailureGroup, groupFailures } from '../causes';
import { isFailure } from '../ladder';
import type { RunResult, ScenarioResult } from '../model';
import type { RandomGames } from './games';
import type { Reading } from './reading';
import type { TablesBeside } from './tables';
import { type ActingRule, type PlayedOtherwise, playedOtherwise, rulesActing } from './traces';

/** One change of an amendment. */
export interface AmendedRule {
  /** As the amendment says it: `set 402.2 to 3`. */
  readonly change: string;
  /** The number of the rule. */
  readonly rule: string;
  /** The rule's title, as the engine has it. */
  readonly title?: string;
}

/** What the scenarios of a rulebook say of an amendment. */
export interface ScenarioImpact {
  /** How many were played under both rulesets. */
  readonly played: number;
  /** How many of them fail without the amendment already, and say nothing of it. */
  readonly failedBefore: number;
  /** How many are linked to a changed rule. */
  readonly linkedToIt: number;
  /** Broke, and are linked to a changed rule. */
  readonly linked: readonly FailureGroup[];
  /** Broke, and are about other rules. */
  readonly elsewhere: readonly FailureGroup[];
  /** Their table is none that a game comes to any more, or their cards no longer say anything. */
  readonly notSetUp: readonly FailureGroup[];
  /** Failed, and pass under the amendment. */
  readonly mended: readonly ScenarioResult[];
  /** Pass under both, though their games go another way: they claim nothing about what is otherwise. */
  readonly otherwise: readonly PlayedOtherwise[];
  /** By which rules games first go another way. */
  readonly acting: readonly ActingRule[];
}

/** What a meeting is shown of an amendment. */
export interface AmendmentImpact extends ScenarioImpact {
  /** What is tried: rules of a rulebook that say something else. */
  readonly amendment: {
    readonly name: string;
    readonly rulebook: { readonly id: string; readonly title: string; readonly edition: string };
    readonly changes: readonly AmendedRule[];
    /** The numbers that scenarios about the changed rules may be linked to: theirs, and of those that say the same. */
    readonly numbers: readonly string[];
  };
  /** The changes that no scenario notices. */
  readonly unnoticed: readonly AmendedRule[];
  /** Were scenarios played with each change alone? So it is where there are several, and scenarios broke. */
  readonly changedAlone: boolean;
  /** Both tables where a scenario's game first goes another way, by its id. */
  readonly tables: ReadonlyMap<string, TablesBeside>;
  /** Left out where no random game was asked for. */
  readonly games?: RandomGames;
  readonly reading: Reading;
  /** When, where and with which version it was tried; left out where nothing is known of it. */
  readonly version: string;
  readonly date?: string;
}

/**
 * The scenarios of two runs under two rulesets, sorted by what the amendment does to them.
 *
 * @param numbers of the changed rules, and of those that say the same
 * @param titles what rules are called, by their numbers
 */
export function sortImpact(
  before: RunResult,
  after: RunResult,
  numbers: readonly string[],
  titles: ReadonlyMap<string, string>,
): ScenarioImpact {
  const then = new Map(before.scenarios.map((scenario) => [scenario.id, scenario]));
  const isLinked = ({ rules }: ScenarioResult): boolean => rules.some((rule) => numbers.includes(rule));
  const pairs = after.scenarios.flatMap((now) => {
    const former = then.get(now.id);
    return former ? [{ before: former, after: now }] : [];
  });
  const broke = brokenIn(before, after);
  const cannotBeSetUp = broke.filter(({ verdict }) => verdict === 'setup error');
  const judged = broke.filter((each) => !cannotBeSetUp.includes(each));
  return {
    played: pairs.length,
    failedBefore: pairs.filter((each) => isFailure(each.before.verdict)).length,
    linkedToIt: pairs.filter((each) => isLinked(each.after)).length,
    linked: groupFailures({ scenarios: judged.filter(isLinked) }),
    elsewhere: groupFailures({ scenarios: judged.filter((each) => !isLinked(each)) }),
    notSetUp: groupFailures({ scenarios: cannotBeSetUp }),
    mended: pairs
      .filter((each) => isFailure(each.before.verdict) && each.after.verdict === 'passed')
      .map((each) => each.after),
    otherwise: playedOtherwise(
      pairs.filter((each) => each.before.verdict === 'passed' && each.after.verdict === 'passed'),
    ),
    acting: rulesActing(
      pairs.filter((each) => each.after.verdict !== 'setup error'),
      titles,
    ),
  };
}

/** The scenarios that did not fail in one run and fail in another. */
export function brokenIn(before: RunResult, after: RunResult): readonly ScenarioResult[] {
  const then = new Map(before.scenarios.map(({ id, verdict }) => [id, verdict]));
  return after.scenarios.filter(({ id, verdict }) => {
    const former = then.get(id);
    return former !== undefined && !isFailure(former) && isFailure(verdict);
  });
}

/** How many scenarios some groups have. */
export const countIn = (groups: readonly { readonly scenarios: readonly unknown[] }[]): number =>
  groups.reduce((total, { scenarios }) => total + scenarios.length, 0);

/** Did the amendment break nothing but what is about the changed rules, and did somebody notice each of them? */
export const isContained = ({ unnoticed, elsewhere, notSetUp }: AmendmentImpact): boolean =>
  unnoticed.length + elsewhere.length + notSetUp.length === 0;
