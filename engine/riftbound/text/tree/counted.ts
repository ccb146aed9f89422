import type { Tree } from '../../../text/tree';

/** What is kept count of over a turn: a text that asks for anything else isn't read. */
export type CountedThisTurn<T extends Tree> =
  | { readonly on: 'plays'; readonly who: T['who']; readonly filter: T['filter'] }
  | { readonly on: 'player conquers'; readonly who: T['who'] }
  | {
      readonly on: 'player does';
      readonly who: T['who'];
      readonly what: 'discard';
      readonly filter: T['filter'];
    }
  | { readonly on: 'dies'; readonly object: { readonly this: false; readonly filter: T['filter'] } }
  | { readonly on: 'moves'; readonly object: { readonly this: true } };
