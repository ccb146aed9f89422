import type { EnginePort } from './contract';
import { ReferenceEngine } from './in-process';

let running: EnginePort | undefined;

/** The engine that the scenarios of this process are played on: the reference engine, unless another one was chosen. */
export function engineUnderTest(): EnginePort {
  running ??= new ReferenceEngine();
  return running;
}

/** Plays the scenarios of this process on another engine. */
export function useEngine(port: EnginePort): void {
  running = port;
}
