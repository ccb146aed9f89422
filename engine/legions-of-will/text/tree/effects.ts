import type { BlockingEffect, CounterEffect, PreventionEffect, SharedEffect, Tree } from '../../../text/tree';

/** What a resolving card or ability does. */
export type OwnEffect<T extends Tree> =
  | SharedEffect<T>
  | CounterEffect<T>
  | PreventionEffect<T>
  | BlockingEffect<T>
  | {
      readonly do:
        | 'destroy'
        | 'expel'
        | 'rest'
        | 'reset'
        | 'turn face up'
        | 'turn face down'
        | 'remove from battle';
      readonly object: T['object'];
      readonly faceDown?: boolean;
      readonly until?: 'this leaves the battlefield';
    }
  | { readonly do: 'sacrifice'; readonly who: T['who']; readonly object: T['object'] }
  | {
      readonly do: 'add resource' | 'lose resource' | 'mill';
      readonly who: T['who'];
      readonly amount: T['amount'];
      readonly random?: boolean;
    }
  /** "… deal damage equal to their power to each other": of all that the phrases name, each to every other. */
  | {
      readonly do: 'damage each other';
      readonly objects: readonly T['object'][];
      readonly amount: T['amount'];
    }
  /** Moves a permanent to another base. */
  | { readonly do: 'move to base'; readonly object: T['object']; readonly base: T['object'] }
  /** Returns or puts an object into a zone: 'hand', 'deck', 'graveyard', 'battlefield', 'top of deck', 'bottom of deck'. */
  | {
      readonly do: 'put into zone';
      readonly object: T['object'];
      readonly zone: string;
      readonly position?: number;
      readonly base?: T['object'];
      readonly rested?: boolean;
      readonly attacking?: boolean;
      /** Blocking: which attacking unit, where the text says it. */
      readonly blocking?: { readonly what?: T['object'] };
      readonly under?: T['who'];
    }
  | { readonly do: 'reselect base'; readonly object: T['object'] }
  /** Shuffles a deck; "your hand into your deck": the cards of `zones` go into it first. */
  | { readonly do: 'shuffle'; readonly who: T['who']; readonly zones?: readonly string[] }
  | {
      readonly do: 'search';
      readonly who: T['who'];
      readonly zone: string;
      readonly filter: T['filter'];
      readonly amount: number;
      readonly reveal: boolean;
    }
  | { readonly do: 'draw the game' | 'end the turn' }
  | { readonly do: 'extra turn'; readonly who: T['who'] }
  | { readonly do: 'extra phase'; readonly phase: string }
  | { readonly do: 'skip'; readonly who: T['who']; readonly step: string }
  | { readonly do: 'roll'; readonly who: T['who']; readonly sides: number; readonly then?: T['effect'] }
  | { readonly do: 'double resource'; readonly who: T['who'] }
  | {
      readonly do: 'change targets';
      readonly object: T['object'];
      readonly how: 'change the target' | 'choose new targets';
    }
  | {
      readonly do: 'choose subtype';
      readonly who: T['who'];
      readonly type: string;
      readonly then?: T['effect'];
    }
  | { readonly do: 'repeat for each'; readonly count: T['amount']; readonly effect: T['effect'] };
