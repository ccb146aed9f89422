/** What card text says of damage that is prevented, and of what is prevented from resolving. */
import type { Subject } from './objects';
import type { Tree } from './tree';

/** "Prevent the next 3 damage that would be dealt to target unit this turn." amount left out: all of it. */
export type PreventionEffect<T extends Tree> =
  | {
      readonly do: 'prevent damage';
      readonly amount?: T['amount'];
      readonly to?: T['object'];
      readonly from?: T['object'];
      readonly battle?: boolean;
      readonly nextTime?: boolean;
      /** Whom so much is dealt to instead: then none is prevented. */
      readonly onto?: T['object'];
      readonly then?: T['effect'];
      readonly duration: T['duration'];
    }
  /** "Prevent target action from resolving." */
  | { readonly do: 'prevent from resolving'; readonly object: T['object'] };

export interface PreventionTrigger<T extends Tree> {
  readonly on: 'prevented from resolving' | 'damage is prevented';
  readonly object: Subject<T>;
}

/** "would deal battle damage to a base": what kind of damage, and to whom. */
export interface DamageEvent<T extends Tree> {
  readonly would: 'deal damage';
  readonly object: Subject<T>;
  readonly battle?: boolean;
  readonly to?: Subject<T>;
}

export type PreventionStatement<T extends Tree> =
  | {
      readonly says: "can't be prevented";
      readonly what: 'resolving' | 'damage';
      readonly subject?: T['object'];
    }
  | {
      readonly says: 'prevent damage';
      readonly amount?: T['amount'];
      readonly allBut?: number;
      readonly to?: T['filter'] | 'this';
      readonly from?: T['filter'] | 'this';
      readonly battle?: boolean;
      /** Whom it is dealt to instead: then none is prevented. */
      readonly onto?: T['object'];
      /** What is done besides, each time that damage is prevented. */
      readonly then?: T['effect'];
    };
