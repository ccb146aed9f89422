/**
 * The contract that an engine under test fulfils. Steps and fuzzers speak to it and to nothing else. What is said is
 * defined in protocol/, once for calls in process and for messages to another one.
 *
 * Objects, and whatever else an engine names, are opaque ids: strings that mean something to that engine only.
 */
import type { Claim } from './process/transcript';
import type { Hello } from './protocol/messages';
import type { Act, ActResult, Observation, PendingDecision, TraceLine } from './protocol/play';
import type { SetupRequest } from './protocol/table';

export { EngineCrash, SetupProblem } from './problems';
export type { Hello, RuleInfo } from './protocol/messages';
export type {
  Act,
  ActResult,
  ObjectView,
  Observation,
  OfferedOption,
  PendingDecision,
  TraceLine,
} from './protocol/play';
export type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from './protocol/table';

/** An engine under test. */
export interface EnginePort {
  hello(): Hello;
  /** Throws SetupProblem when the table can't be set up. */
  setup(request: SetupRequest): void;
  /** The decision that the engine waits for; undefined when the game is over. */
  legal(): PendingDecision | undefined;
  act(act: Act): ActResult;
  observe(viewer?: number): Observation;
  /** The trace from a line on. */
  trace(from?: number): readonly TraceLine[];
  /** Numbers of the rules exercised since setup. */
  exercised(): readonly string[];
  /** A hash of the whole position. */
  hash(): string;
  /** Results that were decided beforehand and not asked for. */
  leftOver(): readonly { readonly purpose: string; readonly value: number | string }[];
  /** Takes back the last act. Returns false when there is none. */
  undo(): boolean;
  /** Forgets the game. */
  reset(): void;
  /** The command that started it; an engine in process has none. */
  readonly command?: string;
  /** What was said since the last setup, as a text that can be replayed; an engine in process has none. */
  transcript?(about: string, claim?: Claim): string;
  /** Notes in that text which step of a scenario comes next. */
  noteStep?(step: string): void;
}
