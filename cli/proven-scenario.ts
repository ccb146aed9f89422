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
  /**
   * The same engine, which takes itself to hang much sooner: on it a hang is made simpler in a fraction of the time. What
   * comes of it is proven on the engine itself.
   */
  readonly hasty?: EnginePort;
}

const isHang = ({ message }: Finding): boolean => message.includes('steps without a decision');

/**
 * Makes a finding simpler and writes it as a feature file that was played just as "rulewright check" plays it: it fails on
 * the engine that it was found on, and passes on the same engine mended. Where it doesn't, games are sought on which both
 * engines ask the same; where there is none the scenario ends with what the mended engine refuses, and says that it is to be
 * refused. Where that doesn't show it either, the file says what became of it.
 *
 * @param file the path of the feature file, for the command that replays it; nothing is left behind
 */
export async function provenScenario(
  finding: Finding,
  engines: ProvingEngines,
  file: string,
): Promise<FindingScenario> {
  if (engines.hasty && isHang(finding)) {
    const sooner = scenarioOf(finding, { ...engines, port: engines.hasty }, file);
    if (sooner.text !== undefined && (await doubtsAbout(sooner, engines)).doubts.length === 0) return sooner;
  }
  const first = scenarioOf(finding, engines, file);
  const { doubts, refused } = await doubtsAbout(first, engines);
  if (doubts.length === 0) return first;
  if (engines.mended) {
    const other = scenarioOf(finding, { ...engines, alike: true }, file);
    if (other.text !== undefined && (await doubtsAbout(other, engines)).doubts.length === 0) return other;
    const text = first.text && refused && claimingRefusal(first.text, refused);
    const shorter = text ? { ...first, text } : undefined;
    if (shorter && (await doubtsAbout(shorter, engines)).doubts.length === 0) return shorter;
  }
  return first.text === undefined ? first : { ...first, text: remarked(first.text, doubts) };
}

/** What is wrong with a scenario. */
interface Doubts {
  /** Sentences; none where it shows what it should. */
  readonly doubts: readonly string[];
  /** The step that failed on the engine that is right. */
  readonly refused?: string;
}

/** Plays a scenario on the engine that it was found on, and on one that is right. */
async function doubtsAbout(
  { text, shrunk }: FindingScenario,
  { port, another, mended, reference }: ProvingEngines,
): Promise<Doubts> {
  if (text === undefined || !shrunk) return { doubts: [] };
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
    return { doubts, refused: failing?.step };
  } finally {
    proof.close();
  }
}

const remarked = (text: string, doubts: readonly string[]): string =>
  text.replace(/^# Replay: /m, `${doubts.map((each) => `# ${each}\n`).join('')}# Replay: `);

const ACTS: Readonly<Record<string, string>> = { plays: 'play', activates: 'activate' };

/**
 * The scenario as far as an act that is refused without the fault, and that it is to be; undefined where the vocabulary can't
 * say so of that act.
 */
function claimingRefusal(text: string, act: string): string | undefined {
  const [, player, verb = '', object] = /^(\w+) (\w+) ("[^"]*")/.exec(act) ?? [];
  const deed = ACTS[verb];
  const lines = text.split('\n');
  const place = lines.findIndex((line) => line.replace(/^\s+(?:When|And) /, '') === act);
  if (deed === undefined || place < 0) return undefined;
  const indent = /^\s*/.exec(lines[place] ?? '')?.[0] ?? '';
  return [...lines.slice(0, place), `${indent}Then ${player} can't ${deed} ${object}`, ''].join('\n');
}
