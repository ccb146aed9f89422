import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hunt } from '../fuzz/canaries/hunt';
import { measured as huntsOf, medianOf, seedOf } from '../fuzz/canaries/measure';
import { type Shortened, shortened } from '../fuzz/canaries/shortened';
import type { Finding } from '../fuzz/finding';
import { type Canary, type FuzzedRulebook, fuzzedRulebook, fuzzedRulebooks } from '../fuzz/rulebooks';
import { ReferenceEngine } from '../port/in-process';
import type { FindingScenario } from './finding-scenario';
import { provenScenario } from './proven-scenario';

const FILE = path.join(__dirname, '..', 'fuzz', 'canaries', 'scenarios.json');

/** How a planted fault is told once it was found. */
export interface ToldCanary {
  readonly finding: Finding;
  readonly scenario: FindingScenario;
}

/** Hunts a planted fault and writes the scenario that shows it; undefined where its budget was used up. */
export async function toldCanary(
  rulebook: FuzzedRulebook,
  canary: Canary,
  seed: number,
): Promise<ToldCanary | undefined> {
  const another = (): ReturnType<Canary['plant']> => canary.plant(new ReferenceEngine());
  const { violation, table, answers, games } = hunt(rulebook, canary, seed, () => new ReferenceEngine());
  if (!violation) return undefined;
  const { number, name } = violation.invariant;
  const finding: Finding = {
    finding: 1,
    rulebook: rulebook.id,
    invariant: { number, name },
    message: violation.message,
    seed,
    game: games - 1,
    engine: 'Rulewright reference engine',
    fault: canary.name,
    table,
    answers,
    decisions: answers.length,
  };
  const engines = { port: another(), another, mended: new ReferenceEngine() };
  return { finding, scenario: await provenScenario(finding, engines, 'found.feature') };
}

/** How many lines a reader reads below "Example:", those of tables included. */
export const stepsIn = (text: string): number =>
  text.split('\n').filter((line) => /^\s+(?:Given|When|Then|And|\||""")/.test(line)).length;

/** Measures one canary with several seeds. */
async function measured(rulebook: FuzzedRulebook, canary: Canary, seeds: number): Promise<Shortened[string]> {
  const hunts: Shortened[string][number][] = [];
  for (let place = 1; place <= seeds; place += 1) {
    const told = await toldCanary(rulebook, canary, seedOf(place));
    const { text, shrunk } = told?.scenario ?? {};
    const steps = text === undefined ? null : stepsIn(text);
    const why = told && 'why' in told.scenario ? told.scenario.why : '';
    process.stderr.write(`${canary.name}: ${steps} steps, ${shrunk?.tries} games\n${text ?? why}\n`);
    const [tries, played] = [shrunk?.tries ?? 0, shrunk?.decisions ?? 0];
    hunts.push({ decisions: told?.finding.decisions ?? null, steps, tries, played });
  }
  return hunts;
}

/**
 * Writes down how many steps it takes to show each canary, after each of them.
 *
 * @param only names of canaries that are measured anew; none: those that aren't measured yet
 */
async function measure(seeds: number, only: readonly string[]): Promise<void> {
  for (const id of fuzzedRulebooks) {
    const rulebook = fuzzedRulebook(id);
    const quick = huntsOf()[id] ?? {};
    const soonFirst = (rulebook?.canaries ?? []).toSorted(
      (one, other) => medianOf(quick[one.name] ?? []) - medianOf(quick[other.name] ?? []),
    );
    for (const canary of soonFirst) {
      const before = shortened();
      const isWanted = only.length > 0 ? only.includes(canary.name) : !before[id]?.[canary.name];
      if (!rulebook || !isWanted) continue;
      const hunts = await measured(rulebook, canary, seeds);
      const results = { ...before, [id]: { ...before[id], [canary.name]: hunts } };
      writeFileSync(`${FILE}.new`, `${JSON.stringify(results, undefined, 1)}\n`);
      renameSync(`${FILE}.new`, FILE);
    }
  }
}

if (require.main === module) {
  const [seeds = '3', ...only] = process.argv.slice(2);
  void measure(Number(seeds), only);
}
