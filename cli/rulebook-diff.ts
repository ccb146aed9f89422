import path from 'node:path';
import {
  type EnforcedRule,
  type NamedScenario,
  oldRulesOf,
  reportDiff,
  type Touched,
} from '../reports/rulebook-diff';
import { toDiffSummary } from '../reports/rulebook-diff-json';
import { diffToMarkdown } from '../reports/rulebook-diff-markdown';
import { describeDiff } from '../reports/rulebook-diff-text';
import { restatementsIn } from '../rulebooks/classification';
import type { Comparison } from '../rulebooks/diff/changes';
import { compareEditions } from '../rulebooks/diff/compare';
import { editionsOf, loadRulings } from '../rulebooks/library';
import { type ComparedEdition, findEdition, rulebookOf } from './compared-editions';
import { findHome } from './home';
import { knownClassification } from './known-classification';
import { type PlayedScenario, playedScenarios, playedScenariosIn } from './last-run';
import { exitCodes, Problem } from './problem';
import { retarget, usesNumbersOf } from './retarget';
import { type FeaturesPlace, findFeatures, readConfirmedLinks, readFeatures } from './rulebook-features';

/** How two rulebooks are compared. */
export interface DiffOptions {
  readonly format: string;
  /** The rulebook whose scenarios, rulings and kinds are looked at; left out, it is found. */
  readonly rulebook?: string;
  /** The folder with the features; left out, those here or of the package. */
  readonly features?: string;
  /** The folder of the last run's report, which knows what scenarios exercise. */
  readonly report: string;
  /** The results of another run, instead of those of the last one. */
  readonly results?: string;
  /** Whether everything is listed. */
  readonly details: boolean;
  /** Whether links to renumbered rules get the new numbers. */
  readonly apply: boolean;
}

const formats = ['text', 'json', 'markdown'];

/** Prints what changed from one rulebook to another; returns the exit code. Throws a Problem for wrong input. */
export function diffRulebooks(from: string, to: string, options: DiffOptions): number {
  const { format, details, apply } = options;
  if (!formats.includes(format)) {
    throw new Problem([`--format "${format}" is none: give ${formats.join(', ')}.`]);
  }
  const home = findHome();
  const [older, newer] = [findEdition(from), findEdition(to)];
  const id = options.rulebook ?? rulebookOf(older, newer);
  const place = id === undefined ? undefined : findFeatures(options.features, id, home);
  if (options.rulebook !== undefined) loadRulings(options.rulebook);
  const comparison = compareEditions(older.edition, newer.edition);
  const isApplied = place !== undefined && usesNumbersOf(readConfirmedLinks(place.folder), newer);
  const played = playedOf(id, options);
  const cited = citing(older, comparison);
  const restating = restatedWith(id, older);
  const linked = id === undefined ? () => nothing : touchedBy(id, place, comparison, isApplied);
  const exercised = exercisedBy(played ?? []);
  const enforcing = enforcedIn(id, newer, comparison);
  const about = (rule: string): Touched => {
    const own = linked(rule);
    const known = new Set([...own.scenarios, ...own.invariants].map(({ at }) => at));
    const exercising = (exercised.get(rule) ?? []).filter(({ at }) => !known.has(at));
    return {
      ...own,
      citing: cited.get(rule) ?? [],
      restating: restating(rule),
      exercising,
      enforcing: enforcing(rule),
    };
  };
  const report = reportDiff(comparison, { older: older.name, newer: newer.name }, about);
  const done = apply ? applied() : [];
  if (format === 'json') console.log(JSON.stringify(toDiffSummary(report), null, 1));
  else if (format === 'markdown') console.log(diffToMarkdown(report).trimEnd());
  else console.log(describeDiff(report, details));
  if (format === 'text' && place !== undefined && played === undefined && comparison.changes.length > 0) {
    console.log(
      `\nWhich scenarios exercise these rules is not known: run "rulewright check --report report" first.`,
    );
  }
  if (done.length > 0) (format === 'text' ? console.log : console.error)(`\n${done.join('\n')}`);
  return exitCodes.passed;

  function applied(): string[] {
    if (id !== undefined && place !== undefined) return retarget({ id, older, newer, comparison, place });
    throw new Problem([
      id === undefined
        ? 'It is not known whose scenarios to retarget: name the rulebook with --rulebook and its features with --features.'
        : `There are no features of ${id} here to retarget: give their folder with --features.`,
    ]);
  }
}

const nothing: Touched = {
  scenarios: [],
  invariants: [],
  rulings: [],
  citing: [],
  restating: [],
  exercising: [],
  enforcing: [],
};

/** What was played in the run that was named, or in the last one; undefined where there was none. */
function playedOf(
  id: string | undefined,
  { results, report }: DiffOptions,
): readonly PlayedScenario[] | undefined {
  if (results !== undefined) return playedScenariosIn(results, id ?? '');
  return id === undefined ? undefined : playedScenarios(report, id);
}

/** What the engine enforces the rules with that say something else now, or nothing any more: what is meant when only a number changed goes on. */
function enforcedIn(
  id: string | undefined,
  newer: ComparedEdition,
  { changes, successors }: Comparison,
): (rule: string) => readonly EnforcedRule[] {
  const changed = new Set(
    changes.flatMap((change) =>
      ['removed', 'reworded', 'split', 'merged'].includes(change.what) ? oldRulesOf(change) : [],
    ),
  );
  if (id === undefined || changed.size === 0) return () => [];
  // The engine has the numbers of the newest edition that is stored, which may be the older or the newer one here.
  const hasNewNumbers = newer.stored && newer.edition.edition === editionsOf(id).at(-1);
  const { enforcedRules }: typeof import('./enforced-rules') = require('./enforced-rules');
  const of = enforcedRules(id);
  return (rule) => (changed.has(rule) ? of(hasNewNumbers ? (successors.get(rule)?.to ?? rule) : rule) : []);
}

/** From a rule of the older edition to those that cite it, by the numbers that they have now. */
function citing(
  { edition }: ComparedEdition,
  { successors }: Comparison,
): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, string[]>();
  for (const { key, references } of edition.rules) {
    const now = successors.get(key)?.to;
    if (now === undefined) continue;
    for (const number of new Set(references)) cited.set(number, [...(cited.get(number) ?? []), now]);
  }
  return cited;
}

/** The rules that are classified as saying what a rule of the older edition says; of a file, as its rulebook has them here. */
function restatedWith(
  id: string | undefined,
  { edition }: ComparedEdition,
): (rule: string) => readonly string[] {
  const known = id === undefined ? [] : editionsOf(id);
  const classified = known.includes(edition.edition) ? edition.edition : known.at(-1);
  if (id === undefined || classified === undefined) return () => [];
  const pairs = restatementsIn(knownClassification({ id, edition: classified }));
  return (rule) =>
    pairs.flatMap(({ rule: own, restates }) => (own === rule ? [restates] : restates === rule ? [own] : []));
}

/** From a rule to the scenarios in whose games it took part. */
function exercisedBy(played: readonly PlayedScenario[]): ReadonlyMap<string, readonly NamedScenario[]> {
  const exercised = new Map<string, NamedScenario[]>();
  for (const { name, at, exercised: rules } of played)
    for (const rule of new Set(rules)) exercised.set(rule, [...(exercised.get(rule) ?? []), { name, at }]);
  return exercised;
}

/** Says what is about a rule of the older edition. Links that have been retargeted are found by the new numbers. */
function touchedBy(
  id: string,
  place: FeaturesPlace | undefined,
  { changes, successors }: Comparison,
  isApplied: boolean,
): (rule: string) => Touched {
  if (changes.length === 0) return () => nothing;
  const linkedAs = (rule: string) => (isApplied ? (successors.get(rule)?.to ?? rule) : rule);
  const scenarios = new Map<string, NamedScenario[]>();
  const invariants = new Map<string, NamedScenario[]>();
  // Only files with a changed rule are parsed, so that the comparison answers at once.
  const changed = new Set(changes.flatMap(oldRulesOf).map(linkedAs));
  const features = place === undefined ? [] : readFeatures(place.folder, (number) => changed.has(number));
  for (const feature of features) {
    for (const { name, line, rules, invariant } of feature.scenarios) {
      const lists = invariant ? invariants : scenarios;
      for (const rule of rules) {
        lists.set(rule, [...(lists.get(rule) ?? []), { name, at: `${shortest(feature.file)}:${line}` }]);
      }
    }
  }
  const rulings = loadRulings(id);
  return (rule) => ({
    ...nothing,
    scenarios: scenarios.get(linkedAs(rule)) ?? [],
    invariants: invariants.get(linkedAs(rule)) ?? [],
    rulings: rulings.filter(({ rules }) => rules.includes(linkedAs(rule))).map((ruling) => ruling.id),
  });
}

/** A path as a user would write it. */
function shortest(file: string): string {
  const relative = path.relative(process.cwd(), path.resolve(file));
  return relative.startsWith('..') ? path.resolve(file) : relative;
}
