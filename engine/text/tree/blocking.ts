/** What card text says of attackers and of those that block them. */
import type { Subject } from './objects';
import type { Tree } from './tree';

/** An attacking object is blocked by another. */
export interface BlockingEffect<T extends Tree> {
  readonly do: 'block';
  readonly object: T['object'];
  readonly attacker: T['object'];
}

export type BlockingTrigger<T extends Tree> =
  | {
      readonly on: 'attacks alone' | 'attacks and is not blocked' | 'is attacked';
      readonly object: Subject<T>;
    }
  /** "Whenever one or more units you control attack": once, however many do. */
  | { readonly on: 'attack together'; readonly object: Subject<T>; readonly least: number }
  /** `least`: once, as it comes to block so many. */
  | {
      readonly on: 'blocks';
      readonly object: Subject<T>;
      readonly what?: T['filter'];
      readonly least?: number;
    }
  | {
      readonly on: 'becomes blocked';
      readonly object: Subject<T>;
      readonly by?: T['filter'];
      readonly least?: number;
    }
  | { readonly on: 'player attacks'; readonly who: T['who'] };

/** "an opponent is attacking you", "you attacked an opponent this turn". */
export interface BlockingCondition<T extends Tree> {
  readonly if: 'attacks player';
  readonly who: T['who'];
  readonly whom: T['who'];
  readonly when: 'now' | 'this turn';
}

export type BlockingStatement<T extends Tree> =
  | {
      readonly says:
        | "can't attack"
        | "can't block"
        | "can't be blocked"
        | "can't attack alone"
        | "can't block alone"
        | 'attacks if able'
        | 'blocks if able'
        | 'must be blocked if able';
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
  | { readonly says: 'may block additional'; readonly subject: T['object']; readonly amount: number };
