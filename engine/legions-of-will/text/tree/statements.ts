import type {
  BlockingStatement,
  CounterLimit,
  PileStatement,
  PreventionStatement,
  SharedModification,
  SharedStatement,
  Tree,
} from '../../../text/tree';

/** One change that a continuous effect makes to an object. */
export type LegionsModification<T extends Tree> =
  | SharedModification<T>
  /** Characteristic-defining: "[This unit]'s power is equal to …". */
  | { readonly change: 'define'; readonly characteristic: string; readonly to: T['amount'] }
  | { readonly change: 'switch will and power' }
  | { readonly change: 'add types'; readonly types: readonly string[]; readonly subtypes: readonly string[] }
  | { readonly change: 'set types'; readonly types: readonly string[]; readonly subtypes: readonly string[] }
  /** "is an Angel": replaces the subtypes of the same set. */
  | { readonly change: 'set subtypes'; readonly subtypes: readonly string[] }
  | { readonly change: 'add supertypes' | 'remove supertypes'; readonly supertypes: readonly string[] }
  | { readonly change: "can't have ability"; readonly text: string }
  | { readonly change: 'gain statement'; readonly statement: T['statement'] };

/** What a static ability says, or what a resolving effect makes true for a while. */
export type LegionsStatement<T extends Tree> =
  | SharedStatement<T>
  | BlockingStatement<T>
  | PreventionStatement<T>
  | {
      readonly says: "can't move" | "can't be targeted" | "doesn't reset";
      readonly subject: T['object'];
      readonly by?: T['filter'];
    }
  | { readonly says: 'may attack after moving'; readonly subject: T['object'] }
  | { readonly says: 'may begin on the battlefield' }
  /** A permanent card that is played without a base as its target. */
  | { readonly says: 'played without a target' }
  | { readonly says: 'may reveal from opening hand'; readonly then?: T['effect'] }
  | {
      readonly says: "player can't";
      readonly who: T['who'];
      readonly what:
        | 'draw cards'
        | 'play cards'
        | 'activate abilities'
        | 'gain resource'
        | 'win the game'
        | 'lose the game';
      readonly filter?: T['filter'];
    }
  | {
      readonly says: 'costs';
      readonly filter: T['filter'];
      readonly who: T['who'];
      readonly by: T['amount'];
      readonly sign: 1 | -1;
    }
  | {
      readonly says: 'maximum hand size';
      readonly who: T['who'];
      readonly change: 'set' | 'modify';
      readonly amount: T['amount'];
      readonly sign: 1 | -1;
    }
  | { readonly says: 'may play without paying'; readonly subject: T['object'] }
  | { readonly says: 'alternative cost'; readonly costs: readonly T['cost'][] }
  | { readonly says: "can't be played"; readonly subject: T['object'] }
  | CounterLimit<T>
  | {
      readonly says: 'enters';
      readonly subject: T['object'];
      readonly rested?: boolean;
      readonly counters?: { readonly counter: string; readonly amount: T['amount'] };
    }
  | { readonly says: 'modify roll'; readonly who: T['who']; readonly by: number }
  | { readonly says: 'may reroll'; readonly who: T['who'] }
  | PileStatement<T>;
