import { fuzzedRulebook } from '../fuzz/rulebooks';
import type { EnginePort } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import type { EngineOptions } from './engine-options';
import { Problem } from './problem';

/** Which engine is meant, and which fault is planted in it. */
export interface EngineMeant {
  readonly rulebook: string;
  readonly command?: string;
  readonly fault?: string;
}

/** Engines to play on. */
export interface OpenedPlayers {
  readonly players: { readonly port: EnginePort; readonly another?: () => EnginePort };
  /** The same engine without the fault. */
  readonly mended: EnginePort;
  /** Ends what was started. */
  end(): void;
}

/** Starts the engine that is meant. Throws a Problem where it can't be spoken to, or there is no such fault. */
export function openPlayers(
  { rulebook, command, fault }: EngineMeant,
  options: EngineOptions,
): OpenedPlayers {
  const planted = plantIn(rulebook, fault);
  if (command === undefined) {
    const another = (): EnginePort => planted(new ReferenceEngine());
    return { players: { port: another(), another }, mended: new ReferenceEngine(), end: () => {} };
  }
  const { openEngine }: typeof import('./open-engine') = require('./open-engine');
  const { engine } = openEngine(command, options, [rulebook]);
  return { players: { port: planted(engine) }, mended: engine, end: () => engine.end() };
}

function plantIn(rulebook: string, fault: string | undefined): (engine: EnginePort) => EnginePort {
  if (fault === undefined) return (engine) => engine;
  const canary = fuzzedRulebook(rulebook)?.canaries.find(({ name }) => name === fault);
  if (!canary) throw new Problem([`No fault "${fault}" can be planted in an engine that plays ${rulebook}.`]);
  return (engine) => canary.plant(engine);
}
