import type { Finding } from '../fuzz/finding';
import type { EnginePort } from '../port/contract';
import { type FindingScenario, type ScenarioEngines, scenarioOf } from './finding-scenario';
import { Proof } from './proof';

/** On what a finding is made simpler, and what its scenario is played on before it is written. */
export interface ProvingEngines extends ScenarioEngines {
  /**
   * An engine of another kind that is taken to be right, where there is no mended one: a scenario that fails there as well
   * is written, and says so.
   */
  readonly reference?: EnginePort;
}

/**
 * Makes a finding simpler and writes it as a feature file that was played just as "rulewright check" plays it: it fails on
 * the engine that it was found on, and passes on the same engine mended. Where it doesn't, games are sought on which both
 * engines ask the same; where there is none, the file says what became of it.
 *
 * @param file the path of the feature file, for the command that replays it; nothing is left behind
 */
export async function provenScenario(
  finding: Finding,
  engines: ProvingEngines,
  file: string,
): Promise<FindingScenario> {
  const first = scenarioOf(finding, engines, file);
  const doubts = await doubtsAbout(first, engines);
  if (doubts.length === 0) return first;
  if (engines.mended) {
    const other = scenarioOf(finding, { ...engines, alike: true }, file);
    if (other.text !== undefined && (await doubtsAbout(other, engines)).length === 0) return other;
  }
  return first.text === undefined ? first : { ...first, text: remarked(first.text, doubts) };
}

/** What is wrong with a scenario, as sentences; nothing where it shows what it should. */
async function doubtsAbout(
  { text, shrunk }: FindingScenario,
  { port, another, mended, reference }: ProvingEngines,
): Promise<readonly string[]> {
  if (text === undefined || !shrunk) return [];
  const proof = new Proof(shrunk.scene.seed);
  const { off } = shrunk.scene;
  try {
    const doubts: string[] = [];
    if (await proof.passes(text, another?.() ?? port, off))
      doubts.push('Played once more it passed: whether it fails may depend on what was played before.');
    const right = mended ?? reference;
    const failing = right && (await proof.failing(text, right, mended ? [] : off));
    if (failing)
      doubts.push(
        `It fails ${mended ? 'on the engine without the fault' : 'on the reference engine'} as well, at "${failing.step}": ${failing.message}`,
      );
    return doubts;
  } finally {
    proof.close();
  }
}

const remarked = (text: string, doubts: readonly string[]): string =>
  text.replace(/^# Replay: /m, `${doubts.map((each) => `# ${each}\n`).join('')}# Replay: `);
