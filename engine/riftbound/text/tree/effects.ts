import type { PutEffect, SharedEffect, Tree } from '../../../text/tree';
import type { Resources } from './happenings';
import type { Place } from './objects';

/** What is done to objects, and nothing more is to be said of it. */
export type ObjectAction =
  | 'ready'
  | 'exhaust'
  | 'kill'
  | 'banish'
  | 'stun'
  | 'buff'
  | 'heal'
  | 'counter'
  | 'recycle'
  | 'detach';

/** A token, as the text that creates it describes it. */
export interface Token<T extends Tree> {
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** Its name: the tag or word before "token". */
  readonly name: string;
  readonly might?: number;
  readonly abilities: readonly T['ability'][];
}

export type RiftboundEffect<T extends Tree> =
  | PutEffect<T>
  | SharedEffect<T>
  | { readonly do: ObjectAction; readonly who: T['who']; readonly object: T['object'] }
  /** Relocated to its base, which is no move; "recall it exhausted". */
  | { readonly do: 'recall'; readonly object: T['object']; readonly exhausted?: true }
  | {
      readonly do: 'move';
      readonly who: T['who'];
      readonly object: T['object'];
      readonly to: Place<T>;
      readonly optional?: true;
    }
  | {
      readonly do: 'channel';
      readonly who: T['who'];
      readonly amount: T['amount'];
      readonly exhausted?: true;
    }
  | ({ readonly do: 'add'; readonly who: T['who'] } & Resources<T>)
  | { readonly do: 'gain points'; readonly who: T['who']; readonly amount: T['amount'] }
  | {
      readonly do: 'spend buff';
      readonly who: T['who'];
      readonly from: T['object'];
      readonly amount: number | 'any number';
    }
  | { readonly do: 'attach'; readonly object: T['object']; readonly to: T['object'] }
  /** What Equip is short for: attached by it, the unit has been equipped. */
  | { readonly do: 'equip'; readonly object: T['object']; readonly to: T['object'] }
  /** What Weaponmaster is short for: the Equip cost of an object may be paid at a discount to attach it. */
  | {
      readonly do: 'pay to equip';
      readonly who: T['who'];
      readonly object: T['object'];
      readonly to: T['object'];
      readonly reducedBy: Resources<T>;
    }
  | {
      readonly do: 'play card';
      readonly who: T['who'];
      readonly object: T['object'];
      readonly ignoring?: 'cost' | 'energy cost' | 'power cost';
      readonly reducedBy?: Resources<T>;
      readonly to?: Place<T>;
      readonly ready?: true;
    }
  | {
      readonly do: 'play token';
      readonly who: T['who'];
      readonly amount: T['amount'];
      readonly token: Token<T>;
      /** As it enters; left out: as its type does. */
      readonly enters?: 'ready' | 'exhausted';
      readonly to?: Place<T>;
    }
  /** "They deal damage equal to their Mights to each other." */
  | { readonly do: 'damage each other'; readonly objects: T['object']; readonly amount: T['amount'] }
  /** "becomes a copy of": of what it is, as the effect begins. */
  | {
      readonly do: 'become copy';
      readonly object: T['object'];
      readonly of: T['object'];
      readonly duration: T['duration'];
    }
  | {
      readonly do: 'swap';
      readonly characteristic: string;
      readonly objects: readonly T['object'][];
      readonly duration: T['duration'];
    }
  /** "Do this: …", "Do this twice: …": an ability of its own on the chain, so many times. */
  | {
      readonly do: 'reflexive trigger';
      readonly times: T['amount'];
      readonly effect: T['effect'];
      readonly targets: readonly T['target'][];
    }
  /** "Choose an opponent": who is "that player", and "they", from then on. */
  | { readonly do: 'choose player'; readonly who: T['who'] }
  | { readonly do: 'hide'; readonly who: T['who']; readonly object: T['object']; readonly at: Place<T> };

/** To zone 'hand', 'trash', 'main deck', 'champion zone', 'banishment'; of 'main deck' also which end. */
export interface Destination {
  readonly zone: string;
  readonly end?: 'top' | 'bottom';
}
