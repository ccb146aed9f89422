/** What card text says of counters on objects. */
import type { Bound } from './happenings';
import type { Subject } from './objects';
import type { Tree } from './tree';

export type CounterEffect<T extends Tree> =
  | {
      readonly do: 'put counters' | 'remove counters';
      readonly counter: string;
      readonly amount: T['amount'];
      readonly object: T['object'];
      readonly divided?: boolean;
      /** The amount is each object's own: "all poison counters", "counters equal to its power". */
      readonly own?: boolean;
    }
  /** Counters of all kinds. */
  | { readonly do: 'remove all counters'; readonly object: T['object'] }
  /** "Put its counters on target unit": as many of each kind as it has, or last had. */
  | { readonly do: 'put all counters'; readonly from: T['object']; readonly object: T['object'] }
  | { readonly do: 'double counters'; readonly object: T['object']; readonly counter: string }
  | {
      readonly do: 'move counter';
      readonly counter: string;
      readonly amount: number;
      readonly from: T['object'];
      readonly to: T['object'];
    };

export interface CounterCost {
  readonly cost: 'remove counters';
  readonly counter: string;
  readonly amount: number;
}

export interface CounterFilter {
  /** "with an ice counter on it". */
  readonly counter?: string;
  /** "with two ice counters on it": so many at least; left out: one. */
  readonly counters?: number;
}

export interface CounterAmount<T extends Tree> {
  readonly amount: 'counters';
  readonly counter: string;
  readonly object: T['object'];
  readonly times?: number;
}

/** "if it has two or more poison counters on it". */
export type CounterCondition<T extends Tree> = {
  readonly if: 'counters';
  readonly object: T['object'];
  readonly counter: string;
} & Bound<T>;

export interface CounterTrigger<T extends Tree> {
  readonly on: 'counters put';
  readonly object: Subject<T>;
  readonly counter: string;
  readonly nth?: number;
  /** "A counter", of several put at once each by itself; left out: "one or more". */
  readonly each?: true;
}

export interface CounterEvent<T extends Tree> {
  readonly would: 'have counters put on it';
  readonly object: Subject<T>;
  readonly counter: string;
}

export interface CounterLimit<T extends Tree> {
  readonly says: 'maximum counters';
  readonly subject?: T['object'];
  readonly counter: string;
  readonly amount: number;
}
