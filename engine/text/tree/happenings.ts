import type { Comparison, Subject } from './objects';
import type { Tree } from './tree';

/** What is paid. */
export type SharedCost =
  | { readonly cost: 'discard'; readonly amount: number; readonly random?: boolean }
  /** Of: the keyword whose cost it is. */
  | { readonly cost: 'discard this'; readonly of?: string };

/** What sets a triggered ability off. */
export type SharedTrigger<T extends Tree> =
  | { readonly on: 'attacks'; readonly object: Subject<T> }
  /** Nth: only the one that is so manieth in a turn. */
  | { readonly on: 'draws a card' | 'discards a card'; readonly who: T['who']; readonly nth?: number }
  | { readonly on: 'plays'; readonly who: T['who']; readonly filter: T['filter']; readonly nth?: number }
  /** "at the beginning of your turn". */
  | {
      readonly on: 'beginning of';
      readonly step: string;
      readonly whose: 'your' | 'each' | 'the' | "opponent's";
      /** Of this player alone: "that player's upkeep". */
      readonly of?: T['who'];
      readonly next?: boolean;
    }
  /** State trigger: "When you control no units". */
  | { readonly on: 'state'; readonly condition: T['condition'] }
  /** Reflexive: "When you do", checked as soon as it is created. */
  | { readonly on: 'when you do' }
  /** "Whenever this unit attacks or blocks". */
  | { readonly on: 'any of'; readonly triggers: readonly T['trigger'][] };

/** A bound on a number: "three or more", "exactly two", "no". */
export type Bound<T extends Tree> = Omit<Comparison<T>, 'characteristic'>;

export type SharedCondition<T extends Tree> =
  | ({ readonly if: 'count'; readonly filter: T['filter'] } & Bound<T>)
  | { readonly if: 'is'; readonly object: T['object']; readonly filter: T['filter'] }
  | ({ readonly if: 'cards in hand'; readonly who: T['who'] } & Bound<T>)
  | { readonly if: 'your turn' }
  /** "If you do": was anything of what the sentence before says done? */
  | { readonly if: 'did' }
  | { readonly if: 'not'; readonly condition: T['condition'] }
  | { readonly if: 'both'; readonly conditions: readonly T['condition'][] };

export type SharedDuration = 'this turn' | 'until your next turn' | 'for the rest of the game';
