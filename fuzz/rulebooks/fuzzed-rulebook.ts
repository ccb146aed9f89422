import type { EnginePort, SetupRequest } from '../../port/contract';
import type { Feature } from '../../port/protocol/features';
import type { Reluctance } from '../avoiding';
import type { GameNumbers } from '../game-numbers';
import type { GameWords } from '../game-words';
import type { Invariant } from '../invariant';
import type { Saboteurs } from '../saboteurs';

/** What the games of a campaign may be like: together with rulebook and seed this is all that a game depends on. */
export interface GameSettings {
  /** The most cards in a deck of a game that begins in the middle. */
  readonly deck: number;
  /** Are whole kinds of cards, templates and actions left out at random, others in each game? */
  readonly swarm: boolean;
  /** Which cards are generated: another number, other cards. Left out: 0. */
  readonly catalogue?: number;
  /** Short name of the edition of the game that is played; left out: the usual one. */
  readonly edition?: string;
  /** What the games are played on as well: cards are such as both editions can read. */
  readonly against?: { readonly edition?: string };
}

/** A game that numbers stand for. */
export interface FuzzedGame extends Reluctance {
  readonly table: SetupRequest;
  /** What must be true of it. */
  readonly invariants: readonly Invariant[];
}

/** A fault that is planted in front of an engine, to see that it is found. */
export interface Canary {
  readonly name: string;
  /** What is wrong with the engine: a sentence. */
  readonly documentation: string;
  /** Numbers of the invariants one of which must find it. */
  readonly foundBy: readonly string[];
  /** So many decisions, over all games, may be made before it is found. */
  readonly budget: number;
  /** Short name of the edition that it is looked for in; left out: the usual one. */
  readonly edition?: string;
  /** On tables on which such a loop begins it is looked for; left out: in random games of all kinds. */
  readonly loop?: LoopKind;
  plant(engine: EnginePort): EnginePort;
}

/** A game that the reference engine plays as the rulebook has it, and that another engine's game is held against. */
export interface ModelGame {
  /** What is in it, as in "in a game with …". */
  readonly about: string;
  /** Features without which an engine can't play it. */
  readonly needs: readonly Feature[];
  /** Seed of what the players choose, with which the game comes to all that it is about. */
  readonly choices: number;
  /** After so many decisions it is left. */
  readonly decisions: number;
  readonly table: SetupRequest;
}

/** What games of a property scenario are played on, and what is watched in them. */
export interface PropertyGames {
  readonly invariants: readonly Invariant[];
  table(numbers: GameNumbers): SetupRequest;
}

/** A loop that nobody can leave, that somebody can leave, that wears a player down. */
export type LoopKind = 'mandatory' | 'optional' | 'losing';

/** The games of a rulebook's property scenarios. */
export interface FuzzedProperties {
  /**
   * Whole games on tables arranged at random.
   *
   * @param deck the most cards in a deck
   */
  random(deck: number): PropertyGames;
  /** The same with cards whose text is generated. */
  readonly generated: PropertyGames;
  /** Tables on which a loop begins; or why none does. */
  readonly loops: Readonly<Record<LoopKind, PropertyGames>> | { readonly none: string };
  /** Why the rulebook has no such thing as other games' invariants are about: the end of a sentence, by their names. */
  readonly without: Readonly<Record<string, string>>;
}

/** What a rulebook brings to the fuzzer. */
export interface FuzzedRulebook {
  /** As a setup names it. */
  readonly id: string;
  /** As people name it. */
  readonly title: string;
  /** What its turns begin with, as the events of a game name it. */
  readonly turnBegins: string;
  readonly words: GameWords;
  /** Every invariant that one of its games may have to keep. */
  readonly invariants: readonly Invariant[];
  readonly canaries: readonly Canary[];
  /** Faults that property scenarios plant by name, besides the canaries. */
  readonly saboteurs: Saboteurs;
  readonly modelGames: readonly ModelGame[];
  readonly properties: FuzzedProperties;
  game(numbers: GameNumbers, settings: GameSettings): FuzzedGame;
}
