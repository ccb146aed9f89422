import type {
  BlockingEffect,
  CounterEffect,
  PileDestination,
  PileEffect,
  PreventionEffect,
  PutEffect,
  SharedEffect,
  Tree,
} from '../../../text/tree';

/** What a resolving card or ability does. */
export type LegionsEffect<T extends Tree> =
  | SharedEffect<T>
  | CounterEffect<T>
  | PreventionEffect<T>
  | BlockingEffect<T>
  | PileEffect<T>
  | PutEffect<T>
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
  /** A card is played while this resolves. */
  | { readonly do: 'play card'; readonly who: T['who']; readonly object: T['object'] }
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
  | { readonly do: 'reselect base'; readonly object: T['object'] }
  | { readonly do: 'draw the game' | 'end the turn' }
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

/** Where something is put: 'hand', 'deck', 'graveyard', 'battlefield', 'top of deck', 'bottom of deck'. */
export interface Destination<T extends Tree> extends PileDestination<T> {
  readonly base?: T['object'];
  readonly rested?: boolean;
  readonly attacking?: boolean;
  /** Blocking: which attacking unit, where the text says it. */
  readonly blocking?: { readonly what?: T['object'] };
}
