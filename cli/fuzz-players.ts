import { type ComparedWith, isSameEngine } from '../fuzz/finding';
import type { HealthyEngine } from '../fuzz/healthy-game';
import { fuzzedRulebook } from '../fuzz/rulebooks';
import type { EnginePort } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import type { EngineOptions } from './engine-options';
import { named } from './fuzz-engine';
import { Problem } from './problem';

/** Which engine is meant, which fault is planted in it, and what it is compared with. */
export interface EngineMeant {
  readonly rulebook: string;
  readonly command?: string;
  readonly fault?: string;
  readonly against?: ComparedWith;
}

/** Engines to play on. */
export interface OpenedPlayers {
  readonly players: {
    readonly port: EnginePort;
    readonly another?: () => EnginePort;
    readonly against?: EnginePort;
    /** What is broken in the same game on this one as well is nothing that is said against the engine. */
    readonly healthy: HealthyEngine;
  };
  /** The same engine without the fault. */
  readonly mended: EnginePort;
  /** The same engine with the fault, which takes itself to hang much sooner; undefined where it is another one's process. */
  readonly hasty?: EnginePort;
  /** Ends what was started. */
  end(): void;
}

/** Steps without a decision after which a hang is taken for one while it is made simpler: few games need a tenth. */
const HASTY = 10_000;

/** Starts the engines that are meant. Throws a Problem where it can't be spoken to, or there is no such fault. */
export function openPlayers(
  { rulebook, command, fault, against }: EngineMeant,
  options: EngineOptions,
): OpenedPlayers {
  const planted = plantIn(rulebook, fault);
  const first = started(command, rulebook, options);
  const { engine, end } = first;
  const another = (): EnginePort => planted(new ReferenceEngine());
  const isOurs = command === undefined;
  const reference = (): EnginePort => new ReferenceEngine();
  const healthy = { name: named(reference().hello()), port: reference(), another: reference };
  const players = { port: planted(engine), healthy, ...(isOurs ? { another } : {}) };
  const hasty = isOurs ? { hasty: planted(new ReferenceEngine(HASTY)) } : {};
  if (!against) return { players, mended: engine, ...hasty, end };
  try {
    const second = started(isSameEngine(against) ? command : against.command, rulebook, options, '--against');
    const endBoth = (): void => {
      end();
      second.end();
    };
    return { players: { ...players, against: second.engine }, mended: engine, end: endBoth };
  } catch (error) {
    end();
    throw error;
  }
}

/** An engine of its own: the reference engine where there is no command. */
function started(
  command: string | undefined,
  rulebook: string,
  options: EngineOptions,
  option?: string,
): { readonly engine: EnginePort; end(): void } {
  if (command === undefined) return { engine: new ReferenceEngine(), end: () => {} };
  const { openEngine }: typeof import('./open-engine') = require('./open-engine');
  const { engine } = openEngine(command, options, [rulebook], option);
  return { engine, end: () => engine.end() };
}

function plantIn(rulebook: string, fault: string | undefined): (engine: EnginePort) => EnginePort {
  if (fault === undefined) return (engine) => engine;
  const canary = fuzzedRulebook(rulebook)?.canaries.find(({ name }) => name === fault);
  if (!canary) throw new Problem([`No fault "${fault}" can be planted in an engine that plays ${rulebook}.`]);
  return (engine) => canary.plant(engine);
}
