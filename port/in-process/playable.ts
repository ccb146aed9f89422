import type { Game, Rule, Ruleset, StateRecords } from '../../engine/kernel';
import type { Act, CardSpecification, Observation, SetupRequest } from '../contract';

/** An attempt at something that may not be offered. */
export type Attempt = Extract<Act, { do: 'attempt' }>;

/** What a game makes of an attempt: what its rules must permit, and how it would be begun. */
interface Tried {
  readonly judged: readonly { readonly action: string; readonly subject: unknown }[];
  readonly start: () => void;
  /** The rule that would permit it where something does; undefined: no single one. */
  readonly permission?: Rule | undefined;
}

/** A game that has been set up, seen from outside: what any game can be asked. */
export interface InPlay {
  readonly game: Pick<
    Game<never>,
    | 'decision'
    | 'mostSteps'
    | 'act'
    | 'attempt'
    | 'undo'
    | 'hash'
    | 'exercised'
    | 'chance'
    | 'fullTrace'
    | 'journal'
  > & {
    readonly trace: readonly unknown[];
    player(seat: number): { readonly name: string };
    readonly records: StateRecords;
    keepFullTrace(): void;
    stateHash(): string;
    permitting(action: string, player: number, subject: unknown): Rule | undefined;
    forbidding(action: string, player: number, subject: unknown): Rule | undefined;
  };
  observe(viewer: number | undefined): Observation;
  /** Concedes; false where that is not possible. */
  concede(seat: number): boolean;
  /** What the attempt would be; undefined: nothing that could be begun now. */
  tried(attempt: Attempt): Tried | undefined;
  /** Number of the rule that forbids an attempt which nothing could begin. */
  forbidden(attempt: Attempt): string | undefined;
  /** How an event reads. */
  describe(event: unknown): string;
}

/** A rulebook that the reference engine plays. */
export interface Playable {
  readonly ruleset: Ruleset;
  /** Digest of the rulebook that the rules were written against; a unit test compares it with the rulebook's. */
  readonly digest: string;
  /** Numbers of the rules that let a player concede, and that say who acts. */
  readonly numbers: { readonly conceding: string; readonly priority: string };
  /** Sets a table up. Throws SetupProblem when it can't be, and UnknownRule. Nothing happens before `start`. */
  setUp(request: SetupRequest): { readonly inPlay: InPlay; readonly start: () => void };
  /** What a card's text says. Throws SetupProblem for text that doesn't parse. */
  readText(card: CardSpecification): CardSpecification['abilities'];
}

/** What a game does when a table is set up, with its own rules: in this order. */
interface Tabled<G> {
  newGame(options: {
    readonly players: readonly string[];
    readonly seed: number;
    readonly off?: readonly string[] | undefined;
  }): G;
  /** Puts on the table what the request lists. Throws SetupProblem when it can't be. */
  arrange(game: G, request: SetupRequest): void;
  /** Throws SetupProblem for decks that break a rule of construction. */
  refuseIllegalDecks(game: G): void;
  inPlay(game: G): InPlay;
  startGame(game: G): void;
  resumeGame(game: G, part: string, turn: number): void;
}

/** Sets tables of one game up; what it returns is `Playable.setUp`. */
export const settingUp =
  <G extends { stopsAtPriority: boolean }>(does: Tabled<G>): Playable['setUp'] =>
  (request) => {
    const { from, players, seed, off } = request;
    const game = does.newGame({ players: players.map(({ name }) => name), seed, off });
    game.stopsAtPriority = request.stops === 'every priority';
    does.arrange(game, request);
    if (request.decks === 'constructed') does.refuseIllegalDecks(game);
    return {
      inPlay: does.inPlay(game),
      start: () =>
        from === 'the beginning' ? does.startGame(game) : does.resumeGame(game, from.part, from.turn),
    };
  };
