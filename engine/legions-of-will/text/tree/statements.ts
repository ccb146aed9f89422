import type { SharedModification, SharedStatement, Tree } from '../../../text/tree';

/** One change that a continuous effect makes to an object. */
export type OwnModification<T extends Tree> =
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
export type OwnStatement<T extends Tree> =
  | SharedStatement<T>
  | {
      readonly says:
        | "can't attack"
        | "can't block"
        | "can't be blocked"
        | "can't move"
        | "can't attack alone"
        | "can't block alone"
        | 'attacks if able'
        | 'blocks if able'
        | 'must be blocked if able'
        | "can't be targeted"
        | "doesn't reset";
      readonly subject: T['object'];
      readonly by?: T['filter'];
      /** "can't be blocked except by Dragons". */
      readonly exceptBy?: T['filter'];
      readonly unless?: T['condition'];
    }
  /** Attacking or blocking costs something. */
  | {
      readonly says: 'costs to attack' | 'costs to block';
      readonly subject: T['object'];
      readonly costs: readonly T['cost'][];
      readonly optional?: boolean;
    }
  | { readonly says: 'may attack after moving'; readonly subject: T['object'] }
  | { readonly says: 'may block additional'; readonly subject: T['object']; readonly amount: number }
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
  | { readonly says: 'may play from'; readonly zone: string; readonly subject: T['object'] }
  | { readonly says: 'may play without paying'; readonly subject: T['object'] }
  | { readonly says: 'additional cost'; readonly costs: readonly T['cost'][]; readonly optional: boolean }
  | { readonly says: 'alternative cost'; readonly costs: readonly T['cost'][] }
  | { readonly says: "can't be played"; readonly subject: T['object'] }
  | {
      readonly says: "can't be prevented";
      readonly what: 'resolving' | 'damage';
      readonly subject?: T['object'];
    }
  | {
      readonly says: 'maximum counters';
      readonly subject?: T['object'];
      readonly counter: string;
      readonly amount: number;
    }
  | {
      readonly says: 'enters';
      readonly subject: T['object'];
      readonly rested?: boolean;
      readonly counters?: { readonly counter: string; readonly amount: T['amount'] };
    }
  | {
      readonly says: 'prevent damage';
      readonly amount?: T['amount'];
      readonly allBut?: number;
      readonly to?: T['filter'] | 'this';
      readonly from?: T['filter'] | 'this';
      readonly battle?: boolean;
    }
  | { readonly says: 'triggers additional time'; readonly filter: T['filter'] }
  | { readonly says: 'modify roll'; readonly who: T['who']; readonly by: number }
  | { readonly says: 'may reroll'; readonly who: T['who'] }
  | { readonly says: 'plays with top card revealed'; readonly who: T['who'] };
