import { byRule, type Classification, type ClassifiedRule } from '../rulebooks/classification';
import type { Rulebook, RuleRow, Ruling } from '../rulebooks/model';
import { earnedRungs, type LinkedScenario, marksFrom, rungOf } from './ladder';
import type {
  ChapterResult,
  ImplementedRule,
  Mark,
  RulebookResult,
  RuleResult,
  ScenarioResult,
} from './model';

/** A rulebook with what is known about it besides a run. */
export interface KnownRulebook {
  readonly rulebook: Rulebook;
  readonly rulings: readonly Ruling[];
  readonly implemented: readonly ImplementedRule[];
  readonly classification?: Classification;
  /** Keys of the rules that a scenario linked to them fails without. */
  readonly killed?: ReadonlySet<string>;
}

/** What the scenarios of a run say about the rules of a rulebook, by the rules' keys. */
export interface RunEvidence {
  readonly linked: ReadonlyMap<string, readonly LinkedScenario[]>;
  /** Rules whose number is in the trace of any scenario of the run. */
  readonly exercised: ReadonlySet<string>;
}

/** What the scenarios of a run say about the rules of a rulebook. */
export function evidenceIn(scenarios: readonly ScenarioResult[], rulebook: string): RunEvidence {
  const linked = new Map<string, LinkedScenario[]>();
  const exercised = new Set<string>();
  for (const scenario of scenarios) {
    if (scenario.rulebook !== rulebook) continue;
    for (const rule of scenario.exercised) exercised.add(rule);
    for (const rule of scenario.rules) {
      add(linked, rule, linkTo(rule, scenario));
    }
  }
  return { linked, exercised };
}

/** What a scenario says about a rule that it is linked to. */
export function linkTo(rule: string, scenario: ScenarioResult): LinkedScenario {
  return {
    name: scenario.name,
    at: scenario.id,
    verdict: scenario.verdict,
    exercised: scenario.exercised.includes(rule),
    hasTrace: scenario.exercised.length > 0,
    own: scenario.own === rule,
    stale: scenario.stale?.includes(rule) ?? false,
  };
}

/** What a run says about every rule of a rulebook. */
export function coverRulebook(known: KnownRulebook, run: RunEvidence): RulebookResult {
  const { rulebook, rulings } = known;
  const facts: Facts = {
    run,
    classified: byRule(known.classification),
    killed: known.killed ?? new Set(),
    implemented: groupedBy(known.implemented, ({ number }) => [number]),
    borne: groupedBy(known.implemented, (rule) => [objectOf(rule)]),
    rulings: groupedBy(rulings, (ruling) => ruling.rules),
  };
  const chapters = rulebook.chapters.map(
    ({ number, title, sections }): ChapterResult => ({
      number,
      title,
      sections: sections.map((section) => ({
        number: section.number,
        title: section.title,
        rules: section.rules.map((rule) => coverRule(rule, facts)),
      })),
    }),
  );
  return {
    id: rulebook.id,
    title: rulebook.title,
    edition: rulebook.edition,
    mutated: known.killed !== undefined,
    chapters,
    rulings: rulings.map(({ id, rules, question, readings, taken, why }) => ({
      id,
      rules,
      question,
      readings,
      taken,
      why,
    })),
  };
}

interface Facts {
  readonly run: RunEvidence;
  readonly classified: ReadonlyMap<string, ClassifiedRule>;
  readonly killed: ReadonlySet<string>;
  readonly implemented: ReadonlyMap<string, readonly ImplementedRule[]>;
  /** The same by what an engine does under one number or several. */
  readonly borne: ReadonlyMap<string, readonly ImplementedRule[]>;
  readonly rulings: ReadonlyMap<string, readonly Ruling[]>;
}

function coverRule({ key, number }: RuleRow, facts: Facts): RuleResult {
  const scenarios = facts.run.linked.get(key) ?? [];
  const { kind, reason, restates, followsFrom, inherent, proposed } = facts.classified.get(key) ?? {};
  const rulings = facts.rulings.get(key) ?? [];
  const earned = earnedRungs({ kind, scenarios, killed: facts.killed.has(key) });
  const marks: Mark[] = [
    ...marksFrom(scenarios),
    ...(rulings.length > 0 ? (['ambiguous'] as const) : []),
    ...(proposed === true ? (['proposed'] as const) : []),
    ...(earned.includes('exercised') && isShared(key, facts) ? (['shared'] as const) : []),
    ...(earned.includes('passes') && isUnprovable(key, facts)
      ? [markWithoutObject({ followsFrom, inherent })]
      : []),
  ];
  return {
    key,
    number,
    rung: rungOf(earned),
    earned,
    marks,
    kind,
    reason,
    ...(restates === undefined ? {} : { restates }),
    ...(followsFrom === undefined ? {} : { followsFrom }),
    ...(inherent === undefined ? {} : { inherent }),
    exercised: facts.run.exercised.has(key),
    scenarios: scenarios.map(({ at }) => at),
    rulings: rulings.map(({ id }) => id),
    implemented: (facts.implemented.get(key) ?? []).map(({ title, form }) => ({ title, form })),
  };
}

/** What a rule is called that is kept, though nothing stands under its number. */
const markWithoutObject = ({
  followsFrom,
  inherent,
}: Pick<ClassifiedRule, 'followsFrom' | 'inherent'>): Mark => {
  if (followsFrom !== undefined) return 'derived';
  return inherent === undefined ? 'unprovable' : 'inherent';
};

/** What stands under one number or several is called the same under each of them. */
const objectOf = ({ title, form }: ImplementedRule): string => `${form}: ${title}`;

/** Under so many numbers and more, that something was exercised says little of each of them. */
const MANY = 5;

/** Does nothing stand under a number that doesn't stand under many others as well, declared restatements apart? */
function isShared(key: string, { implemented, borne, classified }: Facts): boolean {
  const own = implemented.get(key) ?? [];
  const told = (rule: ImplementedRule): readonly ImplementedRule[] =>
    (borne.get(objectOf(rule)) ?? []).filter(({ number }) => classified.get(number)?.restates === undefined);
  return own.length > 0 && own.every((rule) => told(rule).length >= MANY);
}

/** Does nothing stand under a number, where under others something does? */
const isUnprovable = (key: string, { implemented }: Facts): boolean =>
  implemented.size > 0 && !implemented.has(key);

function groupedBy<T>(all: readonly T[], keysOf: (each: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    for (const key of keysOf(each)) add(groups, key, each);
  }
  return groups;
}

function add<T>(groups: Map<string, T[]>, key: string, each: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [each]);
  else group.push(each);
}
