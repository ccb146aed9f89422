import type { Finding } from '../fuzz/finding';
import type { Invariant } from '../fuzz/invariant';
import { fuzzedRulebook } from '../fuzz/rulebooks';
import { featureOf } from '../fuzz/scenario/feature';
import { recordGame } from '../fuzz/scenario/moments';
import { Told } from '../fuzz/scenario/telling';
import { Unsayable } from '../fuzz/scenario/words';
import { withRolls } from '../fuzz/shrink/scripted-rolls';
import { type Shrunk, shrink } from '../fuzz/shrink/shrink';
import type { EnginePort } from '../port/contract';
import { rulesetOf } from '../port/in-process/games';
import { numberIn } from '../port/in-process-editions';
import { Identities } from '../steps/play/identities';
import { games, type Terms } from '../steps/terms';
import { arrangeIn } from './scene-arrangement';

/** On what a finding is made simpler. */
export interface ScenarioEngines {
  /** The engine that it was found on, with its fault if one was planted. */
  readonly port: EnginePort;
  /** Makes another engine of the same kind. */
  readonly another?: () => EnginePort;
  /** An engine on which nothing is to be found. */
  readonly mended?: EnginePort;
  /** An engine that is taken to be right, which the scenario's table must be set up on if it can be. */
  readonly reference?: EnginePort;
  /** Must the scenario's players be asked the same on that one, so that it can be played there to its end? */
  readonly alike?: boolean;
}

/** A finding as a scenario; without a text where it can't be written as one, and why. */
export type FindingScenario =
  | { readonly text: string; readonly shrunk: Shrunk }
  | { readonly text: undefined; readonly shrunk: Shrunk | undefined; readonly why: string };

/**
 * Makes a finding simpler and writes it as a feature file.
 *
 * @param file the path of the feature file, for the command that replays it; nothing is written
 */
export function scenarioOf(finding: Finding, engines: ScenarioEngines, file: string): FindingScenario {
  const { rulebook, table } = finding;
  const words = wordsOf(finding);
  const invariant = invariantOf(finding);
  const nothing = { text: undefined, shrunk: undefined };
  if (!words) return { ...nothing, why: noWords(finding) };
  if (!invariant)
    return {
      ...nothing,
      why: `${rulebook} has no invariant ${finding.invariant.number} (${finding.invariant.name}).`,
    };
  // How games on tables of their own end is nothing that is so on others: what breaks a rule elsewhere doesn't break that.
  const others = (fuzzedRulebook(rulebook)?.invariants ?? []).filter(
    ({ ofEndings }) => !ofEndings || invariant.ofEndings || invariant.rules.length === 0,
  );
  const arrange = arrangeIn(words);
  const trying = { ...engines, invariant, others, arrange };
  const { reference, ...withoutIt } = trying;
  const made = shrink(finding, trying) ?? (reference ? shrink(finding, withoutIt) : undefined);
  if (!made)
    return {
      ...nothing,
      why: "The game doesn't break the invariant when it is played with a stop at every priority.",
    };
  const rolls = Object.values(words.rolls);
  const shrunk = withRolls(made, recordGame(engines.port, made), { ...engines, arrange }, rolls);
  try {
    const told = new Told(recordGame(engines.port, shrunk), new Identities());
    const { gherkin } = shrunk.invariant;
    const only = shrunk.invariant.ruleOf?.(shrunk.message);
    const broken = (only === undefined ? shrunk.invariant.rules : [only]).flatMap(
      (number) => numberIn({ rulebook, edition: table.edition }, number) ?? [],
    );
    // What every engine owes its players has no rule: then it is about those that are switched off.
    const rules = broken.length > 0 ? broken : shrunk.scene.off;
    const titleOf = titlesOf(rulebook, table.edition);
    return {
      text: featureOf({ finding, shrunk, rules, told, claim: [gherkin], words, titleOf, file }),
      shrunk,
    };
  } catch (error) {
    if (error instanceof Unsayable) return { text: undefined, shrunk, why: error.message };
    throw error;
  }
}

/** Why nothing is written of a rulebook that has no vocabulary. */
export const noWords = ({ rulebook }: Finding): string => `The vocabulary has no words for ${rulebook}.`;

/** The words of the game that a finding is of, in the edition that was played; undefined where there are none. */
export function wordsOf({ rulebook, table: { edition } }: Finding): Terms | undefined {
  const words = games.find((terms) => terms.rulebook === rulebook);
  return edition === undefined ? words : words?.editions.get(edition);
}

/**
 * Titles of the rules of a rulebook that the reference engine knows.
 *
 * @param edition the short name of another edition of its game, whose rules are meant
 */
export function titlesOf(rulebook: string, edition?: string): (rule: string) => string | undefined {
  const rules = rulesetOf(rulebook, edition)?.rules;
  return (number) => rules?.get(number)?.[0]?.title;
}

function invariantOf({ rulebook, invariant: { number, name } }: Finding): Invariant | undefined {
  const all = fuzzedRulebook(rulebook)?.invariants ?? [];
  return all.find((each) => each.number === number && each.name === name);
}
