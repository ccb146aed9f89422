import {
  type Game,
  GameEvent,
  type GameOptions,
  type Rule,
  type RuleChange,
  type Ruleset,
  type StateRecords,
} from '../../kernel';
import type { GameDescription } from '../description';
import type { NumberInEditions, Sentences } from '../sentences';
import type { SeatedPlayer } from '../types';
import type { ExampleConversation, GamePages } from './pages';
import type { CardSetup, TableRequest } from './setup';
import { TableProblem } from './table-problem';

/** An attempt at something that may not be offered; objects by their ids. */
export interface Attempt {
  readonly player: number;
  readonly action: string;
  readonly object?: string | undefined;
  readonly onto?: string | undefined;
  readonly index?: number | undefined;
}

/** What a game makes of an attempt: what its rules must permit, and how it would be begun. */
interface Tried {
  readonly judged: readonly { readonly action: string; readonly subject: unknown }[];
  readonly start: () => void;
  /** The rule that would permit it where something does; undefined: no single one. */
  readonly permission?: Rule | undefined;
}

/** A game that has been set up, seen from outside: what any game can be asked. @typeParam Sight what is seen of its table */
export interface InPlay<Sight> {
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
    | 'ruleset'
    | 'ruleAt'
  > & {
    readonly records: StateRecords;
    keepFullTrace(): void;
    stateHash(): string;
    readonly trace: readonly unknown[];
    player(seat: number): { readonly name: string };
    permitting(action: string, player: number, subject: unknown): Rule | undefined;
    forbidding(action: string, player: number, subject: unknown): Rule | undefined;
  };
  observe(viewer: number | undefined): Sight;
  /** Concedes; false where that is not possible. */
  concede(seat: number): boolean;
  /** What the attempt would be; undefined: nothing that could be begun now. */
  tried(attempt: Attempt): Tried | undefined;
  /** Number of the rule that forbids an attempt which nothing could begin. */
  forbidden(attempt: Attempt): string | undefined;
  /** How an event reads. */
  describe(event: unknown): string;
}

/** One ability of a card, as data. */
type Ability = Readonly<Record<string, unknown>> & { readonly kind: string; readonly text: string };

/**
 * A game, with all that those who know no game need of it: what it is, how it is played from outside, and what to say of it.
 *
 * @typeParam Request what a table is arranged by
 * @typeParam Sight what is seen of it
 * @typeParam Plain the players of a table, and where its game begins
 */
export interface Playable<Request extends TableRequest, Sight, Plain> {
  readonly description: GameDescription;
  readonly sentences: Sentences;
  readonly pages: GamePages;
  /** The rules of the edition that is played where none is chosen. */
  readonly ruleset: Ruleset;
  /** Digest of the rulebook that the rules were written against; a unit test compares it with the rulebook's. */
  readonly digest: string;
  /** Its other editions, each with the digest of its rulebook; left out: there are none. */
  readonly otherEditions?: readonly { readonly ruleset: Ruleset; readonly digest: string }[];
  /** Numbers of the rules that let a player concede, and that say who acts: one for all editions, or by their short names. */
  readonly numbers: { readonly conceding: NumberInEditions; readonly priority: NumberInEditions };
  /** What a rule of a designer's own is made of, as its module imports it from `rulewright/<rulebook>/rules`; left out, there is none. */
  readonly forDesigners?: object;
  /**
   * Sets a table up. Nothing happens before `start`.
   *
   * @param changes how the rules differ from the rulebook's; left out: what the request switches off is
   * @param of the rules of which edition; left out: `ruleset`
   * @throws TableProblem, UnknownRule and RefusedChange when it can't be
   */
  setUp(
    request: Request,
    changes?: readonly RuleChange[],
    of?: Ruleset,
  ): { readonly inPlay: InPlay<Sight>; readonly start: () => void };
  /**
   * A plain table that any engine of the game can play: no card has text. Some cards lie in each player's hand and deck, and a
   * permanent on the table.
   *
   * @param names of what lies in hands, in decks, and of permanents and places: they tell whose each is
   */
  plainTable(names: PlainNames): Plain;
  readonly example?: ExampleConversation<Plain>;
  /** What a card's text says. Throws TableProblem for text that doesn't parse. */
  readText(card: CardSetup): Ability[];
}

/** Whoever sits at a plain table, and how what is theirs is called. */
export interface PlainNames {
  readonly players: readonly string[];
  inHand(player: string): string;
  inDeck(player: string): string;
  onTheTable(player: string): string;
  place(player: string): string;
}

/** The rules of how decks are constructed. */
interface DeckConstruction<G> {
  /** In what a player's deck is none that is legal. */
  problems(game: G, seat: number): readonly string[];
  /** Added to the complaint, and to the advice that follows it. */
  readonly says?: string;
  readonly advice?: string;
}

interface Seated {
  readonly players: readonly SeatedPlayer[];
}

/** What a game does when a table is set up, with its own rules: in this order. */
interface Tabled<G, Request, Sight> {
  newGame(options: GameOptions): G;
  /** Puts on the table what the request lists. Throws TableProblem when it can't be. */
  arrange(game: G, request: Request): void;
  /** What decks must be that are said to be whole ones; left out: there is no rule of construction. */
  readonly decks?: DeckConstruction<G>;
  inPlay(game: G): Omit<InPlay<Sight>, 'describe'>;
  startGame(game: G): void;
  resumeGame(game: G, part: string, turn: number): void;
}

/** Refuses a table on which somebody's deck breaks a rule of construction. Throws TableProblem. */
function refuseIllegalDecks<G extends Seated>(
  game: G,
  { problems, says = '', advice = '' }: DeckConstruction<G>,
): void {
  for (const { seat, name } of game.players) {
    const [problem] = problems(game, seat);
    if (problem)
      throw new TableProblem(
        `${name}'s deck is no constructed deck${says}: ${problem}. Give ${name} a legal one${advice}.`,
      );
  }
}

/** Sets tables of one game up; what it returns is `Playable.setUp`. */
export const settingUp =
  <G extends Seated & { stopsAtPriority: boolean }, Request extends TableRequest, Sight>(
    does: Tabled<G, Request, Sight>,
  ) =>
  (
    request: Request,
    changes?: readonly RuleChange[],
    of?: Ruleset,
  ): { readonly inPlay: InPlay<Sight>; readonly start: () => void } => {
    const { from, players, seed, off } = request;
    const options = { players: players.map(({ name }) => name), seed, off: changes ?? off, of };
    const game = does.newGame(options);
    game.stopsAtPriority = request.stops === 'every priority';
    does.arrange(game, request);
    if (request.decks === 'constructed' && does.decks) refuseIllegalDecks(game, does.decks);
    return {
      inPlay: {
        ...does.inPlay(game),
        describe: (event) => (event instanceof GameEvent ? event.describe(game) : ''),
      },
      start: () =>
        from === 'the beginning' ? does.startGame(game) : does.resumeGame(game, from.part, from.turn),
    };
  };
