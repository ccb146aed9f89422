import type { Question } from './questions';
import type { SentenceExamples } from './sentence-examples';
import type { CardSetup } from './table/setup';

/** The number of a rule: the same in all editions, or by their short names. */
export type NumberInEditions = string | Readonly<Record<string, string>>;

/** What is printed on a card, but for its name. */
interface UsualCard {
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  /** By the names of the description's fields. */
  readonly fields?: CardSetup['fields'];
}

/** A number, or the rule of the game that names it, by its own number. */
export type Figure = number | { readonly rule: NumberInEditions };

/** Cards of which there are so many. */
interface UsualCards {
  readonly count: number;
  readonly card: UsualCard;
}

/** Something that a player who may act does with an object, and for which there is a sentence. */
export interface ActionSentence {
  /** As it is told, and as it is said that somebody can or can't: 'opens', 'open'. */
  readonly does: string;
  readonly verb: string;
  /** What the port calls the action. */
  readonly action: string;
  /** The word before what it is done to besides; left out: it is done with one object. */
  readonly onto?: string;
  /** What it is, and an example of a sentence, for the page of all sentences. */
  readonly meaning: string;
  readonly example: string;
}

/** Something that players say, and that sentences say otherwise. */
export interface OtherWording {
  /** What is found in a sentence, and what stands in its place then, as `String.replace` takes them. */
  readonly pattern: RegExp;
  readonly instead: string;
  /** What is told of it. */
  readonly says: string;
}

/** One declaration of a fight: who attacks what, who blocks what. */
export interface DeclarationSentence {
  /** As it is told, and as it is said that somebody can or can't: 'attacks', 'attack'. */
  readonly does: string;
  readonly verb: string;
  /** Of nobody: 'no attackers'. */
  readonly none: string;
  /** What the port calls the action, the decision, and the step in which it is made. */
  readonly action: string;
  readonly question: string;
  readonly step: string;
  /** What is so of those who are declared. */
  readonly status: string;
  /** What a table of several calls what they are declared against; left out: they are declared against no object. */
  readonly onto?: string;
  /** How some of those who are declared are declared to belong together; left out: nobody is. */
  readonly together?: TogetherSentence;
  /** Can one be declared against several? Then the port shows what it blocks, else what it attacks. */
  readonly isAgainstSeveral: boolean;
  /** Examples for the page of all sentences: what stands after the player, and the rows of a table of several. */
  readonly example: string;
  readonly several: string;
}

/** How some of those who fight are declared to belong together. */
export interface TogetherSentence {
  /** As it is said of all that are declared, and what a table of several calls it: 'in a band', 'band'. */
  readonly as: string;
  readonly column: string;
  /** What the port calls the decision, and that one joins another. */
  readonly question: string;
  readonly action: string;
}

/** Something that can be so of one player at a time, and for which there are sentences. */
export interface PlayerStatusSentence {
  /** The description's name for it. */
  readonly status: string;
  /** As it is told of a player, and of nobody: 'has the lead'. */
  readonly has: string;
  /** What it means, of a player and of nobody. */
  readonly meaning: string;
  readonly ofNobody: string;
}

/** How players fight. */
interface FightSentences {
  /** Parts of the turn that a fight goes through, so that who attacks or blocks names them. */
  readonly parts: readonly string[];
  readonly declarations: readonly DeclarationSentence[];
  /** What those who fight are called, one of them and several. */
  readonly called: readonly [one: string, several: string];
}

/** What sentences of scenarios need to know of a game besides its description: words of theirs, and what goes without saying. */
export interface Sentences {
  /** The zone in which permanents lie. */
  readonly table: string;
  /** Where cards are played: the zone that is emptied from the top; left out: what is played is done at once. */
  readonly stack?: string;
  /** What else sentences call that zone; left out: only by its name. */
  readonly stackCalled?: readonly string[];
  /** What sentences call parts of a turn besides, as editions call them, with the description's names; left out: nothing. */
  readonly partsCalled?: Readonly<Record<string, string>>;
  /** The pile in which what has died lies; left out: nothing dies. */
  readonly dead?: string;
  /** The pile whose cards lie in some way, as permanents do. */
  readonly standing?: string;
  /** How attackers and blockers are declared; left out: there are no such fights. */
  readonly fight?: FightSentences;
  /** What players do with objects besides playing, activating and moving them; left out: nothing. */
  readonly actions?: readonly ActionSentence[];
  /** What can be so of one player at a time; left out: nothing. */
  readonly playerStatuses?: readonly PlayerStatusSentence[];
  /** What costs are paid with, as it is announced: 'discarding', by the cost's word in an ability tree; left out: only resources. */
  readonly costs?: Readonly<Record<string, string>>;
  /** Draws of chance that a scenario can decide, by the words that a sentence uses. */
  readonly rolls: Readonly<Record<string, string>>;
  /** Where chance puts cards in order or picks some, by the words that a sentence uses. */
  readonly orders: Readonly<Record<string, string>>;
  /** How many sides the dice have whose number is always the same, by what the port calls the draw. */
  readonly sides: Readonly<Record<string, number>>;
  /** What the port calls the decisions that may be open when a scenario ends. */
  readonly openEnded: readonly string[];
  /** What the port calls moving an object to another place; left out: nobody moves any. */
  readonly move?: string;
  /** What the port calls the decision which other objects move along; left out: they move one by one. */
  readonly movingAlong?: string;
  /** Decisions that a scenario needn't make: the order of cards that arrive in a pile together. */
  readonly indifferent: readonly string[];
  /** Examples of its sentences, for the page of all sentences; left out: none. */
  readonly examples?: SentenceExamples;
  /** What the game calls its decisions: by another name an engine may still ask the same. */
  readonly questions: readonly Question[];
  /** What players of the game say otherwise than sentences do; left out: nothing that is known. */
  readonly otherWordings?: readonly OtherWording[];
  /** The part of the turn, and the turn, that a scenario begins in. */
  readonly start: { readonly part: string; readonly turn: number };
  /**
   * What holds the first of its resources, and how much a player has and can have of it, perhaps by the rule that says so (at least
   * nothing, where that isn't said); left out: none, and any amount.
   */
  readonly stock?: {
    readonly called: string;
    readonly usual: number;
    readonly least?: number;
    readonly most: Figure;
  };
  /** How many cards a pile has when a scenario doesn't say, perhaps by the rule that names their number; left out: it has none. */
  readonly usual: Readonly<Record<string, { readonly count: Figure; readonly card: UsualCard }>>;
  /** What makes up a whole deck that Givens describe in part: cards in piles, and how many places. */
  readonly constructed: { readonly piles: Readonly<Record<string, UsualCards>>; readonly places: number };
  /** What a card is that only makes up a number. */
  readonly blank: UsualCard;
  /** Types of cards that lie hidden on the table as a game is arranged, besides those of permanents, and the status of what does. */
  readonly hidden?: { readonly types: readonly string[]; readonly status: string };
  /** Cards that hold what else a player has: how many there are, and the status of those that nothing has been done with yet. */
  readonly homes?: UsualCards & { readonly unused: string };
  /** What a place is called that each player has without its being named: 'Alice's house'; left out: there is none. */
  readonly home?: string;
  /** A place on the table that each player brings when a scenario names none of them, and the status of one that its player controls. */
  readonly place?: { readonly called: string; readonly card: UsualCard; readonly controlled?: string };
  /** What is printed on a card of a type when a scenario doesn't say: its fields. */
  readonly printed: Readonly<Record<string, NonNullable<UsualCard['fields']>>>;
}
