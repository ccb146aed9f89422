/** What card text says of where cards are put, and of how they are looked for there. */
import type { Tree } from './tree';

/** Where something is put: a zone, or an end of one ('top of deck'). */
export interface PileDestination<T extends Tree> {
  readonly zone: string;
  /** So many from the top. */
  readonly position?: number;
  /** Several in an order that chance decides. */
  readonly random?: true;
  /** Under whose control. */
  readonly under?: T['who'];
}

/** Something is returned or put into a zone. */
export type PutEffect<T extends Tree> = {
  readonly do: 'put into zone';
  readonly object: T['object'];
} & T['destination'];

export type PileEffect<T extends Tree> =
  /** Shuffles a deck; "your hand into your deck": the cards of `zones` go into it first. */
  | { readonly do: 'shuffle'; readonly who: T['who']; readonly zones?: readonly string[] }
  | {
      readonly do: 'search';
      readonly who: T['who'];
      /** Whose zone is searched; left out: that of who searches. */
      readonly whose?: T['who'];
      readonly zone: string;
      readonly filter: T['filter'];
      readonly amount: number;
      readonly reveal: boolean;
    };

export interface PileTrigger<T extends Tree> {
  readonly on: 'shuffles a deck';
  readonly who: T['who'];
}

export interface PileStatement<T extends Tree> {
  readonly says: 'plays with top card revealed';
  readonly who: T['who'];
}
