import { createHash } from 'node:crypto';
import type { KnownRulebook } from '../reports/coverage';
import { isCatch } from '../reports/kills';
import type { Mutant } from '../reports/mutants';
import { counted } from '../reports/rule-runs';
import { codeDigest } from './code-digest';
import { findHome, type Home } from './home';
import type { Interruption } from './interruption';
import { killedRules, killsFileOf, killsOf, readKills } from './kills-file';
import { bounds } from './mutant-search';
import { tryAll } from './mutants';
import type { MutateOptions } from './mutate-options';
import { exitCodes, Problem } from './problem';
import { mutantsByRule } from './rule-mutants';
import { indexScenarios } from './scenario-index';
import { filesAbout, scenariosIn } from './scenarios-of-edition';
import { editionAsked, triedRulebooks } from './tried-rulebooks';
import { TryingProgress } from './trying-progress';

/** A recorded kill that holds for what is written now: the scenario, as `file:line`, must notice the mutant. */
interface RecordedKill {
  readonly mutant: Mutant;
  readonly by: string;
  /** Did a game never end, or the engine break? That takes long to see. */
  readonly isDear: boolean;
}

/**
 * Plays each recorded kill again, or a sample of those that take no minute: the scenario that noticed a mutant must notice it on the code of
 * today. The same sample is taken for the same code, and another one when it changes. Returns the exit code: 1 where one doesn't
 * hold. Throws a Problem where nothing is recorded.
 */
export async function checkKills(
  asked: readonly string[],
  { rulebook, edition: named, jobs, sample }: MutateOptions,
  interruption: Interruption,
): Promise<number> {
  const home = findHome();
  const edition = editionAsked({ rulebook, edition: named });
  const known = triedRulebooks({ rulebook, edition });
  const file = killsFileOf(
    known.map((each) => each.rulebook.id),
    home,
  );
  const all = known.map((each) => recordedOf(each, file, home, known.length === 1));
  const recorded = all
    .flatMap(({ kills }) => kills)
    .filter(({ mutant }) => asked.length === 0 || asked.includes(mutant.rule));
  if (recorded.length === 0)
    throw new Problem([
      `No kill is recorded${asked.length > 0 ? ` of ${asked.join(', ')}` : ''}${file === undefined ? '' : ` in "${file}"`} that holds for the texts and scenarios of today: "rulewright mutate --out ${file ?? 'features/kills.json'}" records what it finds.`,
    ]);
  const chosen = sample === undefined ? recorded : sampleOf(recorded, sample, codeDigest(home));
  const lost: RecordedKill[] = [];
  let played = 0;
  const progress = new TryingProgress(process.stderr, chosen.length, 'recorded kills');
  const orders = chosen.map(({ mutant, by }) => ({ off: mutant.off, scenarios: [[by]], edition }));
  try {
    await tryAll(orders, jobs, bounds, home, interruption, ({ outcome }, place) => {
      played += 1;
      progress.step(isCatch(outcome));
      const one = chosen[place];
      if (one && !isCatch(outcome)) lost.push(one);
    });
  } finally {
    progress.stop();
  }
  for (const { mutant, by } of lost) console.error(describeLost(mutant, by, file));
  const outdated = all
    .flatMap((each) => each.outdated)
    .filter(({ rule }) => asked.length === 0 || asked.includes(rule));
  for (const each of outdated.slice(0, MOST_TOLD)) console.error(describeOutdated(each, file));
  if (outdated.length > MOST_TOLD)
    console.error(`… and ${outdated.length - MOST_TOLD} more that are outdated.`);
  const of = sample === undefined ? '' : ` of ${recorded.length}`;
  console.log(
    `${counted(played, 'recorded kill was', 'recorded kills were')} played again${of}: ${lost.length === 0 ? 'all still hold' : `${counted(lost.length, 'no longer holds', 'no longer hold')}`}.${outdated.length === 0 ? '' : ` ${counted(outdated.length, 'is', 'are')} outdated, as a text or a scenario is another now: "rulewright mutate --out ${file}" tries these.`}`,
  );
  if (interruption.asked) return interruption.asked.exitCode;
  return lost.length > 0 ? exitCodes.failed : exitCodes.passed;
}

const describeLost = ({ rule, name }: Mutant, by: string, file: string | undefined): string =>
  `${rule}: ${name}: ${by} no longer notices: "rulewright mutate ${rule} --out ${file}" looks for another that does.`;

/** A recorded kill that counts for nothing any more. */
interface Outdated {
  readonly rule: string;
  readonly name: string;
  /** What is another now. */
  readonly changed: 'rule' | 'scenario';
}

/** So many outdated kills are named: after a new edition there are very many. */
const MOST_TOLD = 20;

/** What somebody reads who has written a scenario anew that noticed something. */
const describeOutdated = ({ rule, name, changed }: Outdated, file: string | undefined): string =>
  `${rule}: ${name}: ${changed === 'rule' ? "the rule's text is another now" : 'the scenario that noticed has other steps now, or is gone'}: "rulewright mutate ${rule} --out ${file}" looks for one that notices.`;

/** What is recorded of a rulebook and holds for what is written now, and what is outdated. */
function recordedOf(
  known: KnownRulebook,
  file: string | undefined,
  home: Home,
  isOnly: boolean,
): { readonly kills: readonly RecordedKill[]; readonly outdated: readonly Outdated[] } {
  const before = killsOf(readKills(file), known);
  const scenarios = scenariosIn(known, indexScenarios(filesAbout(known, home, isOnly)));
  const killed = killedRules(known, before, scenarios);
  const linked = new Set(scenarios.flatMap(({ rules }) => rules));
  const kills: RecordedKill[] = [];
  const outdated: Outdated[] = [];
  for (const [rule, mutants] of mutantsByRule(known, (number) => linked.has(number)))
    for (const [place, { name, outcome, by, changed }] of (killed.get(rule)?.mutants ?? []).entries()) {
      const mutant = mutants[place];
      if (changed !== undefined) outdated.push({ rule, name, changed });
      if (mutant && by !== undefined) kills.push({ mutant, by, isDear: outcome !== 'caught' });
    }
  return { kills, outdated };
}

function sampleOf(recorded: readonly RecordedKill[], count: number, code: string): readonly RecordedKill[] {
  const drawn = recorded
    .filter(({ isDear }) => !isDear)
    .map((each) => ({ each, place: drawnAt(`${code} ${each.mutant.rule} ${each.mutant.name}`) }));
  return drawn
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}

const drawnAt = (text: string): string => createHash('sha256').update(text).digest('hex');
