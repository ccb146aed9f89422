import type { Finding } from '../fuzz/finding';
import type { EnginePort } from '../port/contract';

import { type FindingScenario, type ScenarioEngines, scenarioOf } from './finding-scenario';
import { claimingRefusal, isEitherWay, offerClaims } from './offer-claims';
import { Proof } from './proof';
import { caveatOf, remarked } from './scenario-remarks';

/**
 * On what a finding is made simpler, and what its scenario is played on before it is written. Where there is no mended engine
 * but a reference, a scenario that fails there as well is written, and says so.
 */
export interface ProvingEngines extends ScenarioEngines {
  /**
   * The same engine, which takes itself to hang much sooner: on it a hang is made simpler in a fraction of the time. What
   * comes of it is proven on the engine itself.
   */
  readonly hasty?: EnginePort;
}

const ANSWER_REFUSED = /^A legal answer was refused: /;

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
  if (doubts.length === 0) return (await claimingIt(first, engines)) ?? caveated(first, engines);
  if (engines.mended) {
    const other = scenarioOf(finding, { ...engines, alike: true }, file);
    if (other.text !== undefined && (await doubtsAbout(other, engines)).doubts.length === 0) return other;
    const text = first.text && refused && claimingRefusal(first.text, refused);
    const shorter = text ? { ...first, text } : undefined;
    if (shorter && (await doubtsAbout(shorter, engines)).doubts.length === 0) return shorter;
  }
  return first.text === undefined ? first : { ...first, text: remarked(first.text, doubts) };
}

/**
 * What is true of every game says little of one. Where the scenario can end with what a player can do, or
 * can't, it does: an act that an engine offers and refuses is taken to be illegal, as the engine says why. Then it passes on
 * an engine on which nobody is offered that.
 */
async function claimingIt(
  found: FindingScenario,
  engines: ProvingEngines,
): Promise<FindingScenario | undefined> {
  const { text, shrunk } = found;
  if (text === undefined || offerClaims(text, shrunk.message, '').length === 0) return undefined;
  if (isEitherWay(shrunk.message) && !engines.mended && !engines.reference) return undefined;
  const { seed, off } = shrunk.scene;
  const proof = new Proof(seed);
  const engine = engines.another?.() ?? engines.port;
  try {
    const failing = await proof.failing(text, engine, off);
    // What is refused only when it was taken back and is done again is legal.
    if (ANSWER_REFUSED.test(shrunk.message) && failing?.step === shrunk.invariant.gherkin) return undefined;
    for (const claiming of offerClaims(text, shrunk.message, failing?.step ?? '')) {
      const now = await proof.failing(claiming, engine, off);
      if (!now || !claiming.trimEnd().endsWith(now.step)) continue;
      const other = { ...found, text: claiming };
      if ((await doubtsAbout(other, engines)).doubts.length === 0) return other;
    }
    return undefined;
  } finally {
    proof.close();
  }
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

/** A long scenario that no other engine could be asked about says that it may not last as the engine is mended. */
function caveated(found: FindingScenario, { mended, reference }: ProvingEngines): FindingScenario {
  if (mended || reference || found.text === undefined) return found;
  const caveat = caveatOf(found.shrunk.deeds.length);
  return caveat === undefined ? found : { ...found, text: remarked(found.text, [caveat]) };
}
