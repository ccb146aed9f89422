import type { Finding } from '../fuzz/finding';
import type { EnginePort } from '../port/contract';

import { type FindingScenario, type ScenarioEngines, scenarioOf } from './finding-scenario';
import { type LeanScenario, lastStep, leanScenario } from './lean-scenario';
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

/** A finding as a scenario that was played. */
export type ProvenScenario = FindingScenario & {
  /** Does the engine that is held to be right fail it as well? */
  readonly isAlarm?: boolean;
};

const NOT_LEAST = 'There was more to try than is tried: it may not be as simple as it could be.';

/**
 * Makes a finding simpler and writes it as a feature file that was played just as "rulewright check" plays it: it fails on
 * the engine that it was found on, and passes on the same engine mended. No step can be left out of it. Where any of that is
 * not so, the file says so.
 *
 * @param file the path of the feature file, for the command that replays it; nothing is left behind
 */
export async function provenScenario(
  finding: Finding,
  engines: ProvingEngines,
  file: string,
): Promise<ProvenScenario> {
  const shown = await shownScenario(finding, engines, file);
  const { made, doubts, isAlarm } =
    shown.made.text === undefined ? await unmended(finding, engines, file, shown) : shown;
  if (made.text === undefined) return made;
  const isLeanable = doubts.length === 0 || isAlarm;
  const lean = isLeanable ? await leaner(made, engines, isAlarm, isHang(finding)) : undefined;
  const { text = made.text, isLeast = true } = lean ?? {};
  const remarks = [
    ...(isAlarm ? [] : doubts),
    ...(isLeast && made.shrunk.isLeast ? [] : [NOT_LEAST]),
    ...(doubts.length > 0 ? [] : caveatsOf(made, engines)),
  ];
  return { ...made, text: remarked(text, remarks), isAlarm };
}

/** A finding as a scenario, and what is wrong with that. */
interface Shown extends Doubts {
  readonly made: FindingScenario;
}

/**
 * Seeks a scenario that fails on the engine that it was found on, and passes on the same engine mended. Where the first one
 * doesn't, games are sought on which both engines ask the same; where there is none the scenario ends with what the mended
 * engine refuses, and says that it is to be refused.
 */
async function shownScenario(finding: Finding, engines: ProvingEngines, file: string): Promise<Shown> {
  if (engines.hasty && isHang(finding)) {
    const sooner = scenarioOf(finding, { ...engines, port: engines.hasty }, file);
    if (sooner.text !== undefined && (await isProven(sooner, engines))) return { made: sooner, ...NO_DOUBTS };
  }
  const first = scenarioOf(finding, engines, file);
  const doubtful = await doubtsAbout(first, engines);
  if (doubtful.doubts.length === 0)
    return { made: (await claimingIt(first, engines)) ?? first, ...NO_DOUBTS };
  if (engines.mended) {
    const other = scenarioOf(finding, { ...engines, alike: true }, file);
    if (other.text !== undefined && (await isProven(other, engines))) return { made: other, ...NO_DOUBTS };
    const { refused } = doubtful;
    const text = first.text && refused && claimingRefusal(first.text, refused);
    const shorter = text ? { ...first, text } : undefined;
    if (shorter && (await isProven(shorter, engines))) return { made: shorter, ...NO_DOUBTS };
  }
  return { made: first, ...doubtful };
}

/** Where no game breaks the invariant with the fault alone, one that does so on the engine with the fault. */
async function unmended(
  finding: Finding,
  engines: ProvingEngines,
  file: string,
  shown: Shown,
): Promise<Shown> {
  if (!engines.mended) return shown;
  const { mended, ...others } = engines;
  const made = scenarioOf(finding, others, file);
  return made.text === undefined ? shown : { made, ...(await doubtsAbout(made, engines)) };
}

/** Leaves out steps as long as the scenario shows the same. Returns undefined where that can't be tried. */
async function leaner(
  made: FindingScenario,
  engines: ProvingEngines,
  isAlarm: boolean,
  hangs: boolean,
): Promise<LeanScenario | undefined> {
  const { text, shrunk } = made;
  const { another, hasty } = engines;
  if (text === undefined || !shrunk || (hangs && !hasty)) return undefined;
  const port = hangs && hasty ? hasty : (another?.() ?? engines.port);
  const { seed, off } = shrunk.scene;
  const proof = new Proof(seed);
  try {
    const wanted = await proof.failing(text, port, off);
    if (!wanted) return undefined;
    const lean = await leanScenario(text, async (fewer) => {
      const failing = await proof.failing(fewer, port, off);
      if (!failing || failing.isSetup || failing.step !== lastStep(fewer)) return false;
      if (plainly(failing.message) !== plainly(wanted.message)) return false;
      const { doubts, isAlarm: fails } = await doubtsOnOthers(proof, fewer, engines);
      return isAlarm ? fails : doubts.length === 0;
    });
    return !hangs || isAlarm || (await isProven({ text: lean.text, shrunk }, engines)) ? lean : undefined;
  } finally {
    proof.close();
  }
}

const plainly = (message: string): string => message.replace(/"[^"]*"/g, '"…"').replace(/\d+/g, 'n');

const isProven = async (made: FindingScenario, engines: ProvingEngines): Promise<boolean> =>
  (await doubtsAbout(made, engines)).doubts.length === 0;

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
      if (await isProven(other, engines)) return other;
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
  /** Does the engine that is held to be right fail what the scenario claims? */
  readonly isAlarm: boolean;
}

const NO_DOUBTS: Doubts = { doubts: [], isAlarm: false };

/** Plays a scenario on the engine that it was found on, and on those that are right. */
async function doubtsAbout({ text, shrunk }: FindingScenario, engines: ProvingEngines): Promise<Doubts> {
  if (text === undefined || !shrunk) return NO_DOUBTS;
  const proof = new Proof(shrunk.scene.seed);
  try {
    const others = await doubtsOnOthers(proof, text, engines);
    const port = engines.another?.() ?? engines.port;
    if (!(await proof.passes(text, port, shrunk.scene.off))) return others;
    const passed = 'Played once more it passed: whether it fails may depend on what was played before.';
    return { ...others, doubts: [passed, ...others.doubts] };
  } finally {
    proof.close();
  }
}

/** Plays a scenario on the engines that are right, with nothing switched off. */
async function doubtsOnOthers(
  proof: Proof,
  text: string,
  { mended, reference }: ProvingEngines,
): Promise<Doubts> {
  const healthy = reference ?? mended;
  const doubts: string[] = [];
  let refused: string | undefined;
  let isAlarm = false;
  for (const engine of new Set([mended, reference])) {
    const failing = engine && (await proof.failing(text, engine, []));
    if (!failing) continue;
    refused ??= failing.step;
    isAlarm ||= engine === healthy && !failing.isSetup && failing.step === lastStep(text);
    const where = engine === mended ? 'the engine without the fault' : 'the reference engine';
    doubts.push(
      failing.isSetup
        ? `Its table can't be set up on ${where}: ${failing.message}`
        : `It fails on ${where} as well, at "${failing.step}": ${failing.message}`,
    );
  }
  return { doubts, refused, isAlarm };
}

/** A long scenario that no other engine could be asked about says that it may not last as the engine is mended. */
function caveatsOf({ shrunk }: FindingScenario, { mended, reference }: ProvingEngines): readonly string[] {
  const caveat = mended || reference || !shrunk ? undefined : caveatOf(shrunk.deeds.length);
  return caveat === undefined ? [] : [caveat];
}
