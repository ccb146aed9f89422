import type { CounterAmount, CounterFilter, SharedAmount, SharedObject, Tree } from '../../../text/tree';

export type LegionsObject<T extends Tree> =
  | SharedObject<T>
  /** "the attacking unit's base", "its base", "this base" seen from what is in it. */
  | { readonly ref: 'base of'; readonly object: T['object'] }
  /** The cards that this object expelled ("the expelled card"). */
  | { readonly ref: 'expelled with this' };

/** Types: 'unit', 'upgrade', 'trap', 'base', 'action'; statuses: 'rested', 'reset', 'face up', 'blocking', …. */
export interface LegionsFilter<T extends Tree> extends CounterFilter {
  /** "of the chosen type": the subtype chosen for this object or earlier in this effect. */
  readonly chosenType?: true;
  /** "in this base", "in that base", "in the same base as this unit". */
  readonly inBase?: T['object'];
  /** "attacking this base", "blocking this unit". */
  readonly attacking?: T['object'];
  readonly blocking?: T['object'];
  /** "with available capacity" for n permanents more. */
  readonly availableCapacity?: number;
}

export type LegionsAmount<T extends Tree> =
  | SharedAmount<T>
  | CounterAmount<T>
  /** "all but one": as many as there are to choose among, less so many. */
  | { readonly amount: 'all but'; readonly but: number }
  | { readonly amount: 'resource'; readonly who: T['who'] };
