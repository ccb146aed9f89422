import type { Question } from './questions';
import type { CardSetup } from './table/setup';

/** What is printed on a card, but for its name. */
export interface UsualCard {
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  /** By the names of the description's fields. */
  readonly fields?: CardSetup['fields'];
}

/** Cards of which there are so many. */
export interface UsualCards {
  readonly count: number;
  readonly card: UsualCard;
}

/** What sentences of scenarios need to know of a game besides its description: words of theirs, and what goes without saying. */
export interface Sentences {
  /** The zone in which permanents lie. */
  readonly table: string;
  /** Where cards are played: the zone that is emptied from the top. */
  readonly stack: string;
  /** The pile whose cards lie in some way, as permanents do. */
  readonly standing?: string;
  /** Parts of the turn that a fight goes through, so that who attacks or blocks names them; left out: there are no such fights. */
  readonly fight?: readonly string[];
  /** Draws of chance that a scenario can decide, by the words that a sentence uses. */
  readonly rolls: Readonly<Record<string, string>>;
  /** Where chance puts cards in order or picks some, by the words that a sentence uses. */
  readonly orders: Readonly<Record<string, string>>;
  /** How many sides the dice have whose number is always the same, by what the port calls the draw. */
  readonly sides: Readonly<Record<string, number>>;
  /** What the port calls the decisions that may be open when a scenario ends. */
  readonly openEnded: readonly string[];
  /** What the port calls the decision which other objects move along; left out: they move one by one. */
  readonly movingAlong?: string;
  /** Decisions that a scenario needn't make: the order of cards that arrive in a pile together. */
  readonly indifferent: readonly string[];
  /** What the game calls its decisions: by another name an engine may still ask the same. */
  readonly questions: readonly Question[];
  /** The part of the turn, and the turn, that a scenario begins in. */
  readonly start: { readonly part: string; readonly turn: number };
  /** How much of the first of its resources a player has, and can have; left out: none, and any amount. */
  readonly stock?: { readonly usual: number; readonly most: number };
  /** How many cards a pile has when a scenario doesn't say, perhaps by the rule that names their number; left out: it has none. */
  readonly usual: Readonly<
    Record<string, { readonly count: number | { readonly rule: string }; readonly card: UsualCard }>
  >;
  /** What makes up a whole deck that Givens describe in part: cards in piles, and how many places. */
  readonly constructed: { readonly piles: Readonly<Record<string, UsualCards>>; readonly places: number };
  /** What a card is that only makes up a number. */
  readonly blank: UsualCard;
  /** Types of cards that lie hidden on the table as a game is arranged, besides those of permanents. */
  readonly hidden?: readonly string[];
  /** Cards that hold what else a player has: what they are called, and how many there are. */
  readonly homes?: UsualCards & { readonly called: string };
  /** A place on the table that each player brings when a scenario names none of them. */
  readonly place?: { readonly called: string; readonly card: UsualCard };
  /** What is printed on a card of a type when a scenario doesn't say: its fields. */
  readonly printed: Readonly<Record<string, NonNullable<UsualCard['fields']>>>;
}
