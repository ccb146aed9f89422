import type { Classification, ClassifiedRule } from '../rulebooks/classification';
import type { Rulebook, RuleRow, Ruling } from '../rulebooks/model';
import { type EditionPlayed, nameOfBook, type PlayedRulebook, titleOfBook } from './book-name';
import { type Enforcing, enforcementOf, enforcingOf, sharingWith } from './enforcement';
import { add, groupedBy } from './grouped-by';
import { earnedRungs, type LinkedScenario, marksFrom, rungOf } from './ladder';
import type {
  AssumedRuleResult,
  ChapterResult,
  ImplementedRule,
  Mark,
  RulebookResult,
  RuleResult,
  ScenarioResult,
} from './model';
import type { KilledRule } from './mutants';

/** A rulebook with what is known about it besides a run. */
export interface KnownRulebook {
  readonly rulebook: Rulebook;
  readonly rulings: readonly Ruling[];
  readonly implemented: readonly ImplementedRule[];
  /** As which edition the engine plays it, where it plays several: its short name, and whether it is played where none is chosen. */
  readonly playedAs?: EditionPlayed;
  /** Rules of that edition that the rulebook only cites. */
  readonly assumed?: readonly AssumedRuleResult[];
  readonly classification?: Classification;
  /** What is known of the rules' mutants, by the rules' keys; left out where none was tried. */
  readonly killed?: ReadonlyMap<string, KilledRule>;
}

/** What the scenarios of a run say about the rules of a rulebook, by the rules' keys. */
export interface RunEvidence {
  readonly linked: ReadonlyMap<string, readonly LinkedScenario[]>;
  /** Rules whose number is in the trace of any scenario of the run. */
  readonly exercised: ReadonlySet<string>;
}

/** What the scenarios of a run say about the rules of a rulebook. */
export function evidenceIn(scenarios: readonly ScenarioResult[], known: PlayedRulebook): RunEvidence {
  const linked = new Map<string, LinkedScenario[]>();
  const exercised = new Set<string>();
  const name = nameOfBook(known);
  for (const scenario of scenarios) {
    if (scenario.rulebook !== name) continue;
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
    ...enforcingOf(known),
    run,
    killed: known.killed ?? new Map(),
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
  const { playedAs, assumed = [] } = known;
  return {
    id: nameOfBook(known),
    title: titleOfBook(known),
    edition: rulebook.edition,
    ...(playedAs ? { playedAs: playedAs.name } : {}),
    ...(playedAs?.game === undefined ? {} : { game: `${playedAs.game} ${playedAs.name}` }),
    assumed,
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

interface Facts extends Enforcing {
  readonly run: RunEvidence;
  readonly killed: ReadonlyMap<string, KilledRule>;
  readonly rulings: ReadonlyMap<string, readonly Ruling[]>;
}

function coverRule({ key, number }: RuleRow, facts: Facts): RuleResult {
  const scenarios = facts.run.linked.get(key) ?? [];
  const { kind, reason, restates, followsFrom, inherent, proposed } = facts.classified.get(key) ?? {};
  const rulings = facts.rulings.get(key) ?? [];
  const enforcement = enforcementOf(key, facts);
  const mutants = facts.killed.get(key);
  const earned = earnedRungs({
    kind,
    scenarios,
    killed: mutants?.isKilled ?? false,
    isShared: enforcement === 'shared',
  });
  const marks: Mark[] = [
    ...marksFrom(scenarios),
    ...(rulings.length > 0 ? (['ambiguous'] as const) : []),
    ...(proposed === true ? (['proposed'] as const) : []),
    ...(enforcement === 'shared' || enforcement === 'restated' ? [enforcement] : []),
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
    ...(enforcement === undefined ? {} : { enforcement }),
    ...(enforcement === 'shared' ? { sharedWith: sharingWith(key, facts) } : {}),
    ...(restates === undefined ? {} : { restates }),
    ...(followsFrom === undefined ? {} : { followsFrom }),
    ...(inherent === undefined ? {} : { inherent }),
    exercised: facts.run.exercised.has(key),
    scenarios: scenarios.map(({ at }) => at),
    rulings: rulings.map(({ id }) => id),
    implemented: (facts.implemented.get(key) ?? []).map(({ title, form }) => ({ title, form })),
    ...(mutants === undefined ? {} : { mutants: mutants.mutants }),
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

/** Does nothing stand under a number, where under others something does? */
const isUnprovable = (key: string, { implemented }: Facts): boolean =>
  implemented.size > 0 && !implemented.has(key);
