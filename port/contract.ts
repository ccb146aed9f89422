/**
 * The contract that an engine under test fulfils. Steps and fuzzers speak to it and to nothing else.
 *
 * Objects, and whatever else an engine names, are opaque ids: strings that mean something to that engine only.
 */

/** What is printed on a card. Numbers that a type of card doesn't have are left out. */
export interface CardSpecification {
  readonly name: string;
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  /** A number, or a sum with X such as 'X' or 'X+2'. Left out: no cost is printed. */
  readonly cost?: number | string;
  readonly will?: number;
  readonly power?: number;
  /** Of a base; of an upgrade, what it adds to its base. */
  readonly defense?: number;
  readonly capacity?: number;
  readonly production?: number;
  readonly activationCost?: number;
  /** Rules text, one ability a line. */
  readonly text?: string;
}

/** A permanent on the table as a game is arranged. */
export interface PermanentSetup {
  readonly card: CardSpecification;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** Played in the turn that begins the game. */
  readonly playedThisTurn?: boolean;
  /** What is attached to it (for a base: what it holds). */
  readonly attached?: readonly PermanentSetup[];
}

/** One player's side of the table. Piles are listed from the top. */
export interface PlayerSetup {
  readonly name: string;
  readonly resource?: number;
  readonly deck?: readonly CardSpecification[];
  readonly hand?: readonly CardSpecification[];
  readonly graveyard?: readonly CardSpecification[];
  readonly expelled?: readonly CardSpecification[];
  /** Bases in the order that they lie in. */
  readonly bases: readonly PermanentSetup[];
}

/** A table to play on. */
export interface SetupRequest {
  readonly rulebook: string;
  readonly players: readonly PlayerSetup[];
  readonly seed: number;
  /** Numbers of rules to switch off. */
  readonly off?: readonly string[];
  /** 'the beginning': the procedure for starting a game; else a step or phase of a player's turn. */
  readonly from:
    | 'the beginning'
    | { readonly activePlayer: number; readonly part: string; readonly turn: number };
  /** Whole decks, to be refused unless they are legal: 'constructed'. Left out: a table for a part of a game. */
  readonly decks?: 'constructed';
  /**
   * Where the engine waits: for choices only (a decision with one legal answer asks nobody), or at every priority as
   * well, even when passing is all that the player can do. Left out: for choices only.
   */
  readonly stops?: 'choices' | 'every priority';
  /** Results decided beforehand, by purpose, in order. */
  readonly chance?: readonly { readonly purpose: string; readonly values: readonly number[] }[];
}

/** The table can't be set up: one sentence that says what is wrong and what to do. */
export class SetupProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SetupProblem';
  }
}

/** One thing that can be chosen. */
export interface OfferedOption {
  readonly label: string;
  readonly action?: string;
  readonly object?: string;
  readonly onto?: string;
  readonly player?: number;
  readonly index?: number;
}

/** The decision that the engine waits for. */
export interface PendingDecision {
  readonly player: number;
  readonly kind: 'choose' | 'order' | 'number' | 'distribute';
  /** What it is for, in the rulebook's words: 'priority', 'choose targets', 'declare attackers', … */
  readonly purpose: string;
  readonly rule: string;
  /** Empty for 'number'. */
  readonly options: readonly OfferedOption[];
  readonly minimum: number;
  readonly maximum: number;
  /** For 'distribute': what is split, the least for each option, and what each must get before a later one gets any. */
  readonly amount: number;
  readonly minimums: readonly number[];
  readonly thresholds?: readonly number[];
}

/** What a player does. */
export type Act =
  /** Places of options, a permutation, a number, or amounts: as the decision's kind asks. */
  | { readonly do: 'answer'; readonly answer: readonly number[] }
  /** Something that may not be offered; an engine refuses what isn't legal and leaves everything as it was. */
  | {
      readonly do: 'attempt';
      readonly player: number;
      readonly action: string;
      readonly object?: string;
      readonly onto?: string;
      readonly index?: number;
      /** A word that is chosen, where it is none of an object. */
      readonly word?: string;
    }
  | { readonly do: 'concede'; readonly player: number };

/** Done, or refused with a reason and, where the engine knows it, the number of the rule that refuses. */
export type ActResult =
  | { readonly done: true }
  | { readonly done: false; readonly reason: string; readonly rule?: string };

/** An object as a viewer sees it: what the viewer may not see is left out. */
export interface ObjectView {
  readonly id: string;
  /** Name of the card; left out when the viewer can't see its face. */
  readonly name?: string;
  readonly owner: number;
  readonly controller?: number;
  readonly zone: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  /** By the rulebook's names: 'will', 'power', 'resource cost', 'defense', 'capacity', 'resource production'. */
  readonly characteristics: Readonly<Record<string, number>>;
  /** 'rested' or 'reset', 'face up' or 'face down', 'attacking', 'blocking', 'blocked', 'unblocked'. */
  readonly statuses: readonly string[];
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  /** The base that it is in. */
  readonly base?: string;
  readonly attacking?: string;
  readonly blocking: readonly string[];
  /** Texts of its abilities. */
  readonly abilities: readonly string[];
  /** On the chain of events: the objects and players that it targets. */
  readonly targets: readonly (string | number)[];
  readonly source?: string;
}

interface PlayerView {
  readonly name: string;
  readonly seat: number;
  readonly resource: number;
  readonly inGame: boolean;
  readonly won: boolean;
  readonly lost: boolean;
}

/** The table as a viewer sees it; without a viewer, all of it. */
export interface Observation {
  readonly over: boolean;
  readonly drawn: boolean;
  readonly activePlayer: number;
  readonly phase: string;
  readonly step: string;
  readonly turn: number;
  readonly players: readonly PlayerView[];
  /** Every object in the game; those of a pile from the top. */
  readonly objects: readonly ObjectView[];
}

/** One line of the trace. */
export interface TraceLine {
  /** 'event' or 'decision'. */
  readonly what: 'event' | 'decision';
  /** Number of the rule that caused it. */
  readonly rule?: string;
  readonly text: string;
  /** Kind of the event in the rulebook's words; for a decision, what it was for. */
  readonly kind: string;
  readonly player?: number;
  readonly object?: string;
  readonly amount?: number;
  /** Name of a counter, a step, a zone. */
  readonly detail?: string;
}

/** What an engine says of itself. */
export interface Hello {
  readonly engine: string;
  readonly protocol: 1;
  readonly rulebooks: readonly {
    readonly id: string;
    readonly edition: string;
    readonly rules: readonly RuleInfo[];
  }[];
}

/** A rule as an engine implements it. */
export interface RuleInfo {
  readonly number: string;
  readonly title: string;
  readonly form: string;
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
  leftOver(): readonly { readonly purpose: string; readonly value: number }[];
  /** Takes back the last act. Returns false when there is none. */
  undo(): boolean;
  /** Forgets the game. */
  reset(): void;
}

/** The engine broke: an error that is none of the rules'. */
export class EngineCrash extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'EngineCrash';
  }
}
