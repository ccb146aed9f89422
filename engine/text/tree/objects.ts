import type { Tree } from './tree';

/** What a target must be: "target unit", "up to three target units", "target player", "any target". */
export interface SharedTarget<T extends Tree> {
  readonly what: 'object' | 'player' | 'any target';
  readonly filter: T['filter'];
  /** 'X' where the announced X gives the number. */
  readonly minimum: number | 'X';
  readonly maximum: number | 'X' | 'any number';
  /** "another target …" after other targets: none of the objects chosen for these. */
  readonly otherThan?: readonly number[];
  /** "Of an opponent's choice"; left out: who announces it chooses. */
  readonly chosenBy?: T['who'];
  /** The words as printed. */
  readonly text: string;
}

export type SharedWho<T extends Tree> =
  | {
      readonly who:
        | 'you'
        | 'each player'
        | 'each opponent'
        | 'opponent'
        | 'active player'
        | 'defending player'
        | 'that player'
        | 'any player';
    }
  | { readonly who: 'target player'; readonly target: number }
  | { readonly who: 'controller of' | 'owner of'; readonly object: T['object'] };

export type SharedObject<T extends Tree> =
  | { readonly ref: 'this' }
  /** The objects chosen for the ability's n-th target. */
  | { readonly ref: 'target'; readonly target: number }
  /** "it", "that unit", "those units": what the trigger event or the sentence before was about, of the types that are named. */
  | { readonly ref: 'that'; readonly types?: readonly string[] }
  /** "all units", "each unit you control". */
  | { readonly ref: 'all'; readonly filter: T['filter'] }
  /** "a unit you control", chosen by somebody as the effect is applied. */
  | {
      readonly ref: 'choice';
      readonly who: T['who'];
      readonly filter: T['filter'];
      readonly minimum: T['amount'];
      readonly maximum: T['amount'];
    }
  /** Of the cards that were looked at or revealed: "one of them", "a card from among them", "the rest". */
  | {
      readonly ref: 'of those';
      readonly filter: T['filter'];
      readonly minimum: T['amount'];
      readonly maximum: T['amount'];
    }
  | { readonly ref: 'the rest' }
  /** The first cards of a deck. */
  | { readonly ref: 'top of deck'; readonly who: T['who']; readonly amount: T['amount'] };

/** A description of objects: every part that is present must fit. */
export interface SharedFilter<T extends Tree> {
  /** Card types, any of which fits; or 'permanent', 'card', 'source', 'ability'. */
  readonly types?: readonly string[];
  /** Of any type of each of these lists besides: “artifact creature”. */
  readonly ofTypes?: readonly (readonly string[])[];
  readonly notTypes?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly notSubtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly notSupertypes?: readonly string[];
  readonly names?: readonly string[];
  readonly controller?: 'you' | 'opponent' | 'defending player' | 'that player';
  /** "target player controls", "their owner controls": a player whom only the text's other parts tell. */
  readonly controlledBy?: T['who'];
  readonly owner?: 'you' | 'opponent' | 'defending player' | 'that player';
  /** "in target player's …". */
  readonly ownedBy?: T['who'];
  /** Zone where it must be; left out: where such objects usually are. */
  readonly zone?: string;
  /** The source itself, as in "When you play this card". */
  readonly this?: true;
  /** "another", "other": not the source. */
  readonly other?: boolean;
  /** What state it must be in, each of them. */
  readonly statuses?: readonly string[];
  readonly compare?: readonly Comparison<T>[];
  readonly keyword?: string;
}

export interface Comparison<T extends Tree> {
  readonly characteristic: string;
  readonly is: 'at least' | 'at most' | 'exactly';
  readonly amount: T['amount'];
}

export type SharedAmount<T extends Tree> =
  | { readonly amount: 'number'; readonly value: number }
  | { readonly amount: 'X' }
  | { readonly amount: 'count'; readonly filter: T['filter']; readonly times: number }
  | {
      readonly amount: 'characteristic';
      readonly characteristic: string;
      readonly object: T['object'];
      readonly times: number;
    }
  | { readonly amount: 'cards in hand'; readonly who: T['who'] }
  /** "that much", "that many": the number that the trigger event or the sentence before was about. */
  | { readonly amount: 'that much' }
  /** "twice that much", "X damage for each …". */
  | { readonly amount: 'product'; readonly of: T['amount']; readonly times: T['amount'] }
  /** "half …, rounded up". */
  | { readonly amount: 'half'; readonly of: T['amount']; readonly rounded: 'up' | 'down' }
  | { readonly amount: 'any number' };

/** Whom a trigger event, or an event to be replaced, is about. */
export type Subject<T extends Tree> =
  | { readonly this: true }
  | { readonly this: false; readonly filter: T['filter'] }
  | { readonly this: 'that' };
