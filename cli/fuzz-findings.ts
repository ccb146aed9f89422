import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { difference } from '../fuzz/differential/differs';
import { ALARM, type Finding } from '../fuzz/finding';
import type { RangeResult } from '../fuzz/range-result';
import type { EnginePort } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { differenceScenario } from './difference-scenario';
import type { EngineOptions } from './engine-options';
import { type FuzzFolder, type KeptFinding, scenarioBeside } from './fuzz-folder';
import { type OpenedPlayers, openPlayers } from './fuzz-players';
import { exitCodes, Problem } from './problem';
import { type ProvingEngines, provenScenario } from './proven-scenario';
import { asAlarm } from './scenario-remarks';

/** A finding with the files that were written for it. */
export interface WrittenFinding extends KeptFinding {
  /** The scenario that shows it; undefined where none was made. */
  readonly feature?: string;
  /** The one command that plays it again. */
  readonly replay?: string;
  /** Why there is no scenario. */
  readonly why?: string;
}

const REPLAY = /^# Replay: (.*)$/m;

/**
 * Writes every finding and every alarm, and for each a scenario that reproduces it, made as simple as could be. One that is there
 * already stays.
 *
 * @param say is told which finding is being made simpler: that takes a while
 */
export async function writeFindings(
  result: RangeResult,
  folder: FuzzFolder,
  options: EngineOptions,
  say: (sentence: string) => void,
): Promise<readonly WrittenFinding[]> {
  const written: WrittenFinding[] = [];
  for (const kept of folder.keep(result)) written.push(await withScenario(kept, folder, options, say));
  return written;
}

async function withScenario(
  kept: KeptFinding,
  folder: FuzzFolder,
  options: EngineOptions,
  say: (sentence: string) => void,
): Promise<WrittenFinding> {
  const feature = scenarioBeside(kept.file);
  if (existsSync(feature)) return { ...kept, feature, replay: replayIn(readFileSync(feature, 'utf8')) };
  const { alarm, game, message } = kept.finding;
  say(`Making simpler what was found in game ${game}: ${alarm ? `${ALARM}: ` : ''}${message}`);
  const made = await scenarioFor(kept.finding, feature, options);
  if (made.text === undefined) return { ...kept, why: made.why };
  if (made.isAlarm && !alarm) return writtenAsAlarm(folder.keepAsAlarm(kept), made.text, folder);
  if (alarm) return writtenAsAlarm(kept, made.text, folder);
  folder.write(feature, made.text);
  return { ...kept, feature, replay: replayIn(made.text) };
}

function writtenAsAlarm(kept: KeptFinding, text: string, folder: FuzzFolder): WrittenFinding {
  const feature = scenarioBeside(kept.file);
  const alarming = asAlarm(text, relative(feature));
  folder.write(feature, alarming);
  return { ...kept, feature, replay: replayIn(alarming) };
}

const relative = (file: string): string => path.relative(process.cwd(), path.resolve(file));

/** What an engine in another process is compared with: the reference engine, where that plays the rulebook. */
function referenceFor({ command, rulebook }: Finding): { readonly reference?: EnginePort } {
  if (command === undefined) return {};
  const reference = new ReferenceEngine();
  return reference.hello().rulebooks.some(({ id }) => id === rulebook) ? { reference } : {};
}

const replayIn = (text: string): string | undefined => REPLAY.exec(text)?.[1];

type Made =
  | { readonly text: string; readonly isAlarm?: boolean }
  | { readonly text: undefined; readonly why: string };

async function scenarioFor(finding: Finding, feature: string, options: EngineOptions): Promise<Made> {
  let opened: OpenedPlayers | undefined;
  try {
    opened = openPlayers(finding, options);
    const file = relative(feature);
    const { against, ...players } = opened.players;
    if (against && finding.invariant.number === difference.number)
      return await differenceScenario(finding, { port: players.port, against }, file);
    const isPlanted = finding.fault !== undefined || (finding.table.off ?? []).length > 0;
    const right = { ...(isPlanted ? { mended: opened.mended } : {}), ...referenceFor(finding) };
    const { hasty } = opened;
    const engines: ProvingEngines = { ...players, ...right, ...(hasty ? { hasty } : {}) };
    return await provenScenario(finding, engines, file);
  } catch (error) {
    // An engine that can't be spoken to any more is no reason to keep quiet about what was found.
    if (error instanceof Problem && error.exitCode === exitCodes.crashed)
      return { text: undefined, why: error.message };
    throw error;
  } finally {
    opened?.end();
  }
}
