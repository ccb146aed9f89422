import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOfBook } from '../reports/book-name';
import type { KnownRulebook } from '../reports/coverage';
import { BadKills, type Kills, killsIn, type RuleKills, serialiseKills } from '../reports/kills';
import { type KilledRule, killedRule } from '../reports/mutants';
import { rulesOf } from '../rulebooks/library';
import type { Home } from './home';
import { Problem } from './problem';
import { mutantsByRule } from './rule-mutants';
import { findFeatures } from './rulebook-features';
import { type IndexedScenario, indexScenarios } from './scenario-index';
import { filesAbout, scenariosIn } from './scenarios-of-edition';
import { writeWhole } from './write-file';

const NAME = 'kills.json';

/**
 * Where what was found of some rulebooks is kept: beside the folders of their features, in `features/` here or in the package;
 * undefined where there are no features.
 */
export function killsFileOf(ids: readonly string[], home: Home): string | undefined {
  const places = ids.map((id) => findFeatures(undefined, id, home, ids.length === 1));
  const [place] = places.flatMap((each) => each ?? []);
  return place && (path.relative(process.cwd(), path.join(place.root, 'features', NAME)) || undefined);
}

/** Reads what was found; nothing where there is no such file. Throws a Problem for one that is damaged. */
export function readKills(file: string | undefined): Kills {
  if (file === undefined || !existsSync(file)) return [];
  try {
    return killsIn(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof BadKills) && !(error instanceof Error)) throw error;
    throw new Problem([
      `"${file}" is damaged (${error.message}): restore it, or remove it and run "rulewright mutate --out ${file}".`,
    ]);
  }
}

/** Writes what was found, whole or not at all. Throws a Problem where that can't be. */
export function writeKills(file: string, kills: Kills): void {
  try {
    writeWhole(file, serialiseKills(kills));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `"${path.resolve(file)}" can't be written (${why}): give --out a file in a folder that can be written.`,
    ]);
  }
}

/** What was found of the rules of a rulebook's edition. */
export function killsOf(kills: Kills, known: KnownRulebook): ReadonlyMap<string, RuleKills> {
  const name = nameOfBook(known);
  const book = kills.find(({ id, edition }) => id === name && edition === known.rulebook.edition);
  return new Map(book?.rules.map((each) => [each.rule, each]));
}

/** Adds to rulebooks what is known of their rules' mutants; nothing where there is no file of it. Throws a Problem for a damaged one. */
export function withKills(
  known: readonly KnownRulebook[],
  file: string | undefined,
  home: Home,
): readonly KnownRulebook[] {
  const kills = readKills(file);
  if (kills.length === 0) return known;
  return known.map((each) => {
    if (!kills.some(({ id }) => id === nameOfBook(each))) return each;
    const scenarios = scenariosIn(each, indexScenarios(filesAbout(each, home, known.length === 1)));
    return { ...each, killed: killedRules(each, killsOf(kills, each), scenarios) };
  });
}

/** What is known of the mutants of a rulebook's rules, by rule. */
export function killedRules(
  known: KnownRulebook,
  kills: ReadonlyMap<string, RuleKills>,
  scenarios: readonly IndexedScenario[],
): ReadonlyMap<string, KilledRule> {
  const linked = new Set(scenarios.flatMap(({ rules }) => rules));
  const digests = byDigest(scenarios);
  const texts = new Map(rulesOf(known.rulebook).map(({ key, digest }) => [key, digest]));
  const mutants = mutantsByRule(known, (rule) => linked.has(rule));
  return new Map(
    [...mutants].map(([rule, each]) => [
      rule,
      killedRule(each, kills.get(rule), texts.get(rule) ?? '', digests),
    ]),
  );
}

/** Scenarios by their digests; of several with the same steps one that is linked to all rules that one of them is linked to. */
export function byDigest(scenarios: readonly IndexedScenario[]): ReadonlyMap<string, IndexedScenario> {
  const found = new Map<string, IndexedScenario>();
  for (const scenario of scenarios) {
    const same = found.get(scenario.digest);
    const rules = same === undefined ? scenario.rules : [...new Set([...same.rules, ...scenario.rules])];
    found.set(scenario.digest, { ...(same ?? scenario), rules });
  }
  return found;
}
