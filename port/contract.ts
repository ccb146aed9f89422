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

/**
 * The full trace: each change of a game's state, with the event that makes it, its rule and what it is about. What nothing triggers on is
 * in it as well, which the trace leaves out.
 */
export interface FullTrace {
  /** From now on the full trace of each game is kept that is set up. A change outside any event is an error then. */
  keep(): void;
  /** Is it kept of the game under way? A game that doesn't say which records its state has keeps none. */
  readonly isKept: boolean;
  /** Each line as JSON; none where it isn't kept. */
  lines(): readonly string[];
  /** A hash of the state alone: procedures under way, and the decision that is waited for, are no part of it. */
  stateHash(): string;
  /** The same hash of the table as it was set up, once it was changed as such lines tell, and by nothing else. Throws where they tell of another table. */
  rebuilt(lines: readonly string[]): string;
}

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
  /** Its full trace; an engine in a process of its own has none. */
  readonly fullTrace?: FullTrace | undefined;
  /** The command that started it; an engine in process has none. */
  readonly command?: string;
  /** What was said since the last setup, as a text that can be replayed; an engine in process has none. */
  transcript?(about: string, claim?: Claim): string;
  /** Notes in that text which step of a scenario comes next. */
  noteStep?(step: string): void;
}
